import type { Lead } from "@quotehaven/contract/wire";
import {
  useApiErrorToast,
  useLocation,
  useNavigate,
  useToast,
  useTranslation,
} from "@quotehaven/platform";
import { Button } from "@quotehaven/shared-ui";
import { useState } from "react";
import { useAgentLeadDismissMutation } from "../../shared/leadApi";
import { LeadSummaryModal } from "../../shared/leadSummary/LeadSummaryModal";
import { ClientInfoModal } from "./ClientInfoModal";
import { CoveredNotice, PayConfirmation } from "./LeadDialogs";
import { LeadList } from "./LeadList";
import { isCovered, type LeadAction } from "./leadRules";

type Open = { dialog: "summary" | "answers" | "client" | "pay" | "covered"; lead: Lead } | null;

/** A page of leads, with what opens from them. */
export function LeadRows({
  leads,
  onDismissed,
}: {
  leads: readonly Lead[];
  onDismissed: () => void;
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const location = useLocation();
  const toast = useToast();
  const toastError = useApiErrorToast();
  const [dismiss] = useAgentLeadDismissMutation();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);

  const dismissLead = async (lead: Lead) => {
    const result = await dismiss(lead.id);
    if (result.error) return toastError(result.error);
    toast(t("leads.dismissed"), { kind: "success" });
    onDismissed();
  };
  const act = (lead: Lead, action: LeadAction) => {
    if (action === "dismiss") return void dismissLead(lead);
    if (action === "viewAnswers") return setOpen({ dialog: "answers", lead });
    if (action === "viewClient") {
      return setOpen({ dialog: lead.isConfirmed ? "client" : "pay", lead });
    }
    // What was sent stays to be read; only where there is nothing of theirs the warning stands for it.
    const isNothingLeft = isCovered(lead) && !lead.isLost;
    setOpen({ dialog: isNothingLeft ? "covered" : "summary", lead });
  };
  // The way back keeps the filter and the page.
  const goTo = (path: string) =>
    void navigate(path, { state: { leads: `${location.pathname}${location.search}` } });

  const dialogs = {
    summary: ({ id, isLost }: Lead) => (
      <LeadSummaryModal
        leadId={id}
        onClose={close}
        footer={
          <Button emphasis="primary" onClick={() => goTo(`/agent/profile/leads/${id}`)}>
            {t(isLost ? "leadSummary.yourQuotes" : "leadSummary.quote")}
          </Button>
        }
      />
    ),
    answers: ({ id }: Lead) => (
      <LeadSummaryModal
        leadId={id}
        onClose={close}
        footer={<Button onClick={close}>{t("agent.close")}</Button>}
      />
    ),
    client: (lead: Lead) => (
      <ClientInfoModal
        leadId={lead.id}
        onClose={close}
        onViewAnswers={() => setOpen({ dialog: "answers", lead })}
      />
    ),
    pay: ({ id }: Lead) => (
      <PayConfirmation onConfirm={() => goTo(`/payment?leadId=${id}`)} onCancel={close} />
    ),
    covered: () => <CoveredNotice onClose={close} />,
  };
  return (
    <>
      <LeadList leads={leads} onAct={act} />
      {open && dialogs[open.dialog](open.lead)}
    </>
  );
}
