import { useLocation } from "react-router-dom";
import { useEffect, useMemo, useRef, useState } from "react";
import { isSamePlace, useTrail } from "../../shared/useTrail";

/** What is open: a step, and which page of it (only the last one has several). */
export type Place = { step: number; page: number };

function readPlace(value: unknown): Place | null {
  if (typeof value !== "object" || value === null || !("step" in value) || !("page" in value)) {
    return null;
  }
  const { step, page } = value;
  return typeof step === "number" && typeof page === "number" ? { step, page } : null;
}

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
 * Where the wizard is: each page turned is an entry of the history.
 *
 * @param resumed where a wizard that was begun before is taken up again
 * @param lastAllowed the last step that may be shown, going by what is filled in now
 */
export function useWizardPlace(resumed: Place, lastAllowed: () => number): WizardPlace {
  const { key } = useLocation();
  const { known, goForward, goBack } = useTrail("wizard", readPlace);
  const latest = useRef({ resumed, lastAllowed });
  useEffect(() => {
    latest.current = { resumed, lastAllowed };
  });

  // Looked at when an entry is opened, not while its fields are filled in.
  const { place, asked } = useMemo(() => {
    const wanted = known ?? latest.current.resumed;
    const allowed = latest.current.lastAllowed();
    const reached = wanted.step <= allowed ? wanted : { step: allowed, page: 0 };
    return { place: reached, asked: wanted };
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  const [interrupted] = useState(isSamePlace(asked, place) ? null : asked);

  useEffect(() => {
    if (!known || !isSamePlace(known, place)) goBack(place);
    // Once for each entry.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);

  return { place, interrupted, goForward: (to) => goForward(place, to), goBack };
}
