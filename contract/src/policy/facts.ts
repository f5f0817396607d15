import { isContinuation, isFiller, type PlacedValue } from "./cells";
import { columnFacts } from "./columnFacts";
import { columnsOf, type Column } from "./columns";
import { factOf, isNamed, type Fact, type FactValue, type Heading, type Placed } from "./fact";
import { columnHeads, exampleHeads, sampleWords } from "./labels";
import { hasPhrase, keysOf, phrasesOf } from "./phrases";
import { pricesOf } from "./prices";
import { textOf, type Word } from "./words";
import type { Page, Segment } from "./lines";

const sample = phrasesOf([...sampleWords, ...exampleHeads]);

const perPerson = phrasesOf([...columnHeads.person, ...columnHeads.accident]);

/** Every label of a page with the values that belong to it. */
export function factsOf(page: Page): Fact[] {
  const column = columnsOf(page);
  const isPrice = pricesOf(page);
  const facts: Fact[] = [];
  /** Values that stand a little above the row that they belong to. */
  const waiting: FactValue[] = [];
  const placed = (values: readonly PlacedValue[], line: number): FactValue[] =>
    values.map((value) => {
      const of = column(value, line);
      return { ...value, column: isPrice(value, line) ? priced(of) : ofLimit(of, value), line };
    });
  const headings = headingsOf(page, placed);
  for (const line of page.lines) {
    for (const [at, segment] of line.segments.entries()) {
      if (segment.values.length === 0) continue;
      const values = placed(segment.values, segment.line);
      const right = segment.label.length === 0 ? line.segments[at + 1] : undefined;
      const isLeft = right?.values.length === 0 && isNamed(right.label);
      // What follows another value of its line behind a semicolon does not go on with the row above.
      const isBehind = at > 0 && segment.label.length === 0;
      const goesOn = !isBehind && (isContinuation(segment.label) || isValueLess(segment));
      if (goesOn && !isLeft && isNearerBelow(page, segment)) {
        waiting.push(...values);
        continue;
      }
      const owner =
        goesOn && !isLeft && !isBetweenLabels(page, segment) ? ownerOf(facts, segment, page) : null;
      const parent = goesOn && !owner ? parentOf(page, segment) : null;
      if (owner) Object.assign(owner, { values: [...owner.values, ...values] });
      else if (right && isLeft) facts.push(factOf(right, values, "beside", headings));
      else facts.push(factOf(segment, [...waiting.splice(0), ...values], "beside", headings));
      if (parent) facts.push({ ...factOf(parent, values, "beside", headings), line: segment.line });
    }
  }
  const isReal = ({ headings: [nearest], y }: Fact) =>
    !nearest || y - nearest.y > 90 || !hasPhrase(nearest.keys, sample);
  for (const fact of facts) fact.longKeys = keysOf([...fact.label, ...secondLine(page, fact)]);
  const inColumns = (side?: Fact["how"]) =>
    page.lines.flatMap((line, index) => columnFacts(page, line, index, headings, placed, side));
  const sure = inColumns();
  const [first, ...others] = sure;
  const isAlike = others.length > 0 && others.every(({ how }) => how === first?.how);
  facts.push(...(isAlike ? inColumns(first?.how) : sure));
  return facts.filter(isReal);
}

/** What stands right below a label with values, on a line without values. */
function secondLine(page: Page, { line, x, y }: Fact): readonly Word[] {
  const next = page.lines[line + 1];
  const [only] = next?.segments ?? [];
  const isNext = next && only && next.segments.length === 1 && next.y - y < next.size * 1.45;
  return isNext && only.values.length === 0 && Math.abs(only.x - x) < 3 ? only.label : [];
}

/** The row that a line of values without a label goes on. */
function ownerOf(facts: readonly Fact[], segment: Segment, page: Page): Fact | null {
  const lastLine = (fact: Fact) => fact.values.at(-1)?.line ?? fact.line;
  const first = segment.values[0];
  for (let at = facts.length - 1; at >= 0; at -= 1) {
    const fact = facts[at];
    if (!fact || fact.page !== segment.page) return null;
    const y = page.lines[lastLine(fact)]?.y ?? 0;
    const second = secondLine(page, fact);
    const wrapped = isNamed(second) ? y : (second[0]?.y ?? y);
    if (segment.y - Math.max(y, wrapped) > segment.size * 1.7) return null;
    if (lastLine(fact) === segment.line || isContinuation(fact.label)) continue;
    const before = fact.values.find(
      (value) => value.right > (first?.x ?? 0) - 60 && value.x < (first?.right ?? 0) + 60,
    );
    const isBelowLabel = fact.line === segment.line - 1 && Math.abs(fact.x - segment.x) < 3;
    if ((before && fact.x <= segment.x) || isBelowLabel) return fact;
  }
  return null;
}

