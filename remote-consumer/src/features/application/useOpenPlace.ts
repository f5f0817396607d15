import { isInsuranceTypeId, type InsuranceTypeId } from "@quotehaven/contract/rules";
import { useLocation } from "react-router-dom";
import { useState } from "react";
import { isSamePlace, useTrail } from "../../shared/useTrail";

/** What is shown: the pages of a form, the review of all, or pages that the review led to. */
const views = ["pages", "review", "edit"] as const;

/** What of the application is open; the first chosen type's form while none was asked for. */
export type OpenPlace = {
  view: (typeof views)[number];
  type: InsuranceTypeId | null;
  page: number;
};

export const firstPlace: OpenPlace = { view: "pages", type: null, page: 0 };

function readPlace(value: unknown): OpenPlace | null {
  if (typeof value !== "object" || value === null) return null;
  if (!("view" in value) || !("type" in value) || !("page" in value)) return null;
  const { type, page } = value;
  const view = views.find((each) => each === value.view);
  if (!view || typeof page !== "number") return null;
  return { view, type: isInsuranceTypeId(type) ? type : null, page };
}

/**
 * What of the application is open, each page in an entry of the history: the browser's Back leads to
 * the page before. What is pressed shows at once, and the history follows.
 */
export function useOpenPlace() {
  const { key, hash } = useLocation();
  const { known, trail, goForward, goBack } = useTrail("application", readPlace);
  const [place, setPlace] = useState(known ?? firstPlace);
  /** What was left in the entry that the screen began with, which does not say itself. */
  const [begun, setBegun] = useState(firstPlace);
  const [seenKey, setSeenKey] = useState(key);
  const [isRewinding, setRewinding] = useState(false);

  // An entry that was come to. A link to a part of what is open leaves it open.
  if (key !== seenKey) {
    setSeenKey(key);
    setRewinding(false);
    if (!isRewinding && (known || hash === "")) setPlace(known ?? begun);
  }

  return {
    place,
    /** Leads from what is shown to another place; back to the entry below, where it is that one's. */
    open: (from: OpenPlace, to: OpenPlace) => {
      if (isSamePlace(to, from)) return;
      setPlace(to);
      if (!known) setBegun(from);
      const below = trail.at(-1);
      if (below && isSamePlace(to, below)) goBack(to);
      else goForward(from, to);
    },
    /** Shows a place, and leaves none of those that led here to go back to. */
    startFrom: (to: OpenPlace) => {
      setPlace(to);
      setBegun(to);
      setRewinding(true);
      goBack(trail[0] ?? to);
    },
  };
}
