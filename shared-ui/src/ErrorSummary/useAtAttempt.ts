import { useState } from "react";

/**
 * A value as it was when `attempt` last changed. A summary that shrank while its errors are mended
 * would move the page under the person who mends them.
 */
export function useAtAttempt<Value>(value: Value, attempt: number): Value {
  const [kept, setKept] = useState({ attempt, value });
  if (kept.attempt === attempt) return kept.value;
  setKept({ attempt, value });
  return value;
}
