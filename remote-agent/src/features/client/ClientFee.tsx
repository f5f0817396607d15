import type { Payment } from "@quotehaven/contract/wire";
import { useFormats } from "@quotehaven/platform";
import { Link } from "react-router-dom";
import { Button, ButtonLink, Row } from "@quotehaven/shared-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { FeeReturnModal } from "../../shared/payments/FeeReturnModal";
import { FeeReturnState } from "../../shared/payments/FeeReturnState";
import { offPaper, Section } from "./Section";

const Actions = styled(Row)`
  ${offPaper}
`;

/** What was paid for the client's details, its receipt, and the way to ask for it back. */
export function ClientFee({ payment }: { payment: Payment }) {
  const { t } = useTranslation("agent");
  const { date, deadline, money } = useFormats();
  const [isAsking, setAsking] = useState(false);
  const { number, amount, paidAt, feeReturn, feeReturnUntil } = payment;
  return (
    <Section title={t("client.fee")}>
      <p>{t("client.paid", { amount: money(amount), date: date(paidAt) })}</p>
      {feeReturn && <FeeReturnState feeReturn={feeReturn} />}
      <Actions>
        <ButtonLink as={Link} to={`/agent/profile/payments/${number}`}>
          {t("clientInfo.receipt", { number })}
        </ButtonLink>
        {feeReturnUntil !== undefined && (
          <Button onClick={() => setAsking(true)}>{t("feeReturn.ask")}</Button>
        )}
      </Actions>
      {feeReturnUntil !== undefined && (
        <p>{t("feeReturn.until", { date: deadline(feeReturnUntil) })}</p>
      )}
      {isAsking && <FeeReturnModal payment={payment} onClose={() => setAsking(false)} />}
    </Section>
  );
}
