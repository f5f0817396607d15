import { formatCents } from "@quotehaven/contract/rules";
import type { Payment } from "@quotehaven/contract/wire";
import { Badge } from "@quotehaven/shared-ui/content";
import { useTranslation } from "react-i18next";

/** What became of a fee after it was paid: whether it went back, or was asked back. */
export function PaymentBadges({ payment }: { payment: Payment }) {
  const { t } = useTranslation("agent");
  const { status, refundedCents, feeReturn } = payment;
  const isAsked = feeReturn !== undefined && feeReturn.status !== "returned";
  return (
    <>
      {status !== "paid" && (
        <Badge tone="caution">
          {t(`payments.status.${status}`, { amount: formatCents(refundedCents ?? 0) })}
        </Badge>
      )}
      {isAsked && (
        <Badge tone={feeReturn.status === "refused" ? "neutral" : "caution"}>
          {t(`feeReturn.status.${feeReturn.status}`)}
        </Badge>
      )}
    </>
  );
}
