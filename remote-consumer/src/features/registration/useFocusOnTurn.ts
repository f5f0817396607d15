import { focusStart } from "@quotehaven/shared-ui";
import { useEffect, useRef } from "react";
import type { Place } from "./useWizardPlace";

/** The heading of the step takes the focus when a page is turned, with the steps in sight; a refused one has its summary. */
export function useFocusOnTurn({ step, page }: Place, isRefused: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const steps = useRef<HTMLElement>(null);
  const isFirstRender = useRef(true);
  useEffect(() => {
    if (!isFirstRender.current && !isRefused && heading.current) {
      focusStart(heading.current, steps.current ?? undefined);
    }
    isFirstRender.current = false;
    // Only another page moves the focus.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [step, page]);
  return { heading, steps };
}
