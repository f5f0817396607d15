import { readNumber } from "./readNumber";
import { remembered } from "./remembered";

const numbers = remembered(
  (style: "currency") => new Intl.NumberFormat("en-US", { style, currency: "USD" }),
);

/**
 * A whole number with a comma every thousand. A browser takes 30 ms to make its first `Intl` format,
 * which every page would pay before it can be used.
 */
function withCommas(whole: number): string {
  if (whole < 1_000 || !Number.isSafeInteger(whole)) return String(whole);
  return `${withCommas(Math.floor(whole / 1_000))},${String(whole % 1_000).padStart(3, "0")}`;
}

/** Whole dollars as a person reads them: `$1,234`, `-$1,234`. */
export function formatMoney(dollars: number): string {
  const rounded = Math.round(dollars);
  return `${rounded < 0 ? "-" : ""}$${withCommas(Math.abs(rounded))}`;
}

/**
 * The whole number of a text that is nothing but its digits, with a comma every thousand or none: as
 * fields give it and as it is sent. Null for every other text.
 */
export function wholeNumber(text: string): number | null {
  return /^(?:\d+|\d{1,3}(?:,\d{3})+)$/.test(text) ? Number(text.replaceAll(",", "")) : null;
}

/** The whole number of a text with a thousands comma; an empty text where it is not plainly one. */
export function formatAmount(text: string): string {
  const amount = parseMoney(text);
  return amount === null ? "" : withCommas(amount);
}

/**
 * The whole number that a text plainly says; what follows a decimal point is dropped. Null where
 * {@link readNumber} finds none, or has to ask.
 */
export function parseMoney(text: string): number | null {
  const reading = readNumber(text);
  return reading.kind === "number" ? reading.value : null;
}

/**
 * Cents as dollars: `$49`. A fee that is not a whole dollar shows its cents,
 * so that the amount shown is the amount charged.
 */
export function formatCents(cents: number): string {
  return cents % 100 === 0 ? formatMoney(cents / 100) : numbers("currency").format(cents / 100);
}
