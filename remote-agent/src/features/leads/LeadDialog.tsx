import type { Lead } from "@quotehaven/contract/wire";
import { Button } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import { LeadSummaryModal } from "../../shared/leadSummary/LeadSummaryModal";
import { ClientInfoModal } from "./ClientInfoModal";
import { CoveredNotice } from "./CoveredNotice";
import { PayConfirmation } from "./PayConfirmation";
import { clientPath } from "../../shared/leadsPathIn";
import { useQuoteWay } from "./useQuoteWay";

/** What is open from the list, and of which lead. */
export type OpenDialog = {
  dialog: "summary" | "answers" | "client" | "pay" | "covered";
  lead: Lead;
};

type LeadDialogProps = {
  open: OpenDialog;
  onOpen: (next: OpenDialog) => void;
  onClose: () => void;
};

/** What opens from a lead: its summary, its client's details, or the question before they are paid for. */
export function LeadDialog({ open: { dialog, lead }, onOpen, onClose }: LeadDialogProps) {
  const { t } = useTranslation("agent");
  const goOn = useQuoteWay();
  switch (dialog) {
    case "summary":
      return (
        <LeadSummaryModal
          leadId={lead.id}
          onClose={onClose}
          footer={
            <Button emphasis="primary" onClick={() => goOn(lead.id)}>
              {t(lead.isLost ? "leadSummary.yourQuotes" : "leadSummary.quote")}
            </Button>
          }
        />
      );
    case "answers":
      return (
        <LeadSummaryModal
          leadId={lead.id}
          onClose={onClose}
          footer={<Button onClick={onClose}>{t("agent.close")}</Button>}
        />
      );
    case "client":
      return (
        <ClientInfoModal
          leadId={lead.id}
          onClose={onClose}
          onViewAnswers={() => onOpen({ dialog: "answers", lead })}
        />
      );
    case "pay":
      return (
        <PayConfirmation
          onConfirm={() =>
            goOn(lead.id, `/payment?leadId=${lead.id}`, { client: clientPath(lead.id) })
          }
          onCancel={onClose}
        />
      );
    case "covered":
      return <CoveredNotice onClose={onClose} />;
  }
}
