import type { LeadReply } from "@quotehaven/contract/wire";
import {
  changed,
  events,
  isApiError,
  useApiErrorToast,
  useDispatch,
  useDraft,
  useHumanVerification,
  useLoader,
  useToast,
  useTranslation,
  useUnsaved,
  withFreshToken,
} from "@quotehaven/platform";
import { useMemo, useRef, useState } from "react";
import { quoteTaken } from "../../shared/leadApi";
import { currentForms } from "./currentForms";
import { useAgentQuoteCreateMutation, useAgentQuoteUpdateMutation } from "./quoteApi";
import { blankForm, isFilled, isNonQuoted, leadTypes, type QuoteForm } from "./quoteForms";
import { submitQuotes } from "./submitQuotes";

/** The forms of a lead and what can be done to them. */
export type QuoteFormsState = {
  forms: readonly QuoteForm[];
  isSending: boolean;
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
  const leadId = lead.lead.id;
  const dispatch = useDispatch();
  const tellFailure = useTellFailure(`quote-lead-${leadId}`);
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
  const release = useUnsaved(
    draft.forms.some((form) => isNonQuoted(form) && isFilled(form)),
    {
      isDraft: true,
    },
  );

  const send = async () => {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setSending(true);
    const sending = forms.filter(isNonQuoted);
    let sentCount = 0;
    try {
      await submitQuotes(forms, {
        leadId,
        withToken: (call) => withFreshToken(humanToken, call),
        create: (body) => create({ leadId, body }).unwrap(),
        update: (body) => update({ leadId, body }).unwrap(),
        onSent: (quote) => {
          sentCount += 1;
          dispatch(quoteTaken(leadId, quote));
        },
      });
    } catch (error) {
      tellFailure(error, sending, sentCount);
      // The reply may have been lost after the quote was stored, or a carrier may be gone: ask.
      onReload();
      return false;
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
    tellFailure(null, sending, sentCount);
    release();
    forget();
    dispatch(changed(["Leads", { type: "Lead", id: leadId }]));
    return true;
  };

  return {
    forms,
    isSending,
    change: (changed) =>
      keep({ forms: forms.map((form) => (form.key === changed.key ? changed : form)) }),
    add: () => keep({ forms: [...forms, blankForm(leadTypes(lead), forms)] }),
    remove: (removed) => keep({ forms: forms.filter((form) => form.key !== removed.key) }),
    send,
  };
}

/**
 * Says why sending stopped, at which carrier, and what of the others went out; without an error only
 * takes back what was said of an earlier try.
 */
function useTellFailure(subject: string) {
  const { t } = useTranslation();
  const toast = useToast();
  const toastError = useApiErrorToast();
  return (error: unknown, forms: readonly QuoteForm[], sentCount: number) => {
    const others = `${subject}-others`;
    for (const each of [subject, others]) events.emit("toastsWithdrawn", { subject: each });
    if (error === null) return;
    const namesOf = (some: readonly QuoteForm[]) =>
      some.map(({ carrierName }) => carrierName).join(", ");
    const sent = namesOf(forms.slice(0, sentCount));
    const unsent = namesOf(forms.slice(sentCount + 1));
    const rest = [
      sent && t("quoteLead.wentOut", { names: sent }),
      unsent && t("quoteLead.didNotGoOut", { names: unsent }),
    ].filter(Boolean);
    if (isApiError(error) && error.codes.includes("already-quoted")) {
      const lost = t("quoteLead.lostCarrier", { name: forms[sentCount]?.carrierName ?? "" });
      return toast([lost, ...rest].join(" "), { subject });
    }
    toastError(error, { subject });
    if (rest.length > 0) toast(rest.join(" "), { kind: "info", subject: others });
  };
}
