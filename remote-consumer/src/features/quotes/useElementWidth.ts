import { useCallback, useState } from "react";

/**
 * How wide an element is, in px, while it is shown.
 *
 * @param initial until it is measured
 * @returns the ref for the element, its width, and whether that was measured. What is drawn by the width
 * is hidden until then, or it would move before people's eyes.
 */
export function useElementWidth(
  initial: number,
): [(element: HTMLElement | null) => void, number, boolean] {
  const canMeasure = typeof ResizeObserver !== "undefined";
  const [{ width, isMeasured }, setMeasured] = useState({
    width: initial,
    isMeasured: !canMeasure,
  });
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element || !canMeasure) return;
      const observer = new ResizeObserver(() =>
        setMeasured({ width: element.clientWidth || initial, isMeasured: true }),
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [initial, canMeasure],
  );
  return [ref, width, isMeasured];
}
