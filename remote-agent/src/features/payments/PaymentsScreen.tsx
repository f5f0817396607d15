import type { Payment } from "@quotehaven/contract/wire";
import { Link, Problem, Screen, useFormats, useTranslation } from "@quotehaven/platform";
import {
  ButtonLink,
  EmptyState,
  Skeleton,
  SkeletonScreen,
  Stack,
  theme,
} from "@quotehaven/shared-ui";
import styled from "styled-components";
import { cardName } from "./cardName";
import { PaymentBadges } from "./PaymentBadges";
import { useAgentPaymentsQuery } from "../../shared/payments/paymentsApi";

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  background: ${theme.color.surfaceRaised};
  font-size: ${theme.size[14]};
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: ${theme.space(3, 4)};
    border-bottom: 1px solid ${theme.color.line};
    text-align: start;
  }

  thead th {
    color: ${theme.color.inkMuted};
    font-weight: 600;
  }

  .amount {
    text-align: end;
    font-weight: 600;
  }

  ${theme.mobile} {
    thead {
      display: none;
    }

    tr {
      display: block;
      padding: ${theme.space(3, 4)};
      border-bottom: 1px solid ${theme.color.line};
    }

    td,
    tbody th {
      display: flex;
      justify-content: space-between;
      gap: ${theme.space(4)};
      padding: ${theme.space(1, 0)};
      border: 0;
      text-align: end;
    }

    td::before,
    tbody th::before {
      content: attr(data-label);
      color: ${theme.color.inkMuted};
      font-weight: 450;
    }
  }
`;

const columns = ["number", "date", "lead", "amount", "card"] as const;

/** The fees that were paid: receipt number, date, lead, amount and card. */
export function PaymentsScreen() {
  const { t } = useTranslation<"agent">();
  const payments = useAgentPaymentsQuery();
  return (
    <Screen title={t("payments.title")}>
      <Stack gap={5}>
        <h1>{t("payments.title")}</h1>
        {payments.data ? (
          <PaymentList payments={payments.data} />
        ) : payments.error ? (
          <Problem error={payments.error} onRetry={payments.refetch} />
        ) : (
          <SkeletonScreen>
            <Skeleton height={220} shape="box" />
          </SkeletonScreen>
        )}
      </Stack>
    </Screen>
  );
}

function PaymentList({ payments }: { payments: readonly Payment[] }) {
  const { t } = useTranslation<"agent">();
  if (payments.length === 0) {
    return (
      <EmptyState
        title={t("payments.none")}
        text={t("payments.noneHint")}
        action={
          <ButtonLink as={Link} to="/agent/profile/leads">
            {t("payments.toLeads")}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <Table aria-label={t("payments.title")}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={column === "amount" ? "amount" : undefined}>
              {t(`payments.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {payments.map((payment) => (
          <PaymentRow key={payment.number} payment={payment} />
        ))}
      </tbody>
    </Table>
  );
}

function PaymentRow({ payment }: { payment: Payment }) {
  const { t } = useTranslation<"agent">();
  const formats = useFormats();
  const lead = [payment.lead, payment.typeNames.join(" + ")].filter(Boolean).join(" · ");
  return (
    <tr>
      <th scope="row" data-label={t("payments.number")}>
        <Link to={`/agent/profile/payments/${payment.number}`}>{payment.number}</Link>
      </th>
      <td data-label={t("payments.date")}>{formats.date(payment.paidAt)}</td>
      <td data-label={t("payments.lead")}>{lead}</td>
      <td data-label={t("payments.amount")} className="amount">
        {formats.money(payment.amount)} <PaymentBadges payment={payment} />
      </td>
      <td data-label={t("payments.card")}>{cardName(payment, t)}</td>
    </tr>
  );
}
