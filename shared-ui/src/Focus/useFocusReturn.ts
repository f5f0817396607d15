import { useLayoutEffect, type RefObject } from "react";
import { returnFocus } from "./focusHeading";

/**
 * When what `ref` holds leaves the page with the focus in it, the focus goes back to where it came
 * from, or to the page's heading. Whatever comes instead and takes it, keeps it.
 */
export function useFocusReturn(
  ref: RefObject<HTMLElement | null>,
  cameFrom?: RefObject<Element | null>,
): void {
  useLayoutEffect(() => {
    const element = ref.current;
    const giveBack = () => {
      if (document.activeElement === document.body) returnFocus(cameFrom?.current ?? null);
    };
    return () => {
      if (element?.contains(document.activeElement)) queueMicrotask(giveBack);
    };
  }, [ref, cameFrom]);
}
