import { Problem, useTranslation } from "@quotehaven/platform";
import { Button, Modal, SkeletonScreen, SkeletonText } from "@quotehaven/shared-ui";
import { Facts } from "../../shared/Facts";
import { useAgentClientInfoQuery } from "../../shared/leadApi";

type ClientInfoModalProps = {
  leadId: number;
  onClose: () => void;
  /** Goes on to what the client answered and was quoted. */
  onViewAnswers: () => void;
};

/** A paid client's contact details, and nothing else: name, e-mail and phone. */
export function ClientInfoModal({ leadId, onClose, onViewAnswers }: ClientInfoModalProps) {
  const { t } = useTranslation<"agent">();
  const client = useAgentClientInfoQuery(leadId);
  return (
    <Modal
      title={t("clientInfo.title")}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onViewAnswers}>{t("leads.viewAnswers")}</Button>
          <Button onClick={onClose}>{t("agent.close")}</Button>
        </>
      }
    >
      {client.data ? (
        <Facts
          facts={[
            { label: t("clientInfo.firstName"), value: client.data.firstName },
            { label: t("clientInfo.lastName"), value: client.data.lastName },
            {
              label: t("clientInfo.email"),
              value: <a href={`mailto:${client.data.email}`}>{client.data.email}</a>,
            },
            {
              label: t("clientInfo.phone"),
              value: (
                <a href={`tel:${client.data.phone.replace(/[^\d+]/g, "")}`}>{client.data.phone}</a>
              ),
            },
          ]}
        />
      ) : client.error ? (
        <Problem error={client.error} onRetry={client.refetch} />
      ) : (
        <SkeletonScreen>
          <SkeletonText lines={4} />
        </SkeletonScreen>
      )}
    </Modal>
  );
}
