import { formatCents } from "@quotehaven/contract/rules";
import type { Payment } from "@quotehaven/contract/wire";
import { Problem, Screen, ScreenHeading, useFormats } from "@quotehaven/platform";
import { Link, useParams } from "react-router-dom";
import {
  brand,
  Button,
  ButtonLink,
  Card,
  NotFoundBlock,
  Row,
  SkeletonCard,
  SkeletonScreen,
  Stack,
} from "@quotehaven/shared-ui";
import { DefinitionList } from "@quotehaven/shared-ui/content";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { cardName } from "./cardName";
import { FeeReturnModal } from "../../shared/payments/FeeReturnModal";
import { FeeReturnState } from "../../shared/payments/FeeReturnState";
import { useAgentPaymentQuery } from "../../shared/payments/paymentsApi";

const Sheet = styled(Card)`
  max-width: 640px;

  @media print {
    max-width: none;
    border: 0;
    box-shadow: none;
  }
`;

const NoBreak = styled.span`
  white-space: nowrap;
`;

/** Paper has nothing to press, and no second use for a request. */
const OnScreen = styled.div`
  max-width: 640px;

  @media print {
    display: none;
  }
`;

/** One payment with all that a receipt says, to print and to keep. */
export function ReceiptScreen() {
  const { t } = useTranslation("agent");
  const { number = "" } = useParams();
  const found = useAgentPaymentQuery(number);
  const payment = found.data;
  // What is shown before the code is there is the same for every receipt.
  const title = found.isLoading ? t("receipt.title") : `${t("receipt.title")} ${number}`;
  return (
    <Screen title={title}>
      {payment ? (
        <Receipt payment={payment} />
      ) : (
        <Stack $gap={6}>
          <ScreenHeading>{title}</ScreenHeading>
          <ReceiptAbsent found={found} />
        </Stack>
      )}
    </Screen>
  );
}

/** Why no receipt is to be seen. */
function ReceiptAbsent({ found }: { found: ReturnType<typeof useAgentPaymentQuery> }) {
  const { t } = useTranslation("agent");
  if (found.data === null) {
    return (
      <NotFoundBlock
        title={t("receipt.notFound")}
        action={
          <ButtonLink as={Link} to="/agent/profile/payments">
            {t("receipt.toPayments")}
          </ButtonLink>
        }
      />
    );
  }
  if (found.error) return <Problem error={found.error} onRetry={found.refetch} />;
  return (
    <OnScreen>
      <SkeletonScreen>
        <SkeletonCard lines={7} />
      </SkeletonScreen>
    </OnScreen>
  );
}

function Receipt({ payment }: { payment: Payment }) {
  const { t } = useTranslation("agent");
  const { deadline } = useFormats();
  const [isAsking, setAsking] = useState(false);
  const { feeReturn, feeReturnUntil } = payment;
  return (
    <Stack $gap={5}>
      <Sheet>
        <Stack $gap={4}>
          <p>
            <strong>{brand.name}</strong>
          </p>
          <h1>
            <span>{t("receipt.title")}</span> <NoBreak>{payment.number}</NoBreak>
          </h1>
          <ReceiptFacts payment={payment} />
        </Stack>
      </Sheet>
      <OnScreen>
        <Stack $gap={4}>
          {feeReturn && <FeeReturnState feeReturn={feeReturn} />}
          <Row>
            <Button emphasis="primary" onClick={() => window.print()}>
              {t("receipt.print")}
            </Button>
            {feeReturnUntil !== undefined && (
              <Button onClick={() => setAsking(true)}>{t("feeReturn.ask")}</Button>
            )}
            <ButtonLink as={Link} to="/agent/profile/payments" $emphasis="quiet">
              {t("receipt.toPayments")}
            </ButtonLink>
          </Row>
          {feeReturnUntil !== undefined && (
            <p>{t("feeReturn.until", { date: deadline(feeReturnUntil) })}</p>
          )}
        </Stack>
      </OnScreen>
      {isAsking && <FeeReturnModal payment={payment} onClose={() => setAsking(false)} />}
    </Stack>
  );
}

function ReceiptFacts({ payment }: { payment: Payment }) {
  const { t } = useTranslation("agent");
  const { date, money } = useFormats();
  const { amount, status, refundedCents, agency, leadId, lead, typeNames } = payment;
  const facts = [
    { term: t("payments.date"), detail: date(payment.paidAt) },
    { term: t("receipt.paid"), detail: money(amount) },
    { term: t("receipt.for"), detail: t("receipt.details") },
    { term: t("payments.lead"), detail: [`#${leadId}`, lead, ...typeNames].join(" · ") },
    { term: t("receipt.paidBy"), detail: agency ?? "" },
    { term: t("payments.card"), detail: cardName(payment, t) },
    {
      term: t("receipt.state"),
      detail:
        status === "paid"
          ? ""
          : t(`payments.status.${status}`, { amount: formatCents(refundedCents ?? 0) }),
    },
  ];
  return <DefinitionList items={facts.filter(({ detail }) => detail !== "")} />;
}
