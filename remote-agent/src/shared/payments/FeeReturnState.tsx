import type { FeeReturn } from "@quotehaven/contract/wire";
import { useFormats } from "@quotehaven/platform";
import { Notice } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";

/** How a request for a fee stands, what was asked, and why it was decided as it was. */
export function FeeReturnState({ feeReturn }: { feeReturn: FeeReturn }) {
  const { t } = useTranslation("agent");
  const { date, deadline } = useFormats();
  const { status, reason, words, askedAt, decideBy, decidedAt, answer } = feeReturn;
  return (
    <Notice
      kind={status === "returned" ? "success" : "info"}
      role="region"
      aria-label={t("feeReturn.title")}
      title={t(`feeReturn.status.${status}`)}
    >
      <p>
        {t(`feeReturn.text.${status}`, {
          asked: date(askedAt),
          by: deadline(decideBy),
          decided: date(decidedAt),
        })}
      </p>
      <p>{t("feeReturn.yourReason", { reason: t(`feeReturn.reason.${reason}`) })}</p>
      {words !== "" && <p>{t("feeReturn.yourWords", { words })}</p>}
      {answer !== "" && <p>{t("feeReturn.answer", { answer })}</p>}
    </Notice>
  );
}
