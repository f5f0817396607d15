import { columnsOf, type Column } from "./columns";
import {
  autoExtras,
  autoLabels,
  columnHeads,
  exampleHeads,
  homeExtras,
  homeLabels,
  sampleWords,
  allPerils,
  windWords,
} from "./labels";
import {
  isContinuation,
  isFiller,
  type Cell,
  type Line,
  type LineCell,
  type Page,
  type PlacedValue,
  type Segment,
} from "./lines";
import { hasPhrase, keysOf, phrasesOf, type Key } from "./phrases";
import { pricesOf } from "./prices";
import { textOf, type Word } from "./words";

/** A value with what the heads of its column say. */
export type FactValue = PlacedValue & { column: Column; line: number };

/** A label with its values, wherever on the page they stand. */
export type Fact = {
  page: number;
  line: number;
  y: number;
  x: number;
  label: readonly Word[];
  keys: readonly Key[];
  /** The same without what stands in brackets. */
  bareKeys: readonly Key[];
  /** The same with the line below, if it may be the label's second one. */
  longKeys: readonly Key[];
  cells: readonly Cell[];
  values: readonly FactValue[];
  /** How the values were found; beside a label they are surer than below or above it. */
  how: "beside" | "below" | "above";
  /** The texts above it that may be its headings, nearest first. */
  headings: readonly Heading[];
};

/** A short text without a value of its own. */
export type Heading = {
  words: readonly Word[];
  keys: readonly Key[];
  y: number;
  x: number;
  line: number;
  /** It has a line of its own. */
  isTitle: boolean;
};

const named = phrasesOf(
  [homeLabels, autoLabels, homeExtras, autoExtras].flatMap((labels) =>
    Object.values(labels).flatMap(({ is }): readonly string[] => is),
  ),
);

const sample = phrasesOf([...sampleWords, ...exampleHeads]);

const perils = phrasesOf([...allPerils, ...windWords]);
const perPerson = phrasesOf([...columnHeads.person, ...columnHeads.accident]);

/** Whether a text names something that the reader knows. */
const isNamed = (words: readonly Word[]) =>
  hasPhrase(keysOf(words), named) ||
  (words.length <= 5 && hasPhrase(keysOf(words), perils)) ||
  /deduc|prem|total|prima|\bfees?\b/i.test(textOf(words));

/** Lines that a label is above its values by at most, where it is the head of a column. */
const COLUMN_LINES = 9;
/** A line belongs to the one above if it is not further down than this share of the letters' size. */
const NEXT_LINE = 2.3;

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

function factOf(
  segment: Segment,
  values: FactValue[],
  how: Fact["how"],
  headings: readonly Heading[],
): Fact {
  const { page, line, y, x, label, cells } = segment;
  const keys = keysOf(label);
  const bareKeys = keysOf(withoutBrackets(label));
  return {
    page,
    line,
    y,
    x,
    label,
    keys,
    bareKeys,
    longKeys: keys,
    cells,
    values,
    how,
    headings: above(headings, y, x),
  };
}

/** What stands right below a label with values, on a line without values. */
function secondLine(page: Page, { line, x, y }: Fact): readonly Word[] {
  const next = page.lines[line + 1];
  const [only] = next?.segments ?? [];
  const isNext = next && only && next.segments.length === 1 && next.y - y < next.size * 1.45;
  return isNext && only.values.length === 0 && Math.abs(only.x - x) < 3 ? only.label : [];
}

