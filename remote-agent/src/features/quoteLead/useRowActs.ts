import { useEffect, useRef, useState } from "react";
import type { RowActs } from "./GridLine";
import type { QuoteForm } from "./quoteForms";
import type { QuoteBoardState } from "./useQuoteBoard";

type Around = {
  board: QuoteBoardState;
  onFinish: () => void;
  onRemove: (form: QuoteForm) => void;
};

/** What rows do with the board around them, by functions that never change. */
export function useRowActs(around: Around): RowActs {
  const newest = useRef(around);
  useEffect(() => {
    newest.current = around;
  });
  const [acts] = useState<RowActs>(() => ({
    hold: (form, handle) => newest.current.board.refOf(form)(handle),
    type: (form, values) => newest.current.board.typeRow(form, values),
    finish: () => newest.current.onFinish(),
    remove: (form) => newest.current.onRemove(form),
  }));
  return acts;
}
