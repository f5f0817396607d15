import { useCallback, useEffect, useRef } from "react";

/**
 * Lets work wait until a press is over. An error that comes or goes while a button is held down
 * would move the button from under the finger, and the press would be lost.
 */
export function useAfterPress(): (work: () => void) => void {
  const waiting = useRef<(() => void)[] | null>(null);
  useEffect(() => {
    const begin = () => (waiting.current ??= []);
    // The click comes in the same turn as the release, and must still find its button.
    const end = () =>
      setTimeout(() => {
        const due = waiting.current ?? [];
        waiting.current = null;
        due.forEach((work) => work());
      });
    document.addEventListener("pointerdown", begin, true);
    document.addEventListener("pointerup", end, true);
    document.addEventListener("pointercancel", end, true);
    return () => {
      document.removeEventListener("pointerdown", begin, true);
      document.removeEventListener("pointerup", end, true);
      document.removeEventListener("pointercancel", end, true);
    };
  }, []);
  return useCallback((work) => {
    if (waiting.current) waiting.current.push(work);
    else work();
  }, []);
}
