import { useCallback, useState } from "react";

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
      const measure = () => setWidth(element.clientWidth || initial);
      // Before the first paint, so that nothing in it moves.
      measure();
      const observer = new ResizeObserver(measure);
      observer.observe(element);
      return () => observer.disconnect();
    },
    [initial],
  );
  return [ref, width];
}
