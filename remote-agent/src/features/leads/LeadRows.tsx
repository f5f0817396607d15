import type { Lead } from "@quotehaven/contract/wire";
import { useApiErrorToast, useToast, useTranslation } from "@quotehaven/platform";
import { useState } from "react";
import { useAgentLeadDismissMutation } from "../../shared/leadApi";
import { LeadDialog, type OpenDialog } from "./LeadDialog";
import { LeadList } from "./LeadList";
import { isCovered, type LeadAction } from "./leadRules";

type LeadRowsProps = { leads: readonly Lead[]; onDismissed: () => void };

/** What an action opens; dismissing opens nothing. */
function dialogOf(lead: Lead, action: Exclude<LeadAction, "dismiss">): OpenDialog {
  if (action === "viewAnswers") return { dialog: "answers", lead };
  if (action === "viewClient") return { dialog: lead.isConfirmed ? "client" : "pay", lead };
  // What was sent stays to be read; the warning comes only where there is nothing of theirs.
  const isNothingLeft = isCovered(lead) && !lead.isLost;
  return { dialog: isNothingLeft ? "covered" : "summary", lead };
}

/** A page of leads, with what opens from them. */
export function LeadRows({ leads, onDismissed }: LeadRowsProps) {
  const { t } = useTranslation<"agent">();
  const toast = useToast();
  const toastError = useApiErrorToast();
  const [dismiss] = useAgentLeadDismissMutation();
  const [open, setOpen] = useState<OpenDialog | null>(null);

  const dismissLead = async (lead: Lead) => {
    const result = await dismiss(lead.id);
    if (result.error) return toastError(result.error);
    toast(t("leads.dismissed"), { kind: "success" });
    onDismissed();
  };
  const act = (lead: Lead, action: LeadAction) => {
    if (action === "dismiss") void dismissLead(lead);
    else setOpen(dialogOf(lead, action));
  };
  return (
    <>
      <LeadList leads={leads} onAct={act} />
      {open && <LeadDialog open={open} onOpen={setOpen} onClose={() => setOpen(null)} />}
    </>
  );
}
