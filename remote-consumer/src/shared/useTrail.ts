import { useLocation, useNavigate } from "react-router-dom";

/** What a history entry holds of a screen: what is open, and what was in the screen's entries below it. */
type Entry<Place> = { place: Place; trail: Place[] };

/** A screen of several pages in the browser's history. */
export type Trail<Place> = {
  /** What this entry has open; null where it does not say. */
  known: Place | null;
  /** The places of the screen's entries below this one, the newest last. */
  trail: Place[];
  /** Opens a place in an entry of its own, above that of `from`. */
  goForward: (from: Place, to: Place) => void;
  /** Goes back as the browser does where the place was passed on the way here. */
  goBack: (to: Place) => void;
};

/** Whether two places are the same one. */
export const isSamePlace = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);

function readEntry<Place>(
  state: unknown,
  name: string,
  read: (value: unknown) => Place | null,
): Entry<Place> | null {
  const kept = typeof state === "object" && state !== null && Reflect.get(state, name);
  if (typeof kept !== "object" || kept === null || !("place" in kept) || !("trail" in kept)) {
    return null;
  }
  const place = read(kept.place);
  const trail: (Place | null)[] = Array.isArray(kept.trail) ? kept.trail.map(read) : [];
  return place && { place, trail: trail.filter((each) => each !== null) };
}

/**
 * Keeps in the history which of its pages a screen has open, each in an entry of its own, so that the
 * browser's Back goes one page back and a reload stays.
 *
 * @param name under which the entries hold it
 * @param read what an entry holds, or null where that is nothing of ours
 */
export function useTrail<Place>(
  name: string,
  read: (value: unknown) => Place | null,
): Trail<Place> {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const known = readEntry(state, name, read);
  const trail = known?.trail ?? [];

  const goBack = (to: Place) => {
    const at = trail.findLastIndex((each) => isSamePlace(each, to));
    if (at >= 0) void navigate(at - trail.length);
    else void navigate(pathname, { replace: true, state: { [name]: { place: to, trail } } });
  };
  const goForward = (from: Place, to: Place) => {
    void navigate(pathname, { state: { [name]: { place: to, trail: [...trail, from] } } });
  };
  return { known: known?.place ?? null, trail, goForward, goBack };
}