/**
 * Whether values belong to the row below, in the middle of whose lines its label stands: half a line away,
 * where the row above is a whole one.
 */
function isNearerBelow(page: Page, segment: Segment): boolean {
  let above = page.lines[segment.line];
  for (const next of page.lines.slice(segment.line + 1, segment.line + 3)) {
    const [label] = next.segments;
    if (!label || !above) return false;
    const gap = next.y - above.y;
    const isText = label.values.length === 0 && isContinuation(label.label);
    if (!isText) {
      const last = page.lines[segment.line - 1];
      const isRow = label.values.length > 0 && !isContinuation(label.label) && label.x < segment.x;
      return isRow && gap < segment.size * 0.9 && (!last || gap < (segment.y - last.y) * 0.9);
    }
    above = next;
  }
  return false;
}

/** Whether the label of values is on two lines, and they stand half a line below its first one. */
function isBetweenLabels(page: Page, segment: Segment): boolean {
  const above = page.lines[segment.line - 1];
  const [only] = above?.segments ?? [];
  const isNear = above !== undefined && segment.y - above.y < segment.size * 0.9;
  return isNear && only?.values.length === 0 && above.cells.length === 1 && isNamed(only.label);
}

/** "Actual cash value less $500 deductible" on a line of its own. */
const isValueLess = ({ label, values: [first] }: Segment) =>
  label.length > 0 &&
  isFiller(label) &&
  /^(?:less|minus|menos)$/i.test(label.at(-1)?.text ?? "") &&
  first !== undefined &&
  isDeductible(first.tail);

const isDeductible = (words: readonly Word[]) => /^deduc/i.test(words[0]?.text ?? "");

const isPriced = ({ kind, hasFraction, cell, words }: PlacedValue) =>
  kind === "money" && hasFraction && words[0]?.x === cell.x;

/** The label above values that stand on a line of their own, over lines like `each person, each accident`. */
function parentOf(page: Page, segment: Segment): Segment | null {
  let below = segment.y;
  const fillers: Word[] = [];
  for (let at = segment.line - 1; at >= 0 && at >= segment.line - 3; at -= 1) {
    const line = page.lines[at];
    // A code may stand in front of the label.
    const labels = line?.segments.filter(({ label }) => textOf(label).length > 2) ?? [];
    const [only] = labels;
    const isAlone = line && only && labels.length === 1 && only.values.every(isPriced);
    if (!isAlone || below - line.y > segment.size * 1.7 || only.x > segment.x + 2) return null;
    if (!isFiller(only.label)) return { ...only, label: [...only.label, ...fillers] };
    fillers.unshift(...only.label);
    below = line.y;
  }
  return null;
}

/** "$5,000 each person" is a limit, whatever the head of another table says that stands above it. */
const ofLimit = (column: Column, { tail }: PlacedValue): Column =>
  tail.length > 0 && hasPhrase(keysOf(tail), perPerson)
    ? {
        ...column,
        roles: new Set(
          [...column.roles].filter((role) => !["deductible", "premium"].includes(role)),
        ),
      }
    : column;

/** A price, whatever the head of its column says. */
const priced = (column: Column): Column => ({
  ...column,
  roles: new Set([...[...column.roles].filter((role) => role !== "limit"), "premium"]),
});

/** Texts without a value, or with nothing but the price of what they head. */
function headingsOf(page: Page, placed: Placed): Heading[] {
  return page.lines.flatMap((line, index) =>
    line.segments
      .map((segment) => ({ ...segment, label: headOf(segment.label) }))
      .filter(
        ({ values, label }) =>
          label.length > 0 &&
          label.length <= 9 &&
          placed(values, index).every(({ column: { roles } }) => roles.has("premium")),
      )
      .map(({ label, x, y }) => ({
        words: label,
        keys: keysOf(label),
        y,
        x,
        line: index,
        isTitle: line.cells.length === 1,
      })),
  );
}

/** "Deductibles (section I only). We cover only …" without what explains it. */
export function headOf(label: readonly Word[]): readonly Word[] {
  if (label.length <= 9) return label;
  const end = label.findIndex(({ text }, index) => index > 0 && /^\(|^[—–-]$/.test(text));
  const stop = label.findIndex(({ text }) => /[.:]$/.test(text));
  const cuts = [end, stop < 0 ? -1 : stop + 1].filter((cut) => cut > 0);
  return cuts.length > 0 ? label.slice(0, Math.min(...cuts)) : label;
}
