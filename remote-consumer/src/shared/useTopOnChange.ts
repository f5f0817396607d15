import { focusHeading } from "@quotehaven/shared-ui";
import { useEffect, useRef } from "react";

/**
 * Shows the page from its top, with its heading focused, once something else took the place of what it showed.
 *
 * @param shown names what the page shows; undefined while that is not known
 */
export function useTopOnChange(shown: string | undefined): void {
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (shown === undefined || shown === last.current) return;
    const isChange = last.current !== undefined;
    last.current = shown;
    if (!isChange) return;
    focusHeading();
    window.scrollTo(0, 0);
  }, [shown]);
}
