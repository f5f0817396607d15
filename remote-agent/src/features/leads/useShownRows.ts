import type { LeadsPage } from "@quotehaven/contract/wire";
import { useState } from "react";
import { newsIn, showPage, updateRows, type ShownRows, type RowNews } from "./shownRows";

/** The page of leads that is shown, and what waits to be. */
type ShownPage = {
  /** Undefined until the first answer. */
  shown: ShownRows | undefined;
  /** What is shown answers an older query. */
  isStale: boolean;
  news: RowNews;
  /** Shows the server's page as it is now. */
  show: () => void;
  /** Shows the server's next page as it comes. */
  follow: () => void;
};

/**
 * Keeps a page of leads still while it is shown; an empty one only where it is not to fill at once.
 * `answer` is the server's newest to `query`, or undefined while there is none.
 */
export function useShownRows(
  query: string,
  answer: LeadsPage | undefined,
  { fillsWhenEmpty = false }: { fillsWhenEmpty?: boolean } = {},
): ShownPage {
  const [kept, setKept] = useState<ShownRows>();
  let shown = kept;
  if (answer && (shown?.query !== query || shown.answer !== answer)) {
    const isRead = shown?.query === query && !(fillsWhenEmpty && shown.leads.length === 0);
    shown = shown && isRead ? updateRows(shown, answer) : showPage(query, answer);
    setKept(shown);
  }
  return {
    shown,
    isStale: shown !== undefined && shown.query !== query,
    news: shown ? newsIn(shown) : null,
    show: () => setKept((before) => before && showPage(before.query, before.answer)),
    follow: () => setKept((before) => before && { ...before, isFollowed: true }),
  };
}
