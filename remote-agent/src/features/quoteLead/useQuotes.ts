import type { CoverFieldName, Covers, HeldCover } from "@quotehaven/contract/cover";
import type { FieldRules } from "@quotehaven/contract/rules";
import type { LeadReply } from "@quotehaven/contract/wire";
import { useDraft, useUnsaved } from "@quotehaven/platform";
import { useFieldArray, useForm, useWatch } from "@quotehaven/platform/forms";
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { heldAsTyped, type TypedValue } from "./covers";
import { oddValues, type QuestionOf } from "./oddValues";
import {
  blankQuote,
  isFilled,
  isToSend,
  leadTypes,
  rulesOf,
  type Quote,
  type QuotesValues,
} from "./quote";
import {
  cardsOf,
  carrierNameOf,
  clientDay,
  currentQuotes,
  identityOf,
  quotesToSend,
  type QuoteView,
} from "./quotes";

const nothingTyped: QuotesValues = { quotes: [] };

/**
 * All quotes of a lead as one form. What was typed is a draft of this tab, so neither an error nor a
 * reload loses it; what was sent is the lead's own, in the query cache.
 */
export function useQuotes(lead: LeadReply, view: QuoteView) {
  const { carriers, need = {} } = lead;
  const today = clientDay(lead);
  const draft = useDraft(`quote-lead-${lead.lead.id}`, nothingTyped);
  const [defaultValues] = useState(() => ({ quotes: currentQuotes(draft.value.quotes, lead) }));
  const keep = ({ quotes }: QuotesValues) => {
    const typed = cardsOf(quotes).filter(({ quote }) => isToSend(quote));
    draft.keep({ quotes: typed.map(({ quote }) => quote) });
  };
  const form = useForm<QuotesValues>({
    defaultValues,
    rules: ({ quotes }) => {
      const rules = quotesToSend(quotes, lead, view).map(({ quote, place }) => {
        const isTaken = (id: number) => carriers.some((each) => each.isQuoted && each.id === id);
        const isFree = (id: number) => quote.state !== "new" || !isTaken(id);
        return within(pathOf(place), rulesOf(quote, need, today, isFree));
      });
      return Object.assign({}, ...rules) as FieldRules;
    },
    rowOf: (name) => /^quotes\.\d+\./.exec(name)?.[0] ?? "",
    onTyped: keep,
  });
  const { control, getValues, setValue, parts } = form;
  const { change } = parts;
  const { fields, append, update } = useFieldArray({ control, name: "quotes" });
  // Every change draws this anew: the draft tells of what is typed, `fields` of quotes that come and go.
  const quotes = getValues("quotes");
  const release = useUnsaved(
    draft.value.quotes.some((quote) => quote.carrierId !== null || isFilled(quote)),
    { isDraft: true },
  );

  /** Brings the form in line with the lead as it was read last. */
  const settle = () => {
    const before = getValues("quotes");
    currentQuotes(before, lead).forEach((quote, place) => {
      const old = before[place];
      if (!old) append(quote, { shouldFocus: false });
      else if (identityOf(old) !== identityOf(quote)) update(place, quote);
    });
  };
  const settleNow = useEffectEvent(settle);
  useEffect(() => settleNow(), [lead, view]);

  const blank = () => blankQuote(leadTypes(lead), today);
  return {
    form,
    /** As they are drawn: `ids[place]` is the React key of a quote. */
    quotes,
    ids: fields.map(({ id }) => id),
    add: () => {
      append({ ...blank(), isOpen: true }, { shouldFocus: false });
      keep(getValues());
    },
    /** A blank stays in its place. */
    remove: (place: number) => {
      update(place, blank());
      settle();
      keep(getValues());
    },
    /** Forms in which nothing is filled in go as the view changes. */
    closeBlanks: () => {
      getValues("quotes").forEach((quote, place) => {
        const isBlank = quote.isOpen && quote.carrierId === null && !isFilled(quote);
        if (isBlank) update(place, blank());
      });
    },
    /** Puts limits into a quote; what they say nothing of stays as it is. */
    fill: useCallback(
      (place: number, type: HeldCover["type"], cover: Covers[HeldCover["type"]] = {}) => {
        const path = `quotes.${place}.covers.${type}` as const;
        change(path, () => {
          for (const [name, value] of Object.entries(cover) as [CoverFieldName, TypedValue][])
            setValue(`${path}.${name}`, value);
        });
      },
      [change, setValue],
    ),
    /** All of it was sent: there is nothing to keep any more. */
    forget: () => {
      release();
      draft.forget();
    },
  };
}

/** The form of a lead's quotes. */
export type Quotes = ReturnType<typeof useQuotes>;

/** Where a quote stands among the form's values. */
export type QuotePath = `quotes.${number}.`;

export const pathOf = (place: number): QuotePath => `quotes.${place}.`;

/** The same by field, for the quote at a path. */
export const within = <Value>(path: QuotePath, byField: Record<string, Value>) =>
  Object.fromEntries(Object.entries(byField).map(([name, value]) => [path + name, value]));

/** What a card and a row of the grid are given. */
export type QuoteProps = {
  lead: LeadReply;
  place: number;
  /** What was asked about so far (`oddId`). */
  asked: ReadonlySet<string>;
  canRemove: boolean;
  onRemove: (place: number) => void;
  onFill: Quotes["fill"];
  /** Opens what keeps limits as a template. */
  onSaveTemplate: (source: TemplateSource) => void;
};

/** Limits that may be kept as a template, and what the lead calls their insurance type. */
export type TemplateSource = { held: HeldCover; typeName: string };

/** Names a question about a quote's value. */
export const oddId = (place: number, { id }: { id: string }) => `${place} ${id}`;

/** One quote of the form around. Its caller is drawn again when this quote changes, and for no other. */
export function useQuote({ lead, place, asked }: Pick<QuoteProps, "lead" | "place" | "asked">) {
  const { t } = useTranslation("agent");
  const quote = useWatch<QuotesValues, `quotes.${number}`, QuotesValues, Quote>({
    name: `quotes.${place}`,
    // What is computed is compared: a name also stands for all that begin with it, as 3 does for 30.
    compute: (value) => structuredClone(value),
  });
  const need = lead.need ?? {};
  const odd = oddValues(quote, need).filter((each) => asked.has(oddId(place, each)));
  const questionOf: QuestionOf = (of) => {
    const found = odd.find((each) => each.of === of);
    return found && t(`quoteLead.odd.${found.key}`);
  };
  return {
    quote,
    path: pathOf(place),
    carrierName: carrierNameOf(quote, lead),
    helds: heldAsTyped(quote.covers, need),
    questionOf,
  };
}
