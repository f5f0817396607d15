import type { ClientInfo } from "@quotehaven/contract/schemas";
import { useErrorWords, useNavigate, useTranslation } from "@quotehaven/platform";
import {
  Button,
  DefinitionList,
  FieldError,
  NoticeBox,
  useFocusReturn,
} from "@quotehaven/shared-ui";
import { useRef } from "react";
import styled from "styled-components";

const Details = styled(DefinitionList)`
  text-align: start;
`;

const leadsPath = "/agent/profile/leads";

/** The fee is paid: the client's details, and OK, which goes to the leads. */
export function PaymentPaid({ client, isNew }: { client: ClientInfo; isNew: boolean }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <NoticeBox
      role="status"
      illustration="done"
      title={t(isNew ? "payment.successTitle" : "payment.alreadyPaidTitle")}
      actions={
        <Button emphasis="primary" onClick={() => void navigate(leadsPath)}>
          {t("payment.ok")}
        </Button>
      }
    >
      <p>{t(isNew ? "payment.success" : "payment.alreadyPaid")}</p>
      <Details
        items={[
          { term: t("payment.firstName"), detail: client.usr_firstname },
          { term: t("payment.lastName"), detail: client.usr_lastname },
          {
            term: t("payment.email"),
            detail: <a href={`mailto:${client.usr_email}`}>{client.usr_email}</a>,
          },
          {
            term: t("payment.phone"),
            detail: (
              <a href={`tel:${client.usr_phonenumber.replace(/[^\d+]/g, "")}`}>
                {client.usr_phonenumber}
              </a>
            ),
          },
        ]}
      />
    </NoticeBox>
  );
}

type CheckProps = { isChecking: boolean; onCheck: () => void };

/**
 * The provider has the money and the details are not open yet. Nothing here can pay a second time:
 * the page only asks again.
 */
export function PaymentReceived({
  isChecking,
  onCheck,
  error,
}: CheckProps & {
  /** Why the last look at the details failed. */
  error: unknown;
}) {
  const { t } = useTranslation();
  const words = useErrorWords();
  const navigate = useNavigate();
  const root = useRef<HTMLDivElement>(null);
  useFocusReturn(root);
  return (
    <NoticeBox
      ref={root}
      role="status"
      illustration="done"
      title={t("payment.successTitle")}
      actions={
        <>
          <Button
            emphasis="primary"
            busy={isChecking}
            busyLabel={t("payment.checking")}
            onClick={onCheck}
          >
            {t("payment.showDetails")}
          </Button>
          <Button onClick={() => void navigate(leadsPath)}>{t("payment.ok")}</Button>
        </>
      }
    >
      <p>{t("payment.received")}</p>
      {error !== undefined && !isChecking && <FieldError>{words(error).join(" ")}</FieldError>}
    </NoticeBox>
  );
}

/** The bank has not decided: nothing here invites to pay again before it has. */
export function PaymentProcessing({ isChecking, onCheck }: CheckProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const root = useRef<HTMLDivElement>(null);
  useFocusReturn(root);
  return (
    <NoticeBox
      ref={root}
      role="status"
      title={t("payment.processingTitle")}
      actions={
        <>
          <Button
            emphasis="primary"
            busy={isChecking}
            busyLabel={t("payment.checking")}
            onClick={onCheck}
          >
            {t("payment.checkNow")}
          </Button>
          <Button onClick={() => void navigate(leadsPath)}>{t("payment.backToLeads")}</Button>
        </>
      }
    >
      <p>{t("payment.processing")}</p>
    </NoticeBox>
  );
}
