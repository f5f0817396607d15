import { useLocation } from "react-router-dom";
import { useFocusNext } from "@quotehaven/shared-ui";
import { useEffect, useState } from "react";
import { rowInHash } from "./useQuoteWay";
import type { useListKeys } from "./useListKeys";

/** Selects the row that one left the list from, once the list is shown again. */
export function useArrivalRow(keys: ReturnType<typeof useListKeys>, isShown: boolean): void {
  const { hash } = useLocation();
  const [awaited, setAwaited] = useState(() => rowInHash(hash));
  const focusNext = useFocusNext();
  useEffect(() => {
    if (!isShown || awaited === null) return;
    // After the screen itself took the focus to its heading.
    focusNext(() => keys.opener(awaited));
    setAwaited(null);
  }, [isShown, awaited, focusNext, keys]);
}
