import type { ConsumerQuote } from "@quotehaven/contract/wire";
import { Icon } from "@quotehaven/shared-ui";
import { Badge } from "@quotehaven/shared-ui/content";
import { useTranslation } from "react-i18next";

/** What sets a quote apart from the others: it is the choice, or waits for its agent. Nothing for the rest. */
export function QuoteBadge({ quote }: { quote: ConsumerQuote }) {
  const { t } = useTranslation("consumer");
  const { isAccepted, isContactLate, needsUpdate } = quote;
  if (isAccepted) {
    return isContactLate ? (
      <Badge $tone="caution">
        <Icon name="clock" size={16} /> <span>{t("quotes.acceptedLate")}</span>
      </Badge>
    ) : (
      <Badge $tone="positive">
        <Icon name="check" size={16} /> <span>{t("quotes.accepted")}</span>
      </Badge>
    );
  }
  return needsUpdate ? <Badge $tone="caution">{t("quotes.waiting")}</Badge> : null;
}
