import type { ClientInfo } from "@quotehaven/contract/wire";
import { useErrorMessages, useFormats } from "@quotehaven/platform";
import { Link, useNavigate } from "react-router-dom";
import {
  Button,
  ButtonLink,
  NoticeBox,
  textLinkAlone,
  theme,
  useFocusReturn,
} from "@quotehaven/shared-ui";
import { DefinitionList } from "@quotehaven/shared-ui/content";
import { FieldError } from "@quotehaven/shared-ui/fields";
import { useRef, type ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { WaysOn } from "./waysOn";

const Details = styled(DefinitionList)`
  margin-top: ${theme.space(4)};
  text-align: start;
`;

const Way = styled.a`
  ${textLinkAlone}
`;

type PaymentPaidProps = { ways: WaysOn; client: ClientInfo; isNew: boolean };

/** The fee is paid: the client's details, OK, which goes to the leads, and the way to the client's page. */
export function PaymentPaid({ ways, client, isNew }: PaymentPaidProps) {
  const { t } = useTranslation("payment");
  const { phone } = useFormats();
  const navigate = useNavigate();
  return (
    <NoticeBox
      role="status"
      illustration="done"
      title={t(isNew ? "payment.successTitle" : "payment.alreadyPaidTitle")}
      actions={
        <>
          <Button emphasis="primary" onClick={() => void navigate(ways.leads)}>
            {t("payment.ok")}
          </Button>
          <ButtonLink as={Link} to={ways.client}>
            {t("payment.openClient")}
          </ButtonLink>
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
            detail: <Way href={`mailto:${client.email}`}>{client.email}</Way>,
          },
          {
            term: t("payment.phone"),
            detail: (
              <Way href={`tel:${client.phone.replace(/[^\d+]/g, "")}`}>{phone(client.phone)}</Way>
            ),
          },
        ]}
      />
    </NoticeBox>
  );
}

type CheckProps = {
  isChecking: boolean;
  onCheck: () => void;
  /** Where leaving leads to. */
  leads: string;
};

/**
 * The provider has the money and the details are not open yet. Nothing here can pay a second time:
 * the page only asks again.
 */
export function PaymentReceived({
  error,
  ...check
}: CheckProps & {
  /** Why the last look at the details failed. */
  error: unknown;
}) {
  const { t } = useTranslation("payment");
  const messagesOf = useErrorMessages();
  return (
    <WaitingBox
      {...check}
      illustration="done"
      title={t("payment.successTitle")}
      checkLabel={t("payment.showDetails")}
      leaveLabel={t("payment.ok")}
    >
      <p>{t("payment.received")}</p>
      {error !== undefined && !check.isChecking && (
        <FieldError>{messagesOf(error).join(" ")}</FieldError>
      )}
    </WaitingBox>
  );
}

/** The bank has not decided: nothing here invites to pay again before it has. */
export function PaymentProcessing(check: CheckProps) {
  const { t } = useTranslation("payment");
  return (
    <WaitingBox
      {...check}
      title={t("payment.processingTitle")}
      checkLabel={t("payment.checkNow")}
      leaveLabel={t("payment.backToLeads")}
    >
      <p>{t("payment.processing")}</p>
    </WaitingBox>
  );
}

type WaitingBoxProps = CheckProps &
  Pick<ComponentProps<typeof NoticeBox>, "illustration" | "title" | "children"> & {
    checkLabel: string;
    leaveLabel: string;
  };

/** Waits for the server to know: looks again when asked to, or leaves for the leads. */
function WaitingBox({
  isChecking,
  onCheck,
  leads,
  checkLabel,
  leaveLabel,
  ...rest
}: WaitingBoxProps) {
  const { t } = useTranslation("payment");
  const navigate = useNavigate();
  const root = useRef<HTMLDivElement>(null);
  useFocusReturn(root);
  return (
    <NoticeBox
      {...rest}
      ref={root}
      role="status"
      actions={
        <>
          <Button
            emphasis="primary"
            busy={isChecking}
            busyLabel={t("payment.checking")}
            onClick={onCheck}
          >
            {checkLabel}
          </Button>
          <Button onClick={() => void navigate(leads)}>{leaveLabel}</Button>
        </>
      }
    />
  );
}
