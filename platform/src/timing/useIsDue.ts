import { useEffect, useState } from "react";

/** Whether `delayMs` have passed since this was first shown. */
export function useIsDue(delayMs: number): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return isDue;
}
