import type { Covers, HeldCover } from "@quotehaven/contract/cover";
import type { LeadReply } from "@quotehaven/contract/wire";
import { useWatch } from "@quotehaven/platform/forms";
import { createContext, use } from "react";
import { useTranslation } from "react-i18next";
import { heldAsTyped } from "./covers";
import { oddId, oddValues, type OddValue } from "./oddValues";
import { isToSend, pathOf, typeNameIn, type Quote, type QuotesValues } from "./quote";
import { carrierNameOf } from "./quotes";
import type { Quotes } from "./useQuotes";

/** What a card and a row of the grid are given. */
export type QuoteProps = {
  lead: LeadReply;
  index: number;
  /** What was asked about so far (`oddId`). */
  asked: ReadonlySet<string>;
  canRemove: boolean;
  onRemove: (index: number) => void;
  onFill: Quotes["fill"];
  /** Opens what keeps limits as a template. */
  onSaveTemplate: (source: TemplateSource) => void;
};

/** Limits that may be kept as a template, and what the lead calls their insurance type. */
export type TemplateSource = { held: HeldCover; typeName: string };

/**
 * A quote of the form around, for the parts of its card or row (`QuoteContext`). Whoever calls this is
 * drawn again when this quote changes, and for no other.
 */
export function useQuote({ lead, index, asked, canRemove, ...on }: QuoteProps) {
  const { t } = useTranslation("agent");
  const quote = useWatch<QuotesValues, `quotes.${number}`, QuotesValues, Quote>({
    name: `quotes.${index}`,
    // What is computed is compared: a name also stands for all that begin with it, as 3 does for 30.
    compute: (value) => structuredClone(value),
  });
  const need = lead.need ?? {};
  const odd = oddValues(quote, need).filter((each) => asked.has(oddId(index, each)));
  return {
    lead,
    quote,
    /** Before the names of its fields. */
    path: pathOf(index),
    carrierName: carrierNameOf(quote, lead),
    isReadOnly: !isToSend(quote),
    /** What it covers beside the need, one for each insurance type. */
    helds: heldAsTyped(quote.covers, need),
    typeNameOf: (held: HeldCover) => typeNameIn(quote, held),
    /** What is asked about a value, in words; undefined where nothing is. */
    questionOf: (of: OddValue["of"]) => {
      const found = odd.find((each) => each.of === of);
      return found && t(`quoteLead.odd.${found.key}`);
    },
    fill: ({ type }: HeldCover, cover: Covers[HeldCover["type"]] | undefined) =>
      on.onFill(index, type, cover),
    saveTemplate: on.onSaveTemplate,
    /** Missing where it cannot be removed. */
    remove: canRemove ? () => on.onRemove(index) : undefined,
  };
}

export const QuoteContext = createContext<ReturnType<typeof useQuote> | null>(null);

/** The quote whose card or row is around. Throws outside of one. */
export function useThisQuote() {
  const quote = use(QuoteContext);
  if (!quote) throw new Error("There is no quote around this component.");
  return quote;
}
