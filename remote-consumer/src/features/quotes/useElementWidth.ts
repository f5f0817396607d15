import { useCallback, useState } from "react";
import { flushSync } from "react-dom";

/**
 * How wide an element is, in px, while it is shown.
 *
 * @param initial until it is measured
 * @returns the ref for the element, and its width
 */
export function useElementWidth(initial: number): [(element: HTMLElement | null) => void, number] {
  const [width, setWidth] = useState(initial);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element || typeof ResizeObserver === "undefined") return;
      // The browser measures before it paints: what is drawn by the width is seen in its place at once.
      const observer = new ResizeObserver(() =>
        flushSync(() => setWidth(element.clientWidth || initial)),
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [initial],
  );
  return [ref, width];
}
