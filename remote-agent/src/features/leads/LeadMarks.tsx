import { deadlineText } from "@quotehaven/contract/choice";
import type { Lead } from "@quotehaven/contract/wire";
import { Link, useTranslation } from "@quotehaven/platform";
import { Badge, theme } from "@quotehaven/shared-ui";
import { UnreadBadge } from "@quotehaven/threads";
import styled from "styled-components";
import { leadMark } from "./leadRules";

const Note = styled.p`
  width: 100%;
  font-size: ${theme.size[14]};
  font-weight: 450;
  color: ${theme.color.inkMuted};
`;

/** What is to be known of a lead besides its status, and until when something is to be done. */
export function LeadMarks({ lead }: { lead: Lead }) {
  const { t, language } = useTranslation<"agent">();
  const mark = leadMark(lead);
  const withdrawn = (lead.withdrawnCarriers ?? []).map(({ name }) => name);
  return (
    <>
      {mark && <Badge>{t(`leads.mark.${mark}`)}</Badge>}
      {lead.isContactLate && <Badge tone="caution">{t("leads.mark.late")}</Badge>}
      {lead.hasEndedQuote && <Badge tone="caution">{t("leads.mark.ended")}</Badge>}
      {lead.unreadMessages !== undefined && (
        <Link to={`/agent/profile/leads/${lead.id}`}>
          <UnreadBadge count={lead.unreadMessages} />
        </Link>
      )}
      {lead.feeReturn && (
        <Badge tone={lead.feeReturn === "asked" ? "caution" : "neutral"}>
          {t(`feeReturn.status.${lead.feeReturn}`)}
        </Badge>
      )}
      {lead.contactDue !== undefined && (
        <Note>
          {t(lead.isContactLate ? "leads.payLate" : "leads.payBy", {
            due: deadlineText(lead.contactDue, language),
          })}
        </Note>
      )}
      {withdrawn.length > 0 && (
        <Note>{t("leads.withdrawn", { carriers: withdrawn.join(", ") })}</Note>
      )}
    </>
  );
}
