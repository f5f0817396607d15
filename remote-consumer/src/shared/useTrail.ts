import { useLocation, useNavigate } from "react-router-dom";

/** What a history entry holds of a screen: what is open, and what was in the screen's entries below it. */
type Entry<Position> = { position: Position; trail: Position[] };

/** A screen of several pages in the browser's history. */
type Trail<Position> = {
  /** What this entry has open; null where it does not say. */
  known: Position | null;
  /** The positions of the screen's entries below this one, the newest last. */
  trail: Position[];
  /** Opens a position in an entry of its own, above that of `from`. */
  goForward: (from: Position, to: Position) => void;
  /** Goes back as the browser does where the position was passed on the way here. */
  goBack: (to: Position) => void;
};

/** Whether two places are the same one. */
export const isSamePosition = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);

function readEntry<Position>(
  state: unknown,
  name: string,
  read: (value: unknown) => Position | null,
): Entry<Position> | null {
  const kept = typeof state === "object" && state !== null && Reflect.get(state, name);
  if (typeof kept !== "object" || kept === null || !("position" in kept) || !("trail" in kept)) {
    return null;
  }
  const position = read(kept.position);
  const trail: (Position | null)[] = Array.isArray(kept.trail) ? kept.trail.map(read) : [];
  return position && { position, trail: trail.filter((each) => each !== null) };
}

/**
 * Keeps in the history which of its pages a screen has open, each in an entry of its own, so that the
 * browser's Back goes one page back and a reload stays.
 *
 * @param name under which the entries hold it
 * @param read what an entry holds, or null where that is nothing of ours
 */
export function useTrail<Position>(
  name: string,
  read: (value: unknown) => Position | null,
): Trail<Position> {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const known = readEntry(state, name, read);
  const trail = known?.trail ?? [];

  const goBack = (to: Position) => {
    const at = trail.findLastIndex((each) => isSamePosition(each, to));
    if (at >= 0) void navigate(at - trail.length);
    else void navigate(pathname, { replace: true, state: { [name]: { position: to, trail } } });
  };
  const goForward = (from: Position, to: Position) => {
    void navigate(pathname, { state: { [name]: { position: to, trail: [...trail, from] } } });
  };
  return { known: known?.position ?? null, trail, goForward, goBack };
}
