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

type Size = Pick<Box, "width" | "height">;

/** How far messages of this width stay from the sides of the window; less where they fill it. */
export function sideRoom(windowWidth: number, width: number): number {
  return Math.min(EDGE_PX, Math.max(0, (windowWidth - width) / 2));
}

/**
 * Places worth trying, best first: the corners, then, from below up, beside what must stay free and
 * above what can be pressed, such as a phone's bar of areas.
 */
function candidates(window: Box, size: Size, kept: readonly Box[], spared: readonly Box[]) {
  const edge = sideRoom(window.width, size.width);
  const right = inside(window.width - size.width - edge, window.width);
  const bottom = window.height - size.height - EDGE_PX;
  const above = (each: Box) => each.top - size.height - GAP_PX;
  const beside = [
    ...kept.flatMap((each) => [above(each), each.top + each.height + GAP_PX]),
    ...spared.map(above),
  ].sort((a, b) => b - a);
  return [...new Set([bottom, EDGE_PX, ...beside])]
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
  size: Size;
  /** A dialog, the field or the summary of errors that has the focus, headings. */
  kept: readonly Box[];
  /** What can be pressed or typed into. */
  spared: readonly Box[];
}): Place | null {
  let best: { place: Place; covered: number } | null = null;
  for (const place of candidates(window, size, kept, spared)) {
    const box = { ...place, ...size };
    if (isCovering(box, kept)) continue;
    const covered = spared.filter((each) => overlaps(box, each)).length;
    if (covered === 0) return place;
    if (!best || covered < best.covered) best = { place, covered };
  }
  return best?.place ?? null;
}
