import type { LeadsPage } from "@quotehaven/contract/wire";
import { useState } from "react";
import { newsIn, putUp, updateRows, type HeldRows, type RowNews } from "./heldRows";

/** The page of leads that is shown, and what waits to be. */
type HeldPage = {
  /** Undefined until the first answer. */
  held: HeldRows | undefined;
  /** What is shown answers an older question. */
  isStale: boolean;
  news: RowNews;
  /** Shows the server's page as it is now. */
  show: () => void;
  /** Shows the server's next page as it comes. */
  follow: () => void;
};

/**
 * Holds a page of leads still while it is read; one that is empty only where it is not to fill at
 * once. `answer` is the server's newest to `question`, or undefined while there is none.
 */
export function useHeldRows(
  question: string,
  answer: LeadsPage | undefined,
  { fillsWhenEmpty = false }: { fillsWhenEmpty?: boolean } = {},
): HeldPage {
  const [kept, setKept] = useState<HeldRows>();
  let held = kept;
  if (answer && (held?.question !== question || held.answer !== answer)) {
    const isRead = held?.question === question && !(fillsWhenEmpty && held.leads.length === 0);
    held = held && isRead ? updateRows(held, answer) : putUp(question, answer);
    setKept(held);
  }
  return {
    held,
    isStale: held !== undefined && held.question !== question,
    news: held ? newsIn(held) : null,
    show: () => setKept((shown) => shown && putUp(shown.question, shown.answer)),
    follow: () => setKept((shown) => shown && { ...shown, isFollowed: true }),
  };
}
