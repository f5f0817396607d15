import { shortened } from "@quotehaven/contract/rules";
import type { ClientInfo } from "@quotehaven/contract/wire";
import { useErrorMessages, useFormats } from "@quotehaven/platform";
import { Link, useNavigate } from "react-router-dom";
import {
  Button,
  ButtonLink,
  Icon,
  NoticeBox,
  textLinkAlone,
  theme,
  useFocusReturn,
} from "@quotehaven/shared-ui";
import { DefinitionList } from "@quotehaven/shared-ui/content";
import { FieldError } from "@quotehaven/shared-ui/fields";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { NextPaths } from "./nextPaths";

const Details = styled(DefinitionList)`
  margin-top: ${theme.space(4)};
  text-align: start;
`;

const TextLink = styled.a`
  ${textLinkAlone}
`;

type PaymentPaidProps = { next: NextPaths; client: ClientInfo; isNew: boolean };

/** The fee is paid: the client's details with the call first, the client's page, and OK, which goes to the leads. */
export function PaymentPaid({ next, client, isNew }: PaymentPaidProps) {
  const { t } = useTranslation("payment");
  const { phone } = useFormats();
  const navigate = useNavigate();
  const tel = `tel:${client.phone.replace(/[^\d+]/g, "")}`;
  return (
    <NoticeBox
      role="status"
      illustration="done"
      title={t(isNew ? "payment.successTitle" : "payment.alreadyPaidTitle")}
      actions={
        <>
          <ButtonLink href={tel} $emphasis="primary">
            <Icon name="phone" size={18} />
            <span>{t("payment.call", { name: shortened(client.firstName, 20) })}</span>
          </ButtonLink>
          <ButtonLink as={Link} to={next.client}>
            {t("payment.openClient")}
          </ButtonLink>
          <Button emphasis="quiet" onClick={() => void navigate(next.leads)}>
            {t("payment.ok")}
          </Button>
        </>
      }
    >
      <p>{t(isNew ? "payment.success" : "payment.alreadyPaid")}</p>
      <Details
        layout="under"
        items={[
          { term: t("payment.firstName"), detail: client.firstName },
          { term: t("payment.lastName"), detail: client.lastName },
          {
            term: t("payment.email"),
            detail: <TextLink href={`mailto:${client.email}`}>{client.email}</TextLink>,
          },
          {
            term: t("payment.phone"),
            detail: <TextLink href={tel}>{phone(client.phone)}</TextLink>,
          },
        ]}
      />
    </NoticeBox>
  );
}

type PaymentWaitingProps = {
  /** The provider has the money; otherwise it has not decided. */
  isReceived: boolean;
  /** Why the last look at the details failed. */
  error: unknown;
  isChecking: boolean;
  onCheck: () => void;
  /** Where leaving leads to. */
  leads: string;
};

/**
 * The details are not open yet, or the bank has not decided. Nothing here can pay a second time: the
 * page only asks again.
 */
export function PaymentWaiting(props: PaymentWaitingProps) {
  const { isReceived, error, isChecking, onCheck, leads } = props;
  const { t } = useTranslation("payment");
  const messagesOf = useErrorMessages();
  const navigate = useNavigate();
  const root = useRef<HTMLDivElement>(null);
  useFocusReturn(root);
  return (
    <NoticeBox
      ref={root}
      role="status"
      illustration={isReceived ? "done" : undefined}
      title={t(isReceived ? "payment.successTitle" : "payment.processingTitle")}
      actions={
        <>
          <Button
            emphasis="primary"
            busy={isChecking}
            busyLabel={t("payment.checking")}
            onClick={onCheck}
          >
            {t(isReceived ? "payment.showDetails" : "payment.checkNow")}
          </Button>
          <Button onClick={() => void navigate(leads)}>
            {t(isReceived ? "payment.ok" : "payment.backToLeads")}
          </Button>
        </>
      }
    >
      <p>{t(isReceived ? "payment.received" : "payment.processing")}</p>
      {isReceived && error !== undefined && !isChecking && (
        <FieldError>{messagesOf(error).join(" ")}</FieldError>
      )}
    </NoticeBox>
  );
}
