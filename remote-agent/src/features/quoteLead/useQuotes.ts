import type { LeadReply } from "@quotehaven/contract/wire";
import { useDraft, useUnsaved } from "@quotehaven/platform";
import { useMemo } from "react";
import { currentForms } from "./currentForms";
import { formsWithRow } from "./gridRows";
import {
  blankForm,
  clientDay,
  isFilled,
  isToSubmit,
  leadTypes,
  type QuoteForm,
  type QuoteValues,
} from "./quoteForms";

const noForms: { forms: readonly QuoteForm[] } = { forms: [] };

/**
 * The forms of a lead. What was typed is a draft of this tab, so neither an error nor a reload loses
 * it; what was sent is the lead's own, in the query cache.
 */
export function useQuoteForms(lead: LeadReply) {
  const draft = useDraft(`quote-lead-${lead.lead.id}`, noForms);
  const { forms: typed } = draft.value;
  const forms = useMemo(() => currentForms(typed, lead), [typed, lead]);
  // Two cards may tell what was typed before either is drawn.
  const change = (update: (before: QuoteForm[]) => QuoteForm[]) =>
    draft.keep({ forms: update(currentForms(draft.newest().forms, lead)) });
  const release = useUnsaved(
    typed.some((form) => isToSubmit(form) && isFilled(form)),
    { isDraft: true },
  );
  return {
    forms,
    type: ({ key }: QuoteForm, values: QuoteValues) =>
      change((before) => before.map((form) => (form.key === key ? { ...form, ...values } : form))),
    /** The same of a row of the grid, which may have had no form so far. */
    typeRow: (row: QuoteForm, values: QuoteValues) =>
      change((before) => formsWithRow(before, row, values)),
    add: () => change((before) => [...before, blankForm(leadTypes(lead), before, clientDay(lead))]),
    remove: ({ key }: QuoteForm) => change((before) => before.filter((form) => form.key !== key)),
    /** All of it was sent: there is nothing to keep any more. */
    forget: () => {
      release();
      draft.forget();
    },
  };
}
