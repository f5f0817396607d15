const digitsOf = (text: string) => text.replace(/\D/g, "");

/** What a change of a text left as it was on both sides, and what came between. */
function changeOf(before: string, after: string) {
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

/** Digits that fit: typed into a full field they take the place of those that follow. */
function fitting(left: string, right: string, length: number): string {
  const over = Math.max(0, left.length + right.length - length);
  return (left + right.slice(over)).slice(0, length);
}

const phoneLength = 10;

/**
 * The digits of a telephone number of the United States after a change of its text. A country code
 * goes as soon as it is known to be one: a 1 before ten digits.
 */
export function typedPhone(text: string, before = ""): string {
  const { left, typed, right } = changeOf(before, text);
  const [start, end] = [digitsOf(left + typed), digitsOf(right)];
  const all = start + end;
  if (all.length > phoneLength && all.startsWith("1")) return all.slice(1, phoneLength + 1);
  return fitting(start, end, phoneLength);
}

/** `5125550` as (512)555-0: the mask's characters only up to the last digit. */
export function shownPhone(digits: string): string {
  if (digits.length <= 3) return digits && `(${digits}`;
  const exchange = `(${digits.slice(0, 3)})${digits.slice(3, 6)}`;
  return digits.length <= 6 ? exchange : `${exchange}-${digits.slice(6)}`;
}

const dateLength = 8;
const separator = /[\s/.-]+/;

/** Begun with a year, which no month begins like: 1980-03-07 or 19800307. */
const isYearFirst = (digits: string) => /^(19|20)/.test(digits);

/**
 * The digits of a date, month first, after a change of its text; with a slash behind them while one
 * was typed last. A separator ends the month or the day before it, so `1/` is 01. A date written
 * year first, by hand or as browsers fill it in, is read as what it is once it is whole.
 */
export function typedDate(text: string, before = ""): string {
  const iso = /^\s*(\d{4})-(\d{2})-(\d{2})(?!\d)/.exec(text);
  if (iso) return `${iso[2]}${iso[3]}${iso[1]}`;
  const { left, typed, right } = changeOf(before, text);
  const parts = (left + typed).split(separator);
  const ended = separator.test(typed)
    ? parts.map((part, at) => (at < parts.length - 1 ? part && part.padStart(2, "0") : part))
    : parts;
  const digits = fitting(digitsOf(ended.join("")), digitsOf(right), dateLength);
  if (isYearFirst(digits) && digits.length === dateLength) {
    return digits.slice(4) + digits.slice(0, 4);
  }
  const ends = isYearFirst(digits) ? [4, 6] : [2, 4];
  const endsPart = ends.includes(digits.length);
  return endsPart && right === "" && /\d[\s/.-]+$/.test(text) ? `${digits}/` : digits;
}

/** `01051990` as 01/05/1990: separators only up to the last digit, or the one that was typed. */
export function shownDate(typed: string): string {
  const digits = digitsOf(typed);
  const [first, second, sign] = isYearFirst(digits)
    ? ([4, 6, "-"] as const)
    : ([2, 4, "/"] as const);
  const parts = [digits.slice(0, first), digits.slice(first, second), digits.slice(second)];
  return parts.filter((part) => part !== "").join(sign) + (typed.endsWith("/") ? sign : "");
}
