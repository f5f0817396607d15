import type { Lead } from "@quotehaven/contract/wire";
import { useApiErrorToast, useToast } from "@quotehaven/platform";
import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAgentLeadDismissMutation } from "../../shared/leadApi";
import type { OpenDialog } from "./LeadDialog";
import { isCovered, type LeadAction } from "./leadRules";
import { useGoToQuotes } from "./useGoToQuotes";

/** What an action opens over the list, or beside it. */
export function dialogOf(
  lead: Lead,
  action: "viewSummary" | "viewClient" | "viewAnswers",
): OpenDialog {
  if (action === "viewAnswers") return { dialog: "answers", lead };
  if (action === "viewClient") return { dialog: lead.isConfirmed ? "client" : "pay", lead };
  // What was sent stays to be read; the warning comes only where there is nothing of theirs.
  const isNothingLeft = isCovered(lead) && !lead.isLost;
  return { dialog: isNothingLeft ? "covered" : "summary", lead };
}

/** Does what is asked of a lead. `act` is the same function at each render; `open` is what it opened. */
export function useLeadActions(on: { dismissing?: () => void; dismissed: () => void }): {
  act: (lead: Lead, action: LeadAction) => void;
  open: OpenDialog | null;
  setOpen: (open: OpenDialog | null) => void;
} {
  const { t } = useTranslation("agent");
  const toast = useToast();
  const toastError = useApiErrorToast();
  const [dismiss] = useAgentLeadDismissMutation();
  const quote = useGoToQuotes();
  const [open, setOpen] = useState<OpenDialog | null>(null);

  /** Leads that are on their way off the list: a double press takes each off once. */
  const leaving = useRef(new Set<number>());

  const dismissLead = async ({ id }: Lead) => {
    if (leaving.current.has(id)) return;
    leaving.current.add(id);
    on.dismissing?.();
    const result = await dismiss(id);
    if (result.error) {
      leaving.current.delete(id);
      return toastError(result.error);
    }
    toast(t("leads.dismissed"), { kind: "success" });
    on.dismissed();
  };
  const actNow = (lead: Lead, action: LeadAction) => {
    if (action === "dismiss") void dismissLead(lead);
    else if (action === "quote") quote(lead.id);
    // The press shows first: making the window takes a slow processor a tenth of a second.
    else startTransition(() => setOpen(dialogOf(lead, action)));
  };
  const newest = useRef(actNow);
  useEffect(() => {
    newest.current = actNow;
  });
  const act = useCallback((lead: Lead, action: LeadAction) => newest.current(lead, action), []);
  return { act, open, setOpen };
}
