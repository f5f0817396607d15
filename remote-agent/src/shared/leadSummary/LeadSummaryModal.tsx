import { Problem } from "@quotehaven/platform";
import { Modal, Skeleton, SkeletonScreen, SkeletonText, Stack } from "@quotehaven/shared-ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useAgentLeadQuery } from "../leadApi";
import { LeadSummary } from "./LeadSummary";

type LeadSummaryModalProps = {
  leadId: number;
  onClose: () => void;
  /** What can be done next, the Quote button for instance. */
  footer: ReactNode;
};

/** Client Quote Summary: who the client is, as far as an agent may know, and what was answered. */
export function LeadSummaryModal({ leadId, onClose, footer }: LeadSummaryModalProps) {
  const { t } = useTranslation("agent");
  const lead = useAgentLeadQuery(leadId);
  return (
    <Modal
      title={t("leadSummary.title")}
      size="large"
      onClose={onClose}
      footer={lead.data ? footer : undefined}
    >
      {lead.data ? (
        <LeadSummary lead={lead.data} />
      ) : lead.error ? (
        <Problem error={lead.error} onRetry={lead.refetch} />
      ) : (
        <SkeletonScreen>
          <Stack gap={4}>
            <Skeleton height={120} shape="box" />
            <Skeleton height={26} width="40%" />
            <SkeletonText lines={6} />
          </Stack>
        </SkeletonScreen>
      )}
    </Modal>
  );
}
