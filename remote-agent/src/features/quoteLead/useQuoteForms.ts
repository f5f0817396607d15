import type { LeadReply } from "@quotehaven/contract/schemas";
import {
  api,
  useApiErrorToast,
  useDispatch,
  useDraft,
  useHumanVerification,
  useLoader,
  withFreshToken,
} from "@quotehaven/platform";
import { useMemo, useRef, useState } from "react";
import { quoteTaken } from "../../shared/leadApi";
import { currentForms } from "./currentForms";
import { useAgentQuoteCreateMutation, useAgentQuoteUpdateMutation } from "./quoteApi";
import { blankForm, leadTypes, type QuoteForm } from "./quoteForms";
import { submitQuotes } from "./submitQuotes";

/** The forms of a lead and what can be done to them. */
export type QuoteFormsState = {
  forms: readonly QuoteForm[];
  isSending: boolean;
  /** Something was typed that is not sent; a newer version of the page waits for it. */
  isTyped: boolean;
  change: (form: QuoteForm) => void;
  add: () => void;
  remove: (form: QuoteForm) => void;
  /** Sends every unsent form. True when all were taken; otherwise the failure was toasted. */
  send: () => Promise<boolean>;
};

/**
 * Holds the forms of a lead. What was typed is a draft of this tab, so neither an error nor a
 * reload loses it; what was sent is the lead's own, in the query cache.
 */
export function useQuoteForms(lead: LeadReply, onReload: () => void): QuoteFormsState {
  const leadId = lead.lead.aps_id;
  const dispatch = useDispatch();
  const toastError = useApiErrorToast();
  const humanToken = useHumanVerification("quote");
  const [create] = useAgentQuoteCreateMutation();
  const [update] = useAgentQuoteUpdateMutation();
  const [draft, keep, forget] = useDraft<{ forms: readonly QuoteForm[] }>(`quote-lead-${leadId}`, {
    forms: [],
  });
  const forms = useMemo(() => currentForms(draft.forms, lead), [draft.forms, lead]);
  const [isSending, setSending] = useState(false);
  // State alone would let a second press through before the next render.
  const isUnderWay = useRef(false);
  useLoader(isSending);

  const send = async () => {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setSending(true);
    try {
      await submitQuotes(forms, {
        leadId,
        withToken: (call) => withFreshToken(humanToken, call),
        create: (body) => create({ leadId, body }).unwrap(),
        update: (body) => update({ leadId, body }).unwrap(),
        onSent: (quote) => dispatch(quoteTaken(leadId, quote)),
      });
    } catch (error) {
      toastError(error);
      // The reply may have been lost after the quote was stored, or a carrier may be gone: ask.
      onReload();
      return false;
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
    forget();
    dispatch(api.util.invalidateTags(["Leads", { type: "Lead", id: leadId }]));
    return true;
  };

  return {
    forms,
    isSending,
    isTyped: draft.forms.length > 0,
    change: (changed) =>
      keep({ forms: forms.map((form) => (form.key === changed.key ? changed : form)) }),
    add: () => keep({ forms: [...forms, blankForm(leadTypes(lead), forms)] }),
    remove: (removed) => keep({ forms: forms.filter((form) => form.key !== removed.key) }),
    send,
  };
}
