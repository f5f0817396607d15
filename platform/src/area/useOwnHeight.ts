import { useEffect, useRef } from "react";

/** Keeps the height of an element in a custom property of what holds it, for the styles beside it. */
export function useOwnHeight(property: `--${string}`) {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const observer = new ResizeObserver(() =>
      measured.parentElement?.style.setProperty(property, `${measured.offsetHeight}px`),
    );
    observer.observe(measured);
    return () => observer.disconnect();
  }, [property]);
  return element;
}
