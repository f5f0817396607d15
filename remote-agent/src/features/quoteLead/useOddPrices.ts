import { useTranslation } from "@quotehaven/platform";
import { useState } from "react";
import { oddPrices, type OddPrice } from "./oddPrices";
import type { QuoteValues } from "./quoteForms";

/** The question about the prices of an insurance type, or of all together. */
export type QuestionOf = (of: OddPrice["of"]) => string | undefined;

/** Asks once about prices that may be right and look odd: the next attempt sends them. */
export function useOddPrices(values: QuoteValues) {
  const { t } = useTranslation<"agent">();
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const shown = oddPrices(values).filter(({ id }) => asked.has(id));
  const questionOf: QuestionOf = (of) => {
    const odd = shown.find((each) => each.of === of);
    return odd && t(`quoteLead.odd.${odd.key}`);
  };
  return {
    questionOf,
    /** True where there is something that was not asked about yet. */
    ask: () => {
      const fresh = oddPrices(values).filter(({ id }) => !asked.has(id));
      setAsked((before) => new Set([...before, ...fresh.map(({ id }) => id)]));
      return fresh.length > 0;
    },
  };
}
