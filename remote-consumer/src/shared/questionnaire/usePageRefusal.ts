import { useState } from "react";

/**
 * Whether the open page was refused, and how often any was. `refusals` counts those from outside: a
 * save or a submission that an answer stood in the way of.
 */
export function usePageRefusal(refusals: number) {
  const [attempt, setAttempt] = useState(0);
  const [isRefused, setRefused] = useState(refusals > 0);
  const [seen, setSeen] = useState(refusals);
  const refuse = () => {
    setRefused(true);
    setAttempt(attempt + 1);
  };
  if (seen !== refusals) {
    setSeen(refusals);
    refuse();
  }
  return { isRefused, attempt, refuse, clear: () => setRefused(false) };
}
