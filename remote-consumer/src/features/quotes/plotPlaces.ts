import type { Rated } from "./rateQuotes";

/** What a mark stands for, as far as its place goes. */
type Placed = Pick<Rated, "monthly" | "share" | "isSilent">;

/** The plot's height and what is kept free inside it, in px. Quotes that state no line stand in a lane below it. */
export const plot = { height: 180, top: 26, bottom: 26, side: 20, lane: 60 } as const;

/** The height of the plot with its lane, where one is needed, in px. */
export function heightOf(marks: readonly Placed[]): number {
  return plot.height + (marks.some(({ isSilent }) => isSilent) ? plot.lane : 0);
}

/** Where the words over the lane stand, in px from the top. */
export const laneWords = {
  top: plot.height - plot.bottom + 4,
  bottom: plot.height - 4,
  right: 240,
};

const DOT = 10;
/** Half of what a finger presses. */
const FINGER = 22;
const LINE = 20;

/** A label's corner, from the middle of its mark, in px. */
type LabelPlace = { dx: number; dy: number };
/** Where a mark is in the plot, and its label; null where there is no room for one. */
export type MarkPlace = { x: number; y: number; label: LabelPlace | null };

type Box = { left: number; top: number; right: number; bottom: number };

/** Round amounts from below the lowest price to above the highest. */
export function priceTicks(prices: readonly number[]): number[] {
  const lowest = Math.min(...prices);
  const highest = Math.max(...prices);
  const step = roundStep((highest - lowest) / 3);
  const first = Math.floor(lowest / step) * step;
  const last = Math.max(Math.ceil(highest / step) * step, first + step);
  return Array.from({ length: Math.round((last - first) / step) + 1 }, (_, n) => first + n * step);
}

function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
  return ([1, 2, 5].find((each) => each * power >= rough) ?? 10) * power;
}

/** How far across a price is, in px. */
export function acrossOf(price: number, ticks: readonly number[], width: number): number {
  const first = ticks[0] ?? 0;
  const span = (ticks.at(-1) ?? first) - first || 1;
  return plot.side + ((price - first) / span) * (width - 2 * plot.side);
}

/** How far down a share of the need is, in px. */
export function downOf(share: number): number {
  return plot.top + (1 - share) * (plot.height - plot.top - plot.bottom);
}

/** How far down a mark is, in px. */
function downOfMark({ share, isSilent }: Placed): number {
  return isSilent ? laneWords.bottom + DOT + 4 : downOf(share);
}

/**
 * Places marks and their labels: a label is beside its mark where it covers no other and nothing of
 * what a finger presses of another mark, else above or below.
 *
 * @param widths of the labels, in px
 */
export function placeMarks(
  marks: readonly Placed[],
  widths: readonly number[],
  width: number,
): MarkPlace[] {
  const ticks = priceTicks(marks.map(({ monthly }) => monthly));
  const dots = marks.map((mark, index) => {
    const { monthly } = mark;
    const y = downOfMark(mark);
    const before = marks.slice(0, index);
    const equals = before.filter((each) => each.monthly === monthly && downOfMark(each) === y);
    // Equal ones are beside each other.
    return { x: acrossOf(monthly, ticks, width) + equals.length * 2 * DOT, y };
  });
  const height = heightOf(marks);
  const pressed = dots.map(around);
  const taken: Box[] = [];
  if (height > plot.height) taken.push({ left: 0, ...laneWords });
  return dots.map((dot, index) => {
    const labelWidth = widths[index] ?? 0;
    const others = [...taken, ...pressed.filter((_, at) => at !== index)];
    const label = placesFor(labelWidth).find((place) => {
      const box = boxOf(dot, place, labelWidth);
      return isInside(box, width, height) && !others.some((other) => overlaps(box, other));
    });
    if (label) taken.push(boxOf(dot, label, labelWidth));
    return { ...dot, label: label ?? null };
  });
}

const around = ({ x, y }: { x: number; y: number }): Box => ({
  left: x - FINGER,
  top: y - FINGER,
  right: x + FINGER,
  bottom: y + FINGER,
});

/** Where a label may be, the best place first. */
function placesFor(width: number): LabelPlace[] {
  const beside = [DOT + 4, -DOT - 4 - width];
  const rows = [0, -1, 1, -2, 2, -3, 3, -4, 4, -5, 5].map((row) => row * LINE);
  return rows.flatMap((row) =>
    [...beside, ...(row === 0 ? [] : [-width / 2])].map((dx) => ({ dx, dy: row - LINE / 2 })),
  );
}

/**
 * A line from a mark to a label that is further away than the next row, as its end from the middle of the mark;
 * null where the label is right beside it.
 */
export function leaderTo({ dx, dy }: LabelPlace, width: number): { dx: number; dy: number } | null {
  const middle = dy + LINE / 2;
  if (Math.abs(middle) <= LINE) return null;
  const nearest = Math.min(Math.max(0, dx), dx + width);
  return { dx: nearest, dy: middle < 0 ? dy + LINE : dy };
}

const boxOf = (dot: { x: number; y: number }, { dx, dy }: LabelPlace, width: number): Box => ({
  left: dot.x + dx,
  top: dot.y + dy,
  right: dot.x + dx + width,
  bottom: dot.y + dy + LINE,
});

const isInside = ({ left, top, right, bottom }: Box, width: number, height: number) =>
  left >= 0 && right <= width && top >= 0 && bottom <= height - plot.bottom + LINE / 2;

const overlaps = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;
