import { isInsuranceTypeId, type InsuranceTypeId } from "@quotehaven/contract/rules";
import { useState } from "react";
import { firstPlace, useOpenPlace } from "./useOpenPlace";

/** Which insurance type's form is open, on which page, how often it was refused, and whether all are reviewed. */
export function useOpenForm(types: readonly InsuranceTypeId[]) {
  const { place, open: openPlace, startFrom } = useOpenPlace();
  /** Where each type was left. */
  const [pages, setPages] = useState<Record<number, number>>({});
  const [refusals, setRefusals] = useState<Record<number, number>>({});
  const { view, page } = place;
  const type = place.type !== null && types.includes(place.type) ? place.type : types[0];

  const shown = { ...place, type: type ?? null };
  const open = (to: Partial<typeof shown>) => openPlace(shown, { ...shown, ...to });

  /** From the review it leads to pages that lead back to it. */
  const openPage = (of: InsuranceTypeId, to: number) =>
    open({ view: view === "pages" ? "pages" : "edit", type: of, page: to });
  return {
    view,
    /** The open type; undefined while none is chosen. */
    type,
    page,
    refusals: type === undefined ? 0 : (refusals[type] ?? 0),
    open: (of: number) => {
      if (!isInsuranceTypeId(of)) return;
      if (type !== undefined) setPages((before) => ({ ...before, [type]: page }));
      open({ type: of, page: pages[of] ?? 0 });
    },
    openPage,
    review: () => open({ view: "review" }),
    leaveReview: () => open({ view: "pages" }),
    /** Opens the page where an answer was refused; it shows every error it has. */
    refuse: (of: InsuranceTypeId, to: number) => {
      openPage(of, to);
      setRefusals((before) => ({ ...before, [of]: (before[of] ?? 0) + 1 }));
    },
    toFirstPages: () => {
      setPages({});
      startFrom({ ...firstPlace, type: place.type });
    },
    startOver: () => {
      setPages({});
      startFrom(firstPlace);
    },
  };
}
