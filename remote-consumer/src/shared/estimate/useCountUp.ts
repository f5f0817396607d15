import { useEffect, useRef, useState } from "react";

const durationMs = 250;

/** Slows down towards its end. */
const eased = (share: number) => 1 - (1 - share) ** 3;

const isStill = () =>
  typeof matchMedia !== "function" || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** A figure that runs to its new value; at once for who prefers reduced motion, and the first time. */
export function useCountUp(value: number): number {
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    const start = from.current;
    if (start === value) return;
    let frame = 0;
    const began = performance.now();
    const step = (now: number) => {
      const share = isStill() ? 1 : Math.min(Math.max((now - began) / durationMs, 0), 1);
      from.current = Math.round(start + (value - start) * eased(share));
      setShown(from.current);
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
}
