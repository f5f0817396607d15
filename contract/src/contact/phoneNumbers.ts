import { numberInWords } from "./numberWords";
import { writtenPart, type Part, type Piece, type ReadText } from "./readText";

/** Something that may be told nobody, and whether it can be nothing else, even in a postal address. */
export type Detail = Part & { isSure: boolean };

/** A number in a row of numbers: its digits, how it is written, and what stands before it. */
type Numeral = { digits: string; shown: string; gap: string; start: number; end: number };

/** A numeral at a place, and the piece behind it. */
type Found = { numeral: Numeral; next: number };

/** The fewest digits of a phone number. */
const fewestDigits = 7;
/** From here on no row of digits is a house number, a road or a box. */
const sureDigits = 10;
/** The longest amount; longer ones are phone numbers. */
const amountDigits = 9;
const longestGap = 12;

/** Words that people say between the digits of a phone number. */
const joiners = new Set(
  "dash hyphen guion dot punto point period space espacio slash barra then luego".split(" "),
);

/**
 * Rows of seven digits and more that are no amount, day or pair of limits: in any script, in words,
 * with letters that pass for digits, and with whatever people put between.
 */
export function phoneNumbers(read: ReadText): Detail[] {
  const found: Detail[] = [];
  let row: Numeral[] = [];
  let joined = 0;
  const close = () => {
    const detail = phoneIn(read, row);
    if (detail) found.push(detail);
    row = [];
    joined = 0;
  };
  for (let index = 0; index < read.pieces.length;) {
    const piece = read.pieces[index];
    if (!piece) break;
    if (row.length > 0 && !joins(piece.gap)) close();
    const numeral = numeralAt(read.pieces, index, row.length > 0);
    if (numeral) {
      row.push(numeral.numeral);
      joined = 0;
      index = numeral.next;
      continue;
    }
    joined += 1;
    if (row.length > 0 && (joined > 2 || !joiners.has(piece.text))) close();
    index += 1;
  }
  close();
  return found;
}

/** Whether numbers on both sides of this may be parts of one. */
function joins(gap: string): boolean {
  if (gap.length > longestGap || /[$€£¥%]/.test(gap)) return false;
  return !/[?!=<>@]/.test(gap) || !/\s/.test(gap);
}

function numeralAt(pieces: readonly Piece[], at: number, isInRow: boolean): Found | undefined {
  const piece = pieces[at];
  if (!piece) return undefined;
  const { text, gap, start, end } = piece;
  if (piece.isNumber)
    return { numeral: { digits: text, shown: text, gap, start, end }, next: at + 1 };
  if (isDigitLike(pieces, at, isInRow)) {
    const digits = "0".repeat(text.length);
    return { numeral: { digits, shown: text, gap, start, end }, next: at + 1 };
  }
  const said = numberInWords((offset) => pieces[at + offset]);
  const last = said && pieces[at + said.count - 1];
  if (!said || !last) return undefined;
  const { digits, count } = said;
  return { numeral: { digits, shown: "", gap, start, end: last.end }, next: at + count };
}

/** Whether letters stand for digits: O199, 5l2, and Ol between numbers. */
function isDigitLike(pieces: readonly Piece[], at: number, isInRow: boolean): boolean {
  const piece = pieces[at];
  if (!piece || !/^[oil]{1,3}$/.test(piece.text)) return false;
  const isTight = (one: Piece | undefined, other: Piece | undefined) =>
    one?.gap === "" && other?.isNumber === true;
  if (isTight(pieces[at + 1], pieces[at + 1])) return true;
  if (isTight(piece, pieces[at - 1])) return true;
  if (!isInRow || !/^[\s.-]*$/.test(piece.gap)) return false;
  for (const next of pieces.slice(at + 1, at + 4)) {
    if (!/^[\s.-]*$/.test(next.gap)) return false;
    if (next.isNumber) return true;
    if (!/^[oil]{1,3}$/.test(next.text)) return false;
  }
  return false;
}

