const grouped = new Intl.NumberFormat("en-US");
const withCents = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** Whole dollars as a person reads them: `$1,234`, `-$1,234`. */
export function formatMoney(dollars: number): string {
  const rounded = Math.round(dollars);
  return `${rounded < 0 ? "-" : ""}$${grouped.format(Math.abs(rounded))}`;
}

/** The digits before a decimal point: `$1,800.50` has 1800. Without this a point would multiply. */
const wholeDigits = (text: string) => text.replace(/\.[^]*|\D/g, "");

/** The whole part of a text with a thousands comma and no symbol, as a money input shows it while typing. */
export function formatAmount(text: string): string {
  const digits = wholeDigits(text).replace(/^0+(?=\d)/, "");
  const first = digits.slice(0, digits.length % 3);
  const groups = digits.slice(first.length).match(/\d{3}/g) ?? [];
  return [first, ...groups].filter(Boolean).join(",");
}

/**
 * Whole dollars of what was typed: a decimal point and what follows it is dropped, then everything
 * but digits. Null when there are no digits, or more than fifteen (beyond exact integers).
 */
export function parseMoney(text: string): number | null {
  const digits = wholeDigits(text);
  return digits === "" || digits.length > 15 ? null : Number(digits);
}

/**
 * Cents as dollars: `$49`. A fee that is not a whole dollar shows its cents,
 * so that the amount shown is the amount charged.
 */
export function formatCents(cents: number): string {
  return cents % 100 === 0 ? formatMoney(cents / 100) : withCents.format(cents / 100);
}
