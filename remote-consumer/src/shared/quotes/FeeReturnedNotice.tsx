import type { ConsumerQuotes } from "@quotehaven/contract/wire";
import { useFormats } from "@quotehaven/platform";
import { Notice } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import { choiceOf } from "./choiceOf";

/** Says that the last choice ended because its agent got the fee back; nothing in any other case. */
export function FeeReturnedNotice({ quotes }: { quotes: ConsumerQuotes | undefined }) {
  const { t } = useTranslation("consumer");
  const { date } = useFormats();
  const choice = quotes && choiceOf(quotes);
  if (choice?.state !== "ended" || choice.why !== "feeReturned") return null;
  const { carrierName, withdrawnAt } = choice.consent;
  return (
    <Notice title={t("choice.ended", { carrier: carrierName })}>
      <p>{t("choice.endedFee", { date: date(withdrawnAt) })}</p>
    </Notice>
  );
}
