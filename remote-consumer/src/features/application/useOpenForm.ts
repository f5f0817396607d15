import { isInsuranceTypeId, type InsuranceTypeId } from "@quotehaven/contract/rules";
import { useState } from "react";

/** Beyond every page: the last one opens. */
const lastPage = Number.MAX_SAFE_INTEGER;

/** Which insurance type's form is open, on which page, and how often it was refused. */
export function useOpenForm(types: readonly InsuranceTypeId[]) {
  const [wanted, setWanted] = useState<InsuranceTypeId | null>(null);
  const [pages, setPages] = useState<Record<number, number>>({});
  const [refusals, setRefusals] = useState<Record<number, number>>({});
  const type = wanted !== null && types.includes(wanted) ? wanted : types[0];

  const openPage = (of: InsuranceTypeId, page: number) => {
    setWanted(of);
    setPages((before) => ({ ...before, [of]: page }));
  };
  return {
    /** The open type; undefined while none is chosen. */
    type,
    page: type === undefined ? 0 : (pages[type] ?? 0),
    refusals: type === undefined ? 0 : (refusals[type] ?? 0),
    open: (of: number) => {
      if (isInsuranceTypeId(of)) setWanted(of);
    },
    openPage,
    openLastPage: (of: InsuranceTypeId) => openPage(of, lastPage),
    /** Opens the page where an answer was refused; it shows every error it has. */
    refuse: (of: InsuranceTypeId, page: number) => {
      openPage(of, page);
      setRefusals((before) => ({ ...before, [of]: (before[of] ?? 0) + 1 }));
    },
    toFirstPages: () => setPages({}),
    startOver: () => {
      setWanted(null);
      setPages({});
    },
  };
}
