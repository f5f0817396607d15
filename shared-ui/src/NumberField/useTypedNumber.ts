import { useEffect, useRef, useState } from "react";
import { digitsOf } from "../Field/digits";
import { changeOf, isPasted } from "../TypedInput/typedText";

/** What a text says as a whole number: one, one of several, or none. */
export type NumberReading =
  | { kind: "empty" }
  | { kind: "number"; value: number; fraction: string }
  | { kind: "doubt"; readings: readonly number[] }
  | { kind: "unreadable" };

const grouped = (value: number) => value.toLocaleString("en-US");
const isFormatted = (text: string) => /^\d{1,3}(?:,\d{3})*(?:\.\d*)?$/.test(text);

/**
 * The text to read after a change. Where digits were put into a number, or taken out, its commas go where
 * they belong by its new digits; any other text, also one in its place, is read as it stands.
 */
function changedText(text: string, before: string, isInserted: boolean): string {
  const { left, typed, right } = changeOf(before, text);
  const isDigits = digitsOf(typed).length === [...typed].length;
  const isSameNumber = typed === "" ? !isInserted : text.length === before.length + typed.length;
  if (!isDigits || !isSameNumber || !isFormatted(before)) return text;
  return `${left.replaceAll(",", "")}${digitsOf(typed)}${right.replaceAll(",", "")}`;
}

/** A whole number while it is typed. */
export type TypedNumber = {
  /** What the field shows: the text as it is typed, afterwards the number. */
  shown: string;
  /** Whether a decimal point was typed, which is dropped with what follows it. */
  hasPoint: boolean;
  /** The numbers that may be meant; none where there is nothing to ask. */
  meant: readonly number[];
  /** What is typed is not plainly one number. */
  isUnread: boolean;
  /** It may still become one: the person is at it. */
  isOpen: boolean;
  /** What the field shows after a change of its input, and what that says. */
  shape: (
    text: string,
    before: string,
    input: HTMLInputElement,
    inputType: string,
  ) => { shown: string; number: number | null; isUnread: boolean };
  /** The field was left: from now on it shows the number alone, or what is not one. */
  end: () => void;
};

/** Reads a whole number out of what is typed over `value`. */
export function useTypedNumber(
  value: number | null,
  read: (text: string) => NumberReading,
): TypedNumber {
  /** What is shown, and the number that it was read as. */
  const [typed, setTyped] = useState<{ text: string; value: number | null } | null>(null);
  const [isOpen, setOpen] = useState(false);
  /** Letters that were left out behind a number still keep it apart from digits that follow. */
  const dropped = useRef({ shown: "", text: "" });

  const isOwn = typed !== null && typed.value === value;
  const reading = isOwn ? read(typed.text) : null;
  const shape: TypedNumber["shape"] = (text, before, input, inputType) => {
    const { left, typed: added } = changeOf(before, text);
    const isBehind =
      dropped.current.text !== "" && dropped.current.shown === left && left === before;
    const whole = isBehind
      ? dropped.current.text + added
      : changedText(text, before, inputType.startsWith("insert"));
    const next = read(whole);
    const shown = shownText(whole, next, added);
    dropped.current = { shown, text: hasLettersBehind(whole, next) ? whole : "" };
    const number = next.kind === "number" ? next.value : null;
    setTyped({ text: shown, value: number });
    setOpen(!isPasted(added) && document.activeElement === input);
    return { shown, number, isUnread: isUnread(next) };
  };
  return {
    shown: isOwn ? typed.text : value === null ? "" : grouped(value),
    hasPoint: reading?.kind === "number" && reading.fraction !== "",
    meant: reading?.kind === "doubt" ? reading.readings : [],
    isUnread: reading !== null && isUnread(reading),
    isOpen,
    shape,
    end: () => {
      setOpen(false);
      dropped.current = { shown: "", text: "" };
      if (reading?.kind === "number" || reading?.kind === "empty") setTyped(null);
    },
  };
}

const hasLettersBehind = (text: string, { kind }: NumberReading) =>
  kind === "number" && /\p{L}/u.test(text.slice(text.search(/\p{Nd}/u)));

const isUnread = ({ kind }: NumberReading) => kind === "doubt" || kind === "unreadable";

/** A number with its commas and what is typed of a fraction; anything else as it stands. */
function shownText(text: string, reading: NumberReading, added: string): string {
  if (reading.kind === "empty") return "";
  if (reading.kind !== "number") return text;
  // A separator that was just typed waits for the digits behind it.
  const end = /^[,\s'’]$/.test(added) && /\d[,\s'’]$/.test(text) ? added : "";
  return grouped(reading.value) + reading.fraction + end;
}

/** Tells the form around whether the text of its input can be read. */
export function useUnread(inputId: string, problem: string) {
  useEffect(() => {
    const input = document.getElementById(inputId);
    if (input instanceof HTMLInputElement) input.setCustomValidity(problem);
  }, [inputId, problem]);
}
