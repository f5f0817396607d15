import { useCallback, useState } from "react";
import type { QuestionErrors } from "./questionErrors";

/** The errors to show: of the questions that were left once, and all of them where a page is refused. */
export function useShownErrors(errors: QuestionErrors, isRefused: boolean) {
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const shown: QuestionErrors = Object.fromEntries(
    Object.entries(errors).filter(([id]) => isRefused || left.has(Number(id))),
  );
  return {
    shown,
    /** The person left a question. */
    onLeave: useCallback(
      (questionId: number) => setLeft((before) => new Set(before).add(questionId)),
      [],
    ),
  };
}
