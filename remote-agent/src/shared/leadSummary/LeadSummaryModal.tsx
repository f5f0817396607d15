import { Modal } from "@quotehaven/shared-ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useAgentLeadQuery } from "../leadApi";
import { LeadSummaryContent } from "./LeadSummaryContent";

type LeadSummaryModalProps = {
  leadId: number;
  onClose: () => void;
  /** What can be done next, the Quote button for instance. */
  footer: ReactNode;
};

/** Client Quote Summary: who the client is, as far as an agent may know, and what was answered. */
export function LeadSummaryModal({ leadId, onClose, footer }: LeadSummaryModalProps) {
  const { t } = useTranslation("agent");
  const { data: lead } = useAgentLeadQuery(leadId);
  return (
    <Modal
      title={t("leadSummary.title")}
      size="large"
      onClose={onClose}
      footer={lead ? footer : undefined}
    >
      <LeadSummaryContent leadId={leadId} />
    </Modal>
  );
}
