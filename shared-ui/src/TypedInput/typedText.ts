import { digitOf, digitsOf } from "../Field/digits";

/** What a change of a text left as it was on both sides, and what came between. */
export function changeOf(before: string, after: string) {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return {
    left: after.slice(0, start),
    typed: after.slice(start, after.length - end),
    right: after.slice(after.length - end),
  };
}

/** More than one character at once: pasted, or filled in by the browser. */
export const isPasted = (typed: string) => [...typed].length > 1;

/** What a text says as a telephone number: its digits, fewer than ten, or none that counts here. */
export type PhoneReading =
  | { kind: "number"; digits: string; hasExtension: boolean }
  | { kind: "short"; digits: string }
  | { kind: "other" };

/** What a telephone field shows after a change of its text, and what is to be said of it. */
export type TypedPhone = { shown: string; note: "length" | "extension" | null };

/**
 * A telephone number of the United States after a change of its text. A country code goes as soon as
 * it is known to be one: a 1 before ten digits. What is no such number is not taken at all.
 */
export function typedPhone(
  text: string,
  before: string,
  read: (text: string) => PhoneReading,
): TypedPhone {
  const reading = read(text);
  const { typed } = changeOf(before, text);
  if (reading.kind === "other") {
    // Typed on behind a foreign country's code it would become another number: it stays as it is.
    const isAbroad = text.trim().startsWith("+") && !isPasted(typed);
    return { shown: isAbroad ? text : before, note: "length" };
  }
  if (reading.kind === "number") {
    return { shown: maskedPhone(reading.digits), note: reading.hasExtension ? "extension" : null };
  }
  // Words in the place of digits are no part of a number.
  if (isPasted(typed) && /\p{L}/u.test(typed)) return { shown: before, note: "length" };
  const isForeign = text.trim().startsWith("+");
  return { shown: isForeign ? `+${reading.digits}` : maskedPhone(reading.digits), note: null };
}

/** `5125550` as (512)555-0: the mask's characters only up to the last digit. */
function maskedPhone(digits: string): string {
  if (digits.length <= 3) return digits && `(${digits}`;
  const exchange = `(${digits.slice(0, 3)})${digits.slice(3, 6)}`;
  return digits.length <= 6 ? exchange : `${exchange}-${digits.slice(6)}`;
}

const dateLength = 8;
const separator = /[\s/.-]+/;
const isMask = (text: string) => /^[\d/-]{0,10}$/.test(text);

/**
 * A date after a change of its text, as MM/DD/YYYY. A separator ends the month or the day before it,
 * so `1/` is 01/. A date written year first is read as what it is once it is whole. What was pasted and
 * is no date stays as it is.
 */
export function typedDate(text: string, before: string, read: (text: string) => string): string {
  const { left, typed, right } = changeOf(before, text);
  if (isPasted(typed) || !isMask(before)) {
    const isDigits = /^\s*\p{Nd}{1,8}\s*$/u.test(text) && isMask(before);
    if (!isDigits) return read(text) || text;
  }
  const added = typed.replace(/\p{Nd}/gu, digitOf);
  if (/[^\d\s/.-]/.test(added) && !isPasted(typed)) return before;
  return maskedDate({ left, typed: added, right }, before, read);
}

function maskedDate(
  { left, typed, right }: ReturnType<typeof changeOf>,
  before: string,
  read: (text: string) => string,
): string {
  const parts = (left + typed).split(separator);
  const ended = separator.test(typed)
    ? parts.map((part, at) => (at < parts.length - 1 ? part && part.padStart(2, "0") : part))
    : parts;
  const digits = digitsOf(ended.join("") + right);
  if (digits.length > dateLength) return before;
  const [head = ""] = (left + typed + right).split(separator).filter(Boolean);
  const isWhole = digits.length === dateLength;
  const turned = `${digits.slice(4, 6)}/${digits.slice(6)}/${digits.slice(0, 4)}`;
  // A month never begins like a year; what ends after two digits is no year.
  const isYearFirst =
    /^(?:19|20)/.test(digits) &&
    (head.length > 2 || head === digits) &&
    (!isWhole || read(turned) !== "");
  if (isYearFirst && isWhole) return turned;
  const [first, second, sign] = isYearFirst ? ([4, 6, "-"] as const) : ([2, 4, "/"] as const);
  const shown = [digits.slice(0, first), digits.slice(first, second), digits.slice(second)];
  const endsPart =
    right === "" &&
    (digits.length === first || digits.length === second) &&
    /\d[\s/.-]+$/.test(left + typed);
  return shown.filter((part) => part !== "").join(sign) + (endsPart ? sign : "");
}
