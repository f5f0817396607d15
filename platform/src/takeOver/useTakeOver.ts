import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import type { FirstPaint } from "./FirstPaint";
import { takeOver } from "./takeOver";

/** Takes over from what the page showed first, in the commit in which React fills `root`. */
export function useTakeOver(
  paint: FirstPaint | undefined,
  root: RefObject<HTMLElement | null>,
): void {
  const rest = useRef<(() => void) | null>(null);
  useLayoutEffect(() => {
    if (root.current && paint?.element.isConnected) {
      rest.current = takeOver(paint, root.current, document);
    }
  }, [paint, root]);
  useEffect(() => {
    rest.current?.();
    rest.current = null;
  }, []);
}
