import { isInsuranceTypeId, type InsuranceTypeId } from "@quotehaven/contract/rules";
import { useState } from "react";

/** What is shown: the pages of a form, the review of all, or pages that the review led to. */
type View = "pages" | "review" | "edit";

/** Which insurance type's form is open, on which page, how often it was refused, and whether all are reviewed. */
export function useOpenForm(types: readonly InsuranceTypeId[]) {
  const [view, setView] = useState<View>("pages");
  const [wanted, setWanted] = useState<InsuranceTypeId | null>(null);
  const [pages, setPages] = useState<Record<number, number>>({});
  const [refusals, setRefusals] = useState<Record<number, number>>({});
  const type = wanted !== null && types.includes(wanted) ? wanted : types[0];

  /** From the review it leads to pages that lead back to it. */
  const openPage = (of: InsuranceTypeId, page: number) => {
    setWanted(of);
    setPages((before) => ({ ...before, [of]: page }));
    setView((before) => (before === "pages" ? "pages" : "edit"));
  };
  return {
    view,
    /** The open type; undefined while none is chosen. */
    type,
    page: type === undefined ? 0 : (pages[type] ?? 0),
    refusals: type === undefined ? 0 : (refusals[type] ?? 0),
    open: (of: number) => {
      if (isInsuranceTypeId(of)) setWanted(of);
    },
    openPage,
    review: () => setView("review"),
    leaveReview: () => setView("pages"),
    /** Opens the page where an answer was refused; it shows every error it has. */
    refuse: (of: InsuranceTypeId, page: number) => {
      openPage(of, page);
      setRefusals((before) => ({ ...before, [of]: (before[of] ?? 0) + 1 }));
    },
    toFirstPages: () => {
      setPages({});
      setView("pages");
    },
    startOver: () => {
      setWanted(null);
      setPages({});
      setView("pages");
    },
  };
}
