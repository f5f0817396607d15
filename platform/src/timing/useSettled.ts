import { useEffect, useState } from "react";

/** A value that follows another once that has rested: what is typed is searched for after a pause. */
export function useSettled<Value extends string | number>(value: Value, pauseMs = 250): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
