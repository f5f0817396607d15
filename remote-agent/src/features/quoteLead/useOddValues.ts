import type { Needs } from "@quotehaven/contract/cover";
import { useTranslation } from "@quotehaven/platform";
import { useState } from "react";
import { oddLimits, type OddLimit } from "./oddLimits";
import { oddPrices, type OddPrice } from "./oddPrices";
import type { QuoteValues } from "./quoteForms";

/** The question about the prices of an insurance type, of all together, or about a limit. */
export type QuestionOf = (of: (OddPrice | OddLimit)["of"]) => string | undefined;

/** Asks once about what may be right and looks odd: the next attempt sends it. */
export function useOddValues(values: QuoteValues, need: Partial<Needs>) {
  const { t } = useTranslation<"agent">();
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const oddIn = (of: QuoteValues) => [...oddPrices(of), ...oddLimits(of.covers, need)];
  const shown = oddIn(values).filter(({ id }) => asked.has(id));
  const questionOf: QuestionOf = (of) => {
    const found = shown.find((each) => each.of === of);
    return found && t(`quoteLead.odd.${found.key}`);
  };
  return {
    questionOf,
    /** True where there is something in what is about to be sent that was not asked about yet. */
    ask: (sending: QuoteValues) => {
      const fresh = oddIn(sending).filter(({ id }) => !asked.has(id));
      setAsked((before) => new Set([...before, ...fresh.map(({ id }) => id)]));
      return fresh.length > 0;
    },
  };
}
