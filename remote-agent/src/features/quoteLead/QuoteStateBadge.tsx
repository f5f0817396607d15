import { Icon } from "@quotehaven/shared-ui";
import { Badge } from "@quotehaven/shared-ui/content";
import { useTranslation } from "react-i18next";
import { useThisQuote } from "./QuoteContext";

/** The state of a quote: chosen, sent, to be sent again, or not sent in time. Nothing for a new one. */
export function QuoteStateBadge() {
  const { t } = useTranslation("agent");
  const { quote } = useThisQuote();
  if (quote.isAccepted) {
    return (
      <Badge $tone="positive">
        <Icon name="star" size={14} /> <span>{t("quoteLead.won")}</span>
      </Badge>
    );
  }
  switch (quote.state) {
    case "new":
      return null;
    case "outdated":
      return (
        <Badge $tone="caution">
          {t(quote.endedOn === null ? "quoteLead.needsUpdate" : "quoteLead.endedShort")}
        </Badge>
      );
    case "unsent":
      return <Badge $tone="caution">{t("quoteLead.notSent")}</Badge>;
    case "locked":
      return (
        <Badge $tone="neutral">
          <Icon name="lock" size={14} /> <span>{t("quoteLead.quoted")}</span>
        </Badge>
      );
  }
}
