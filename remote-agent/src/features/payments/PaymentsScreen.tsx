import type { Payment } from "@quotehaven/contract/wire";
import { pageCount, pageSizes, formatCents } from "@quotehaven/contract/rules";
import { Problem, Screen, useDeferredMount, useFormats } from "@quotehaven/platform";
import { Link, useSearchParams } from "react-router-dom";
import { ButtonLink, EmptyState, Row, SkeletonRows, Stack } from "@quotehaven/shared-ui";
import { Pagination, Badge, useLastPage } from "@quotehaven/shared-ui/content";
import { useTranslation } from "react-i18next";
import { ExportButton } from "../../shared/ExportButton";
import { RecordTable } from "../../shared/RecordTable";
import { cardName } from "./cardName";
import { useAgentPaymentsQuery } from "../../shared/payments/paymentsApi";
import { useRef } from "react";

const columns = ["number", "date", "lead", "amount", "card"] as const;

/** The fees that were paid, in pages: receipt number, date, lead, amount and card. */
export function PaymentsScreen() {
  const { t } = useTranslation("agent");
  const { page, goToPage } = usePageInAddress();
  const payments = useAgentPaymentsQuery({ page });
  const isMounted = useDeferredMount(payments.data !== undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  const count = payments.data?.count ?? 0;
  const pages = pageCount(count, pageSizes.payments);
  useLastPage(page, payments.currentData && pages, (last) => goToPage(last, { replace: true }));
  return (
    <Screen>
      <Stack $gap={5}>
        <Row $justify="space-between">
          <h1 ref={heading} tabIndex={-1}>
            {t("payments.title")}
          </h1>
          {count > 0 && <ExportButton table="payments" />}
        </Row>
        {payments.data && isMounted ? (
          <>
            <PaymentList payments={payments.data.payments} />
            <Pagination
              page={page}
              pageCount={pages}
              onChange={(next) => {
                goToPage(next, { replace: false });
                heading.current?.focus();
              }}
            />
          </>
        ) : payments.error ? (
          <Problem error={payments.error} onRetry={payments.refetch} />
        ) : (
          <SkeletonRows rows={8} />
        )}
      </Stack>
    </Screen>
  );
}

function usePageInAddress() {
  const [search, setSearch] = useSearchParams();
  const named = search.get("page") ?? "";
  return {
    page: /^[1-9]\d{0,3}$/.test(named) ? Number(named) : 1,
    goToPage: (page: number, options: { replace: boolean }) =>
      setSearch(page > 1 ? { page: String(page) } : {}, options),
  };
}

function PaymentList({ payments }: { payments: readonly Payment[] }) {
  const { t } = useTranslation("agent");
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
    <RecordTable aria-label={t("payments.title")}>
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
    </RecordTable>
  );
}

function PaymentRow({ payment }: { payment: Payment }) {
  const { t } = useTranslation("agent");
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
        {/* The figure is last, so that figures stay under each other. */}
        <Row $gap={2} $justify="end">
          <PaymentBadges payment={payment} />
          <span>{formats.money(payment.amount)}</span>
        </Row>
      </td>
      <td data-label={t("payments.card")}>{cardName(payment, t)}</td>
    </tr>
  );
}

/** What became of a fee after it was paid: whether it went back, or was asked back. */
function PaymentBadges({ payment }: { payment: Payment }) {
  const { t } = useTranslation("agent");
  const { status, refundedCents, feeReturn } = payment;
  const isAsked = feeReturn !== undefined && feeReturn.status !== "returned";
  return (
    <>
      {status !== "paid" && (
        <Badge $tone="caution">
          {t(`payments.status.${status}`, { amount: formatCents(refundedCents ?? 0) })}
        </Badge>
      )}
      {isAsked && (
        <Badge $tone={feeReturn.status === "refused" ? "neutral" : "caution"}>
          {t(`feeReturn.status.${feeReturn.status}`)}
        </Badge>
      )}
    </>
  );
}
