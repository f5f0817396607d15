import { useState, type KeyboardEvent } from "react";
import type { DropdownOption } from "./Option";
import { nextLine, startingWith } from "./listKeys";

/** Letters that follow each other faster are one word. */
const TYPING_PAUSE_MS = 700;

type Listbox = {
  isOpen: boolean;
  /** The index of the active option; -1 for none. */
  active: number;
  open: () => void;
  close: () => void;
  activate: (index: number) => void;
  choose: (index: number) => void;
  /** For the trigger, which has the focus all the time. */
  onKeyDown: (event: KeyboardEvent) => void;
};

/** What is open and active in a list of options, and how the keyboard changes it. */
export function useListbox<Value extends number | string>(
  options: readonly DropdownOption<Value>[],
  value: Value | null,
  onChange: (value: Value) => void,
): Listbox {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [typed, setTyped] = useState({ text: "", atMs: 0 });

  const open = () => {
    setActive(options.findIndex((option) => option.value === value));
    setOpen(true);
  };
  const close = () => setOpen(false);
  const choose = (index: number) => {
    const option = options[index];
    if (!option || option.disabled) return;
    close();
    if (option.value !== value) onChange(option.value);
  };
  const typeLetter = (letter: string, atMs: number) => {
    const text = (atMs - typed.atMs < TYPING_PAUSE_MS ? typed.text : "") + letter;
    setTyped({ text, atMs });
    const found = startingWith(options, text, active);
    if (!isOpen) open();
    if (found >= 0) setActive(found);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === "Tab") return close();
    const isLetter = key.length === 1 && key !== " " && !event.ctrlKey && !event.metaKey;
    const moves = ["ArrowDown", "ArrowUp", "Home", "End"].includes(key);
    if (!isLetter && !moves && !["Enter", " ", "Escape"].includes(key)) return;
    if (!isOpen && key === "Escape") return;
    event.preventDefault();
    // Escape is about the list alone: a window around it stays open.
    event.stopPropagation();
    if (key === "Escape") close();
    else if (isLetter) typeLetter(key, event.timeStamp);
    else if (!isOpen) open();
    else if (moves) setActive(nextLine(options, active, key));
    else choose(active);
  };

  return { isOpen, active, open, close, activate: setActive, choose, onKeyDown };
}
