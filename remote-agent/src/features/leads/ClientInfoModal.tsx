import type { Payment } from "@quotehaven/contract/wire";
import { Problem, useFormats } from "@quotehaven/platform";
import { Link } from "react-router-dom";
import {
  Button,
  Modal,
  SkeletonScreen,
  SkeletonText,
  Stack,
  textLinkAlone,
} from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { mailHref, phoneHref } from "../../shared/contactHref";
import { Facts } from "../../shared/Facts";
import { useAgentClientInfoQuery } from "../../shared/leadApi";
import { clientPath } from "../../shared/leadsPathIn";

/** A way on, on a line of its own. */
const TextLink = styled.a`
  ${textLinkAlone}
`;

type ClientInfoModalProps = {
  leadId: number;
  onClose: () => void;
  /** Goes on to what the client answered and was quoted. */
  onViewAnswers: () => void;
};

/** A paid client's contact details (name, e-mail and phone), the way to their page and the receipt. */
export function ClientInfoModal({ leadId, onClose, onViewAnswers }: ClientInfoModalProps) {
  const { t } = useTranslation("agent");
  const { phone } = useFormats();
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
        <Stack $gap={4}>
          <Facts
            facts={[
              { label: t("clientInfo.firstName"), value: client.data.client.firstName },
              { label: t("clientInfo.lastName"), value: client.data.client.lastName },
              {
                label: t("clientInfo.email"),
                value: (
                  <TextLink href={mailHref(client.data.client.email)}>
                    {client.data.client.email}
                  </TextLink>
                ),
              },
              {
                label: t("clientInfo.phone"),
                value: (
                  <TextLink href={phoneHref(client.data.client.phone)}>
                    {phone(client.data.client.phone)}
                  </TextLink>
                ),
              },
            ]}
          />
          <p>
            <TextLink as={Link} to={clientPath(leadId)}>
              {t("clientInfo.open")}
            </TextLink>
          </p>
          {client.data.payment && <PaymentLink payment={client.data.payment} />}
        </Stack>
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

/** The receipt, where the fee can also be asked back, and how that stands. */
function PaymentLink({ payment: { number, feeReturn } }: { payment: Payment }) {
  const { t } = useTranslation("agent");
  return (
    <p>
      <TextLink as={Link} to={`/agent/profile/payments/${number}`}>
        {t("clientInfo.receipt", { number })}
      </TextLink>
      {feeReturn && <span>{` · ${t(`feeReturn.status.${feeReturn.status}`)}`}</span>}
    </p>
  );
}
