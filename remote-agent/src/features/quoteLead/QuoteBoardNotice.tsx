import type { LeadReply } from "@quotehaven/contract/wire";
import { Link } from "react-router-dom";
import { ButtonLink, Notice } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import { clientPath } from "../../shared/leadsPathIn";

type QuoteBoardNoticeProps = {
  lead: LeadReply["lead"];
  /** None of the agent's carriers is left. */
  isCovered: boolean;
};

/** Why a lead takes no quotes; nothing while it does. */
export function QuoteBoardNotice({ lead, isCovered }: QuoteBoardNoticeProps) {
  const { t } = useTranslation("agent");
  if (isCovered) return <Notice title={t("leads.coveredTitle")}>{t("leads.covered")}</Notice>;
  if (lead.canQuote) return null;
  if (lead.isWon) {
    return (
      <Notice
        kind="success"
        title={t("quoteLead.wonTitle")}
        actions={
          <ButtonLink as={Link} size="small" to={clientPath(lead.id)}>
            {t("leads.viewClient")}
          </ButtonLink>
        }
      >
        {t("quoteLead.wonHint")}
      </Notice>
    );
  }
  return (
    <Notice title={t(lead.isLost ? "leads.mark.lost" : "quoteLead.closed")}>
      {t(lead.isLost ? "quoteLead.lostHint" : "quoteLead.closedHint")}
    </Notice>
  );
}
