import type { CoverFieldName, Covers, HeldCover } from "@quotehaven/contract/cover";
import type { FieldRules } from "@quotehaven/contract/rules";
import type { LeadReply } from "@quotehaven/contract/wire";
import { useDraft, useUnsaved } from "@quotehaven/platform";
import { useFieldArray, useForm } from "@quotehaven/platform/forms";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { TypedValue } from "./covers";
import {
  blankQuote,
  isFilled,
  isToSend,
  leadTypes,
  pathOf,
  rulesOf,
  type QuotesValues,
  within,
} from "./quote";
import {
  cardsOf,
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
  const today = clientDay(lead);
  const draft = useDraft(`quote-lead-${lead.lead.id}`, nothingTyped);
  const [defaultValues] = useState(() => ({ quotes: currentQuotes(draft.value.quotes, lead) }));
  const keep = ({ quotes }: QuotesValues) => {
    const typed = cardsOf(quotes).filter(({ quote }) => isToSend(quote));
    draft.keep({ quotes: typed.map(({ quote }) => quote) });
  };
  // A form that comes or goes has react-hook-form check them all: none is red before it was typed into.
  const isArranging = useRef(false);
  const form = useForm<QuotesValues>({
    defaultValues,
    rules: ({ quotes }): FieldRules => {
      const toSend = quotesToSend(quotes, lead, view);
      const each = toSend.map(({ quote, index }) =>
        within(pathOf(index), rulesOf(quote, lead, today)),
      );
      const rules: FieldRules = Object.assign({}, ...each);
      if (!isArranging.current) return rules;
      const isRefused = (name: string) => form.getFieldState(name as "quotes").invalid;
      return Object.fromEntries(Object.entries(rules).filter(([name]) => isRefused(name)));
    },
    rowOf: (name) => /^quotes\.\d+\./.exec(name)?.[0] ?? "",
    onTyped: keep,
  });
  const { control, getValues, setValue, parts } = form;
  const { change } = parts;
  const array = useFieldArray({ control, name: "quotes" });
  const append: typeof array.append = (...what) => {
    isArranging.current = true;
    array.append(...what);
  };
  const update: typeof array.update = (...what) => {
    isArranging.current = true;
    array.update(...what);
  };
  // After the effect in which the array is checked.
  useEffect(() => {
    isArranging.current = false;
  }, [array.fields]);
  // Every change draws this anew: the draft changes with what is typed, `fields` with quotes that come
  // and go. `useWatch` would be a render behind these.
  const list = getValues("quotes");
  const release = useUnsaved(
    draft.value.quotes.some((quote) => quote.carrierId !== null || isFilled(quote)),
    { isDraft: true },
  );

  /** Brings the form in line with the lead as it was read last. */
  const settle = () => {
    const before = getValues("quotes");
    currentQuotes(before, lead).forEach((quote, index) => {
      const old = before[index];
      if (!old) append(quote, { shouldFocus: false });
      else if (identityOf(old) !== identityOf(quote)) update(index, quote);
    });
  };
  const settleNow = useEffectEvent(settle);
  useEffect(() => settleNow(), [lead, view]);

  const blank = () => blankQuote(leadTypes(lead), today);
  return {
    form,
    list,
    /** The React key of each, by its index. */
    ids: array.fields.map(({ id }) => id),
    add: () => {
      append({ ...blank(), isOpen: true }, { shouldFocus: false });
      keep(getValues());
    },
    /** Leaves a blank, so that the others keep their places. */
    remove: (index: number) => {
      update(index, blank());
      settle();
      keep(getValues());
    },
    /** Forms in which nothing is filled in go as the view changes. */
    closeBlanks: () => {
      getValues("quotes").forEach((quote, index) => {
        const isBlank = quote.isOpen && quote.carrierId === null && !isFilled(quote);
        if (isBlank) update(index, blank());
      });
    },
    /** Puts limits into a quote; what they say nothing of stays as it is. */
    fill: useCallback(
      (index: number, type: HeldCover["type"], cover: Covers[HeldCover["type"]] = {}) => {
        const path = `quotes.${index}.covers.${type}` as const;
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
