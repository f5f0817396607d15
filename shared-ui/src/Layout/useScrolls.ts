import { useCallback, useState } from "react";

/**
 * For a box that scrolls on narrow windows alone: the keyboard stops at it only there.
 *
 * @example <Scroller {...useScrolls()} role="region" aria-label="Quotes side by side" />
 */
export function useScrolls() {
  // As prerendered: without the code it may have to be scrolled, too.
  const [scrolls, setScrolls] = useState(true);
  const ref = useCallback((box: HTMLElement | null) => {
    if (!box) return;
    const observer = new ResizeObserver(() =>
      setScrolls(box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight),
    );
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return { ref, tabIndex: scrolls ? 0 : undefined };
}