function phoneIn(read: ReadText, row: readonly Numeral[]): Detail | undefined {
  const [first] = row;
  const last = row.at(-1);
  if (!first || !last) return undefined;
  const digits = countedDigits(row);
  if (digits < fewestDigits || isFigure(read, row)) return undefined;
  const opens = /[(+]/.test(read.chars[first.start - 1]?.char ?? "");
  const isSure = digits >= sureDigits || row.length >= fewestDigits || isLocalNumber(row);
  return { ...writtenPart(read, first.start - (opens ? 1 : 0), last.end), isSure };
}

/** 555-0199, as nobody writes a house number. */
const isLocalNumber = ([area, line, ...more]: readonly Numeral[]) =>
  more.length === 0 &&
  area?.digits.length === 3 &&
  line?.digits.length === 4 &&
  /^\s?[-.]\s?$/.test(line.gap);

/** How many digits a row has without its amounts: 12,000 or 1,250,000. */
function countedDigits(row: readonly Numeral[]): number {
  let counted = 0;
  for (let index = 0; index < row.length;) {
    let next = index + 1;
    while (row[next]?.gap === "," && row[next]?.shown !== "") next += 1;
    const group = row.slice(index, next);
    const digits = group.reduce((sum, numeral) => sum + numeral.digits.length, 0);
    if (digits > amountDigits || !isAmount(group)) counted += digits;
    index = next;
  }
  return counted;
}

const isAmount = ([first, ...others]: readonly Numeral[]) =>
  others.length > 0 &&
  /^\d{1,3}$/.test(first?.shown ?? "") &&
  others.every(({ shown }) => /^\d{3}$/.test(shown));

/** Whether digits say something else: $1250000, 2026-11-22, 11/22/2026, 100/300/100, 2015-2020. */
function isFigure(read: ReadText, row: readonly Numeral[]): boolean {
  if (row.some(({ shown }) => shown === "")) return false;
  const written = row.map(({ gap, shown }, index) => (index > 0 ? gap + shown : shown)).join("");
  if (/^\d{2,3}(?:\s?\/\s?\d{2,3}){1,2}$/.test(written)) return true;
  if (isMoney(read, row, written)) return true;
  // 1,000 as 1000.
  const whole = written.replace(/,(?=\d{3}(?!\d))/g, "");
  const parts = whole.split(/[\s,;&]/).filter((part) => part !== "" && part !== "-");
  return (
    areDays(parts) || areTimes(parts) || areLimits(parts) || areRound(parts) || areSteps(parts)
  );
}

function isMoney(read: ReadText, row: readonly Numeral[], written: string): boolean {
  if (!/^\d{1,9}(?:\.\d{1,2})?$/.test(written)) return false;
  const start = row[0]?.start ?? 0;
  const before = read.chars.slice(Math.max(0, start - 2), start);
  return /[$€£]\s?$/.test(before.map(({ char }) => char).join(""));
}

const isDay = (part: string) =>
  /^\d{4}-\d{1,2}-\d{1,2}$/.test(part) ||
  /^\d{1,2}([/.-])\d{1,2}\1(?:19|20)\d{2}$/.test(part) ||
  /^(?:19|20)\d{2}(?:[-/](?:19|20)\d{2})?$/.test(part);

/** 100/300/100, 250/500/100: limits are multiples of five thousand. */
const areLimits = (parts: readonly string[]) =>
  parts.every((part) => /^\d{1,2}[05](?:\/\d{1,2}[05]){1,2}$/.test(part));

const isTime = (part: string) => /^(?:[01]?\d|2[0-3]):[0-5]\d$/.test(part);

/** Days and years, and a time behind a day. */
const areDays = ([first = "", ...others]: readonly string[]) =>
  isDay(first) && others.every((part) => isDay(part) || isTime(part));

/** 10:00-11:30: two times are too few digits for a phone number. */
const areTimes = (parts: readonly string[]) => {
  const times = parts.flatMap((part) => part.split("-"));
  return times.length <= 2 && times.every(isTime);
};

/** The groups of digits in which phone numbers are written: 512 555 0199. */
const hasPhoneShape = (parts: readonly string[]) =>
  /^(?:1 )?3 3 4$/.test(parts.map(({ length }) => length).join(" "));

/** Amounts without commas: 1000 or 2500, 1000-2500. */
function areRound(parts: readonly string[]): boolean {
  const numbers = parts.filter((part) => part !== "o");
  return (
    !hasPhoneShape(numbers) &&
    numbers.every((part) => /^[1-9]\d{0,3}00(?:-[1-9]\d{0,3}00)?$/.test(part))
  );
}

/** Three and more steps of a choice: 25, 50, 100, 250. */
const areSteps = (parts: readonly string[]) =>
  parts.length > 2 &&
  !hasPhoneShape(parts) &&
  parts.every(
    (part, index) =>
      /^[1-9]\d{0,4}$/.test(part) &&
      Number(part) % 5 === 0 &&
      (index === 0 || Number(part) > Number(parts[index - 1])),
  );
