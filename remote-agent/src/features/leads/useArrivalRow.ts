import { useLocation } from "react-router-dom";
import { useFocusNext } from "@quotehaven/shared-ui";
import { useEffect, useRef } from "react";
import { rowInHash } from "./useGoToQuotes";
import type { useListKeys } from "./useListKeys";

/** Selects the row that one left the list from, once the list is shown again. */
export function useArrivalRow(keys: ReturnType<typeof useListKeys>, isShown: boolean): void {
  const { hash } = useLocation();
  const awaited = useRef(rowInHash(hash));
  const focusNext = useFocusNext();
  useEffect(() => {
    const leadId = awaited.current;
    if (!isShown || leadId === null) return;
    awaited.current = null;
    // After the screen itself took the focus to its heading.
    focusNext(() => keys.opener(leadId));
  }, [isShown, focusNext, keys]);
}
