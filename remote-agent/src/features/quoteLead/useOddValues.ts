import {
  oddLimits as oddLimitsOf,
  type Needs,
  type CoverFieldName,
} from "@quotehaven/contract/cover";
import { createContext, use, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { InsuranceTypeName } from "@quotehaven/contract/rules";
import { oddPrices, type OddPrice } from "./oddPrices";
import type { QuoteForm, QuoteValues } from "./quoteForms";
import { heldAsTyped, type TypedCovers } from "./typedCover";

/** The question about the prices of an insurance type, of all together, or about a limit. */
export type QuestionOf = (of: (OddPrice | OddLimit)["of"]) => string | undefined;

/** What was asked about on a board; it outlives the forms, which another view draws anew. */
export function useAskedOdds() {
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  return useMemo(
    () => ({
      asked,
      add: (ids: readonly string[]) => setAsked((before) => new Set([...before, ...ids])),
    }),
    [asked],
  );
}

/** What was asked about on the board around. */
export const AskedOdds = createContext<ReturnType<typeof useAskedOdds>>({
  asked: new Set(),
  add: () => {},
});

/** Asks once about what may be right and looks odd: the next attempt sends it. */
export function useOddValues(form: QuoteForm, need: Partial<Needs>) {
  const { t } = useTranslation("agent");
  const { asked, add } = use(AskedOdds);
  const nameOf = ({ id }: OddPrice | OddLimit) => `${form.key} ${id}`;
  const oddIn = (values: QuoteValues) => [...oddPrices(values), ...oddLimits(values.covers, need)];
  const shown = oddIn(form).filter((odd) => asked.has(nameOf(odd)));
  const questionOf: QuestionOf = (of) => {
    const found = shown.find((each) => each.of === of);
    return found && t(`quoteLead.odd.${found.key}`);
  };
  return {
    questionOf,
    /** True where there is something in what is about to be sent that was not asked about yet. */
    ask: (sending: QuoteValues) => {
      const fresh = oddIn(sending)
        .map(nameOf)
        .filter((name) => !asked.has(name));
      if (fresh.length > 0) add(fresh);
      return fresh.length > 0;
    },
  };
}

/** A limit that may be right and is worth a second look. */
type OddLimit = {
  of: `${InsuranceTypeName}.${CoverFieldName}`;
  key: "limit";
  /** Changes with what was typed: another value is another question. */
  id: string;
};

/** The limits of a filled form that are worth asking about once. */
function oddLimits(typed: TypedCovers, need: Partial<Needs>): OddLimit[] {
  return heldAsTyped(typed, need).flatMap((held) =>
    oddLimitsOf(held).map((field) => ({
      of: `${held.type}.${field}` as const,
      key: "limit" as const,
      id: `${held.type}.${field}:${JSON.stringify(typed[held.type]?.[field])}`,
    })),
  );
}
