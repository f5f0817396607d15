import type { LeadReply } from "@quotehaven/contract/wire";
import { useDraft, useUnsaved } from "@quotehaven/platform";
import { useMemo } from "react";
import { currentForms } from "./currentForms";
import {
  blankForm,
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
  const [draft, keep, forget] = useDraft(`quote-lead-${lead.lead.id}`, noForms);
  const forms = useMemo(() => currentForms(draft.forms, lead), [draft.forms, lead]);
  const release = useUnsaved(
    draft.forms.some((form) => isToSubmit(form) && isFilled(form)),
    { isDraft: true },
  );
  return {
    forms,
    type: ({ key }: QuoteForm, values: QuoteValues) =>
      keep({ forms: forms.map((form) => (form.key === key ? { ...form, ...values } : form)) }),
    add: () => keep({ forms: [...forms, blankForm(leadTypes(lead), forms)] }),
    remove: ({ key }: QuoteForm) => keep({ forms: forms.filter((form) => form.key !== key) }),
    /** All of it was sent: there is nothing to keep any more. */
    forget: () => {
      release();
      forget();
    },
  };
}
