import type { Lead } from "@quotehaven/contract/wire";
import { Button, Modal, ConfirmDialog, Stack } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import { useLeadFee } from "@quotehaven/platform";
import { LeadSummaryModal } from "../../shared/leadSummary/LeadSummaryModal";
import { ClientInfoModal } from "./ClientInfoModal";
import { clientPath } from "../../shared/leadsPathIn";
import { typeNames } from "./leadRules";
import { useGoToQuotes } from "./useGoToQuotes";

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

/** What is read beside the list where there is room for it. */
export type ReadDialog = OpenDialog & { dialog: "summary" | "answers" | "covered" };

/** Whether a lead is read in what is open, so that the next one can be read in its place. */
export function isRead(open: OpenDialog | null): open is ReadDialog {
  return open !== null && ["summary", "answers", "covered"].includes(open.dialog);
}

/** What opens from a lead: its summary, its client's details, or the question before they are paid for. */
export function LeadDialog({ open: { dialog, lead }, onOpen, onClose }: LeadDialogProps) {
  const { t } = useTranslation("agent");
  const goOn = useGoToQuotes();
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
          lead={lead}
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

/** All of the agent's carriers are quoted on this lead already (specification 8). */
function CoveredNotice({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("agent");
  return (
    <Modal
      title={t("leads.coveredTitle")}
      size="small"
      onClose={onClose}
      footer={
        <Button emphasis="primary" onClick={onClose} data-autofocus="">
          {t("agent.ok")}
        </Button>
      }
    >
      <p>{t("leads.covered")}</p>
    </Modal>
  );
}

/** Says what paying means before the payment page opens (4.9, AGE-8). */
function PayConfirmation({
  lead,
  onConfirm,
  onCancel,
}: {
  lead: Lead;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation("agent");
  const fee = useLeadFee();
  const what = [lead.clientName, typeNames(lead, t("leads.bundle")), fee];
  return (
    <ConfirmDialog
      title={t("leads.payTitle")}
      message={
        <Stack $gap={2}>
          <p>
            <strong>{what.filter(Boolean).join(" · ")}</strong>
          </p>
          <p>{t("leads.payConfirm")}</p>
        </Stack>
      }
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
