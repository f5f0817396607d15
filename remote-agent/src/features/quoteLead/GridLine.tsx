import type { Needs } from "@quotehaven/contract/cover";
import type { LeadCarrier } from "@quotehaven/contract/wire";
import { memo, useEffect, useRef, useState } from "react";
import { QuoteGridRow } from "./QuoteGridRow";
import { carrierOptions, type CarrierOption, type QuoteForm, type QuoteValues } from "./quoteForms";
import type { QuoteCardHandle } from "./useQuoteCards";
import type { QuoteBoardState } from "./useQuoteBoard";

/** What a row does with the board around it; the same functions at every render. */
export type RowActs = {
  hold: (form: QuoteForm, handle: QuoteCardHandle | null) => void;
  type: (form: QuoteForm, values: QuoteValues) => void;
  finish: () => void;
  remove: (form: QuoteForm) => void;
};

type GridLineProps = {
  leadId: number;
  quote: QuoteForm;
  name: string;
  need: Partial<Needs>;
  options: readonly CarrierOption[];
  canRemove: boolean;
  acts: RowActs;
};

/** A row of many: it is drawn again only where something of its own changed. */
export const GridLine = memo(function GridLine({ canRemove, acts, ...row }: GridLineProps) {
  const { quote } = row;
  return (
    <QuoteGridRow
      {...row}
      ref={(handle) => acts.hold(quote, handle)}
      onTyped={(values) => acts.type(quote, values)}
      onFinish={acts.finish}
      onRemove={canRemove ? () => acts.remove(quote) : undefined}
    />
  );
}, isSameLine);

/** Forms and options are made anew whenever anything is typed: what they say counts. */
function isSameLine(before: GridLineProps, after: GridLineProps): boolean {
  const plain = ({ need, acts, ...said }: GridLineProps) => JSON.stringify(said);
  return before.need === after.need && before.acts === after.acts && plain(before) === plain(after);
}

/** What a row may choose among: every carrier while it has none, else its own alone. */
export function rowOptions(
  form: QuoteForm,
  forms: readonly QuoteForm[],
  carriers: readonly LeadCarrier[],
): CarrierOption[] {
  const { carrierId } = form;
  const offered = carriers.filter(({ id }) => carrierId === null || id === carrierId);
  return carrierOptions(form, forms, offered);
}

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
