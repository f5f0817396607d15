import { isFiller, type Cell, type LineCell, type PlacedValue } from "./cells";
import {
  factOf,
  isNamed,
  named,
  type Fact,
  type FactValue,
  type Heading,
  type Placed,
} from "./fact";
import { hasPhrase, keysOf } from "./phrases";
import { textOf, type Word } from "./words";
import type { Line, Page, Segment } from "./lines";

/** Lines that a label is above its values by at most, where it is the head of a column. */
const COLUMN_LINES = 9;

/** A line belongs to the one above if it is not further down than this share of the letters' size. */
const NEXT_LINE = 2.3;

/**
 * Labels without a value beside them, with the values below or above them. Where both are as near, those on
 * the side where the other labels of the page have theirs.
 */
export function columnFacts(
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
