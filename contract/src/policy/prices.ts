import { priceHeads } from "./labels";
import { hasPhrase, keysOf, phrasesOf } from "./phrases";
import type { PlacedValue } from "./cells";
import type { Line, Page } from "./lines";

/** Amounts from here on are limits rather than prices. */
const LARGE = 5_000;
/** How far below its heading a list of prices may go, in points. */
const REACH = 170;

const heads = phrasesOf(priceHeads);

/**
 * A function that tells whether an amount of that page is a price by how it is printed, or by the heading of
 * its table: with cents where limits have none, or below "Premium summary".
 */
export function pricesOf(page: Page): (value: PlacedValue, line: number) => boolean {
  const large = page.lines
    .flatMap(({ segments }) => segments.flatMap(({ values }) => values))
    .filter(({ kind, amount }) => kind === "money" && amount >= LARGE);
  const areWithCents = large.filter(({ hasFraction }) => hasFraction).length * 2 >= large.length;
  return (value, line) =>
    value.kind === "money" &&
    ((value.hasFraction && !areWithCents) || isBelowPriceHead(page.lines, line, value.x));
}

/** Whether the nearest line that is a title, and not of a column further right, is one of prices. */
function isBelowPriceHead(lines: readonly Line[], index: number, x: number): boolean {
  const y = lines[index]?.y ?? 0;
  for (let at = index - 1; at >= 0; at -= 1) {
    const line = lines[at];
    if (!line || y - line.y > REACH) return false;
    const [only] = line.segments;
    if (line.cells.length !== 1 || !only || only.values.length > 0 || only.x > x) continue;
    return only.label.length <= 6 && hasPhrase(keysOf(only.label), heads);
  }
  return false;
}
