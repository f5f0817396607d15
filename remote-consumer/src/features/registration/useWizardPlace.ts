import { useLocation, useNavigate } from "@quotehaven/platform";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";

/** What is open: a step, and which page of it (only the last one has several). */
export type Place = { step: number; page: number };

/** What a history entry of the wizard holds: its place, and those of the wizard's entries below it. */
type Entry = { place: Place; trail: Place[] };

function readPlace(value: unknown): Place | null {
  if (typeof value !== "object" || value === null || !("step" in value) || !("page" in value)) {
    return null;
  }
  const { step, page } = value;
  return typeof step === "number" && typeof page === "number" ? { step, page } : null;
}

function readEntry(state: unknown): Entry | null {
  const kept = typeof state === "object" && state !== null && "wizard" in state && state.wizard;
  if (typeof kept !== "object" || kept === null || !("place" in kept) || !("trail" in kept)) {
    return null;
  }
  const place = readPlace(kept.place);
  const trail = Array.isArray(kept.trail) ? kept.trail.map(readPlace) : [];
  return place && { place, trail: trail.filter((each) => each !== null) };
}

const isSame = (one: Place, other: Place) => one.step === other.step && one.page === other.page;

type WizardPlace = {
  /** What is shown: where this entry of the history is, as far as the steps before allow it. */
  place: Place;
  /** Where the person was before a reload lost something (the passwords) that leads there; null otherwise. */
  interrupted: Place | null;
  goForward: (to: Place) => void;
  /** Goes back as the browser does where the place was passed on the way here. */
  goBack: (to: Place) => void;
};

/**
 * Where the wizard is, kept in the history: each page turned is an entry of its own, so that the
 * browser's Back goes one page back and a reload stays.
 *
 * @param resumed where a wizard that was begun before is taken up again
 * @param lastAllowed the last step that may be shown, going by what is filled in now
 */
export function useWizardPlace(resumed: Place, lastAllowed: () => number): WizardPlace {
  const { state, key, pathname } = useLocation();
  const navigate = useNavigate();
  const known = readEntry(state);
  const latest = useRef({ resumed, lastAllowed });
  useEffect(() => {
    latest.current = { resumed, lastAllowed };
  });

  // Looked at when an entry is opened, not while its fields are filled in.
  const { place, trail, asked } = useMemo(() => {
    const wanted = known?.place ?? latest.current.resumed;
    const allowed = latest.current.lastAllowed();
    const reached = wanted.step <= allowed ? wanted : { step: allowed, page: 0 };
    return { place: reached, trail: known?.trail ?? [], asked: wanted };
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  const [interrupted] = useState(isSame(asked, place) ? null : asked);

  const goBack = useCallback(
    (to: Place) => {
      const at = trail.findLastIndex((each) => isSame(each, to));
      if (at >= 0) void navigate(at - trail.length);
      else void navigate(pathname, { replace: true, state: { wizard: { place: to, trail } } });
    },
    [navigate, pathname, trail],
  );
  useEffect(() => {
    if (!known || !isSame(known.place, place)) goBack(place);
    // Once for each entry.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);

  const goForward = useCallback(
    (to: Place) => {
      const below = [...trail, place];
      void navigate(pathname, { state: { wizard: { place: to, trail: below } } });
    },
    [navigate, pathname, place, trail],
  );

  return { place, interrupted, goForward, goBack };
}
