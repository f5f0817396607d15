import { focusStart } from "@quotehaven/shared-ui";
import { useEffect, useRef, type RefObject } from "react";

/**
 * What takes the focus when a page is turned. A page that is refused has its summary.
 *
 * @param page names the open page
 * @param above what is to be in sight above it
 */
export function useFocusOnTurn<Start extends HTMLElement>(
  page: number,
  isRefused: boolean,
  above?: RefObject<HTMLElement | null>,
) {
  const start = useRef<Start>(null);
  const isFirstRender = useRef(true);
  useEffect(() => {
    if (!isFirstRender.current && !isRefused && start.current) {
      focusStart(start.current, above?.current ?? undefined);
    }
    isFirstRender.current = false;
    // Only another page moves the focus.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [page]);
  return start;
}
