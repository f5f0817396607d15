import { useCallback, useState } from "react";

/**
 * How wide an element is, in px, while it is shown; null until it is measured, which browsers do
 * before they paint it first.
 *
 * @returns the ref for the element, and its width
 */
export function useElementWidth(): [(element: HTMLElement | null) => void, number | null] {
  const [width, setWidth] = useState<number | null>(null);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
