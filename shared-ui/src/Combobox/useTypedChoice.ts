import { useEffectEvent, useLayoutEffect, useState, type KeyboardEvent } from "react";
import type { ComboboxOption } from "./comboboxProps";

type Option = ComboboxOption;
type InputKey = KeyboardEvent<HTMLInputElement> & { preventBaseUIHandler: () => void };

type TypedChoiceOptions<Found extends Option> = {
  options: readonly Found[];
  /** The options are not yet those of what was typed. */
  loading: boolean;
  readTyped: (text: string) => string;
  /** Takes the option that was typed in full. */
  onExact: (option: Found) => void;
  onBlur: (() => void) | undefined;
};

type Leaving = "blur" | "enter";
/** What leaving it came to: the option that it names in full, or none. */
type Settled<Found> = { exact: Found | undefined; left: Leaving };

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * What is typed into a combobox and not chosen yet. Left by Tab, Enter or a press elsewhere, it
 * chooses the option it names in full, also when that one arrives only afterwards; what names
 * none stays as it was typed, and is said to be on no list.
 */
export function useTypedChoice<Found extends Option>({
  options,
  loading,
  readTyped,
  onExact,
  onBlur,
}: TypedChoiceOptions<Found>) {
  const [typed, setTyped] = useState<string | null>(null);
  /** How it was left, until its options are those of what was typed. */
  const [left, setLeft] = useState<Leaving | null>(null);
  const [settled, setSettled] = useState<Settled<Found> | null>(null);
  const [isUnknown, setUnknown] = useState(false);

  const isTyped = typed !== null && typed.trim() !== "";
  if (left !== null && !loading) {
    const text = readTyped((typed ?? "").trim());
    const exact = options.find(
      (option) =>
        !option.disabled && [option.exact, option.label].some((name) => name && same(name, text)),
    );
    setLeft(null);
    setSettled({ exact, left });
    if (exact || text === "") setTyped(null);
    setUnknown(!exact && text !== "");
  }
  const tell = useEffectEvent(({ exact, left }: Settled<Found>) => {
    if (exact) onExact(exact);
    if (left === "blur") onBlur?.();
  });
  // Before the next paint: the field shows what was typed, or the choice, and nothing in between.
  useLayoutEffect(() => {
    if (settled) tell(settled);
  }, [settled]);

  return {
    typed,
    /** What is typed may still become a choice: nothing is wrong with it yet. */
    isOpen: isTyped && !isUnknown,
    /** It was left and names no option. */
    isUnknown: isTyped && isUnknown,
    type: (text: string, input: Element | null) => {
      setTyped(text);
      setUnknown(false);
      // A browser that fills the field in neither enters nor leaves it.
      setLeft(input !== null && input !== document.activeElement ? "blur" : null);
    },
    clear: () => {
      setTyped(null);
      setUnknown(false);
      setLeft(null);
    },
    input: {
      onFocus: () => setLeft(null),
      onBlur: () => setLeft("blur"),
      onKeyDown: (event: InputKey) => {
        const isHighlighted = event.currentTarget.hasAttribute("aria-activedescendant");
        // What is highlighted while matches are on their way matched an earlier text.
        if (event.key !== "Enter" || !isTyped || (isHighlighted && !loading)) return;
        // Enter is about what was typed; the form around is sent by the next one.
        event.preventDefault();
        event.preventBaseUIHandler();
        setLeft("enter");
      },
    },
  };
}