function withoutBrackets(words: readonly Word[]): Word[] {
  let depth = 0;
  return words.filter(({ text }) => {
    const isOutside = depth === 0 && !text.startsWith("(");
    depth = Math.max(0, depth + text.split("(").length - text.split(")").length);
    return isOutside;
  });
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

function above(headings: readonly Heading[], y: number, x: number): Heading[] {
  return headings
    .filter(
      (heading) =>
        heading.y < y - 2 && heading.x <= x + 14 && (heading.isTitle || heading.x > x - 130),
    )
    .toReversed()
    .slice(0, 24);
}

type Placed = (values: readonly PlacedValue[], line: number) => FactValue[];

/**
 * Labels without a value beside them, with the values below or above them. Where both are as near, those on
 * the side where the other labels of the page have theirs.
 */
function columnFacts(
  page: Page,
  line: Line,
  index: number,
  headings: readonly Heading[],
  placed: Placed,
  side: Fact["how"] | undefined,
): Fact[] {
  const labels = line.segments.filter(
    ({ values, label }) => values.length === 0 && label.length > 0,
  );
  const isTable = labels.length >= 3;
  const stacks = labels.map((segment) => ({ segment, stack: stackOf(page, segment, index) }));
  /** Heads of one row may have more lines than others. */
  const bottom = Math.max(...stacks.map(({ stack }) => stack.y));
  return stacks.flatMap(({ segment, stack }) => {
    if (isFiller(stack.words) && !/^total$/i.test(textOf(stack.words))) return [];
    const whole = { ...segment, label: stack.words, cells: [stack.cell] };
    if (!isNamed(stack.words)) return [];
    const below = valuesBelow(page, stack, isTable ? bottom : stack.y, isTable);
    const over = valuesAbove(page, line, index, segment);
    const usual = side === "below" ? below : side === "above" ? over : null;
    const best = nearer(below, over, stack.y, line.y) ?? usual;
    if (!best) return [];
    return [
      factOf(
        whole,
        placed(best.values, best.line).map(headless),
        best === below ? "below" : "above",
        headings,
      ),
    ];
  });
}

/** The label is the head of such a value, and what stands above it is of something else. */
const headless = (value: FactValue): FactValue => ({
  ...value,
  column: { ...value.column, roles: new Set() },
});

type Column2 = { values: PlacedValue[]; line: number; y: number };

function nearer(
  below: Column2 | null,
  over: Column2 | null,
  bottom: number,
  top: number,
): Column2 | null {
  if (!below || !over) return below ?? over;
  const down = below.y - bottom;
  const up = top - over.y;
  if (down > up * 1.25) return over;
  return up > down * 1.25 ? below : null;
}

type Stack = { words: Word[]; cell: Cell; last: number; y: number };

/** A label with its further lines, where no value stands beside them. */
function stackOf(page: Page, segment: Segment, index: number): Stack {
  const words = [...segment.label];
  const cell: Cell = {
    ...(segment.cells[0] ?? {
      words,
      x: segment.x,
      right: segment.x,
      y: segment.y,
      size: segment.size,
    }),
  };
  let { x, right } = cell;
  let last = index;
  let y = segment.y;
  for (let at = index + 1; at < page.lines.length && at <= index + 3; at += 1) {
    const line = page.lines[at];
    if (!line || line.y - y > segment.size * 1.45) break;
    const next = line.segments.find((each) => {
      const [only] = each.cells;
      return each.values.length === 0 && only !== undefined && isAligned(only, cell);
    });
    if (!next || line.cells.some(({ values }) => values)) break;
    words.push(...next.label);
    x = Math.min(x, next.x);
    right = Math.max(right, next.cells[0]?.right ?? right);
    last = at;
    y = line.y;
  }
  return { words, cell: { ...cell, x, right }, last, y };
}

/** Whether two cells begin, end or are centred at the same place. */
function isAligned(a: Cell, b: Cell): boolean {
  return [a.x - b.x, a.right - b.right, (a.x + a.right - b.x - b.right) / 2].some(
    (distance) => Math.abs(distance) < 4,
  );
}

/** The values of the nearest line below that has some in the column; further rows follow. */
function valuesBelow(
  page: Page,
  { cell, last }: Stack,
  y: number,
  isTable: boolean,
): Column2 | null {
  const found: PlacedValue[] = [];
  let first: { line: number; y: number } | null = null;
  for (
    let at = last + 1;
    at < page.lines.length && at <= last + (isTable ? COLUMN_LINES : 2);
    at += 1
  ) {
    const line = page.lines[at];
    if (
      !line ||
      (!first &&
        line.y - y > Math.max(cell.size, Math.min(line.size, 16)) * (isTable ? 4 : NEXT_LINE))
    )
      break;
    const values = line.cells.find(
      (each) => isUnder(each, cell) && each.values && !isTaken(line, each),
    )?.values;
    if (!values) {
      if (
        line.segments.some(
          ({ label, values: own, cells }) =>
            own.length === 0 &&
            hasPhrase(keysOf(label), named) &&
            cells.some(({ x, right }) => x < cell.right && right > cell.x),
        )
      )
        break;
      continue;
    }
    first ??= { line: at, y: line.y };
    found.push(...values);
    if (!isTable) break;
  }
  return first ? { values: found, ...first } : null;
}

function valuesAbove(page: Page, line: Line, index: number, segment: Segment): Column2 | null {
  const [cell] = segment.cells;
  for (let at = index - 1; at >= 0 && at >= index - 2; at -= 1) {
    const over = page.lines[at];
    if (!cell || !over || line.y - over.y > Math.max(cell.size, over.size) * NEXT_LINE) return null;
    const found = over.cells.find(
      (each) => isUnder(each, cell) && each.values && !isTaken(over, each),
    );
    if (found?.values) return { values: [...found.values], line: at, y: over.y };
  }
  return null;
}

function isUnder(value: LineCell, label: Cell): boolean {
  const overlap = Math.min(value.right, label.right) - Math.max(value.x, label.x);
  return overlap > Math.min(value.right - value.x, label.right - label.x) * 0.3;
}

/** Whether a value belongs to a label on its own line. */
function isTaken(line: Line, cell: LineCell): boolean {
  return line.segments.some(
    ({ label, values }) =>
      values.some(({ x }) => Math.abs(x - cell.x) < 0.5) && hasPhrase(keysOf(label), named),
  );
}
