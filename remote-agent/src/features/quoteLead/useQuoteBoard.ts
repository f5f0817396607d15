import type { LeadReply } from "@quotehaven/contract/wire";
import { changed, events, useDispatch, useToast } from "@quotehaven/platform";
import { useLocation, useNavigate } from "react-router-dom";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { leadsPathIn } from "../../shared/leadsPathIn";
import { gridRows, isEmptyRow, rowsToSubmit } from "./gridRows";
import { availableCarriers, isToSubmit, type QuoteForm } from "./quoteForms";
import { quotesSubject } from "./useQuoteCard";
import { useQuoteCards } from "./useQuoteCards";
import { useQuoteForms } from "./useQuoteForms";
import type { QuoteView } from "./ViewSwitch";

/**
 * What can be done on a lead's board. Submitting stops at the first form that is not taken; what was
 * sent before it stays sent, and nothing typed is lost.
 */
export function useQuoteBoard(lead: LeadReply, view: QuoteView) {
  const leadId = lead.lead.id;
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const toast = useToast();
  const { t } = useTranslation("agent");
  const leadsPath = leadsPathIn(useLocation().state);
  const drafts = useQuoteForms(lead);
  const rows = gridRows(drafts.forms, lead);
  const waiting = drafts.forms.filter(isToSubmit);
  const toSubmit = view === "grid" ? rowsToSubmit(rows) : waiting;
  const cards = useQuoteCards(toSubmit);
  const toastOthers = useToastOthers(leadId);
  const [isSending, setSending] = useState(false);

  const staleTags = ["Leads", { type: "Lead", id: leadId }] as const;

  /** False where a form was not taken, which it has said itself. */
  const submit = async () => {
    setSending(true);
    toastOthers(null);
    const outcome = await cards.submit();
    setSending(false);
    if (outcome !== "all") {
      toastOthers(outcome);
      // The reply may have been lost after the quote was stored, or a carrier may be gone: ask.
      dispatch(changed(staleTags));
      return false;
    }
    drafts.forget();
    dispatch(changed(staleTags));
    toast(t("quoteLead.thanks"), { kind: "success" });
    await navigate(leadsPath);
    return true;
  };

  // None of the agent's carriers is left, and none of their quotes is there.
  const isCovered =
    lead.lead.canQuote && lead.quotes.length === 0 && availableCarriers([], lead.carriers) === 0;
  return {
    ...drafts,
    rows,
    refOf: cards.refOf,
    check: cards.check,
    toSubmit,
    /** How many quotes that something is filled in of go out. */
    filledCount: toSubmit.filter((form) => !isEmptyRow(form)).length,
    submit,
    /** Says that there is nothing to finish yet. */
    askForPrice: () => toast(t("quoteLead.grid.nothing"), { kind: "info" }),
    isSending,
    isCovered,
    canFinish: !isCovered && waiting.length > 0,
    leadsPath,
  };
}

/** The board of a lead: its forms, and what can be done with them. */
export type QuoteBoardState = ReturnType<typeof useQuoteBoard>;

type Outcome = {
  sent: readonly QuoteForm[];
  /** The form at which sending stopped. */
  refused: QuoteForm;
  unsent: readonly QuoteForm[];
};

/** Says what of the other forms went out where one was not taken; with null only takes that back. */
function useToastOthers(leadId: number) {
  const { t } = useTranslation("agent");
  const toast = useToast();
  const subject = `${quotesSubject(leadId)}-others`;
  const namesOf = (forms: readonly QuoteForm[]) =>
    forms.map(({ carrierName }) => carrierName).join(", ");
  return (outcome: Outcome | null) => {
    events.emit("toastsWithdrawn", { subject });
    if (outcome === null) return;
    const { sent, refused, unsent } = outcome;
    if (sent.length + unsent.length === 0) return;
    const sentences = [
      sent.length > 0 && t("quoteLead.wentOut", { names: namesOf(sent) }),
      t("quoteLead.stoppedAt", { name: namesOf([refused]) }),
      unsent.length > 0 && t("quoteLead.didNotGoOut", { names: namesOf(unsent) }),
    ].filter(Boolean);
    toast(sentences.join(" "), { kind: "info", subject });
  };
}
