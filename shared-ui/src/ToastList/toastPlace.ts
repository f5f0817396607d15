/** A rectangle of the window, in px. */
export type Box = { left: number; top: number; width: number; height: number };

/** Where the messages are placed: the distance of their box from the window's left and top. */
export type Place = { left: number; top: number };

/** How far the messages stay from the window's edges and from what they must not cover. */
const EDGE_PX = 20;
const GAP_PX = 12;

const overlaps = (a: Box, b: Box, gap = 0) =>
  a.left < b.left + b.width + gap &&
  b.left < a.left + a.width + gap &&
  a.top < b.top + b.height + gap &&
  b.top < a.top + a.height + gap;

/** Whether messages at this place cover something that they must not. */
export function isCovering(box: Box, kept: readonly Box[]): boolean {
  return kept.some((each) => overlaps(box, each));
}

const inside = (value: number, most: number) => Math.max(0, Math.min(value, most));

/** Places worth trying, best first: the corners, then beside what must stay free, from below up. */
function candidates(window: Box, size: Pick<Box, "width" | "height">, kept: readonly Box[]) {
  const edge = Math.min(EDGE_PX, Math.max(0, (window.width - size.width) / 2));
  const right = inside(window.width - size.width - edge, window.width);
  const bottom = window.height - size.height - EDGE_PX;
  const beside = kept
    .flatMap((each) => [each.top - size.height - GAP_PX, each.top + each.height + GAP_PX])
    .sort((a, b) => b - a);
  return [bottom, EDGE_PX, ...beside]
    .filter((top) => top >= 0 && top + size.height <= window.height)
    .flatMap((top) => [...new Set([edge, right])].map((left) => ({ left, top })));
}

/**
 * Where messages of this size cover nothing of `kept`, and as few as may be of `spared`; null where
 * nothing of `kept` can be left free.
 */
export function toastPlace({
  window,
  size,
  kept,
  spared,
}: {
  window: Box;
  size: Pick<Box, "width" | "height">;
  /** A dialog, the field or the summary of errors that has the focus, headings. */
  kept: readonly Box[];
  /** What can be pressed or typed into. */
  spared: readonly Box[];
}): Place | null {
  let best: { place: Place; covered: number } | null = null;
  for (const place of candidates(window, size, kept)) {
    const box = { ...place, ...size };
    if (isCovering(box, kept)) continue;
    const covered = spared.filter((each) => overlaps(box, each)).length;
    if (!best || covered < best.covered) best = { place, covered };
  }
  return best?.place ?? null;
}
