import type { Lead } from "@quotehaven/contract/wire";
import { useFormats, useToday } from "@quotehaven/platform";
import { Link } from "react-router-dom";
import { Icon, theme, touchTarget } from "@quotehaven/shared-ui";
import { Badge } from "@quotehaven/shared-ui/content";
import { UnreadBadge } from "@quotehaven/shared-features/threads";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { daysUntil } from "./dayText";
import { leadMark } from "./leadRules";
import { usePlaceOfRow } from "./useQuoteWay";

/** Below the row's columns, from the second on; nothing where there is nothing to tell. */
const Marks = styled.div`
  grid-column: 2 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(1, 2)};

  &:empty {
    display: none;
  }

  ${theme.mobile} {
    grid-column: 1 / -1;
  }
`;

const Note = styled.p`
  width: 100%;
  font-size: ${theme.size[14]};
  font-weight: 450;
  color: ${theme.color.inkMuted};
`;

/** Until when to pay. What is over says so by its mark, and a phone has no room for the rest. */
const Deadline = styled(Note)<{ $isOver: boolean }>`
  ${theme.mobile} {
    display: ${({ $isOver }) => ($isOver ? "none" : "block")};
  }
`;

/** What a deadline is about: on a phone it stands above the list, beside the way to pay. */
const Why = styled.span`
  ${theme.mobile} {
    display: none;
  }
`;

const MessagesLink = styled(Link)`
  ${touchTarget}
`;

const markIcons = { lost: "minus", covered: "lock" } as const;

/** What is to be known of a lead besides its status, and until when something is to be done. */
export function LeadMarks({ lead }: { lead: Lead }) {
  const { t } = useTranslation("agent");
  const { deadline } = useFormats();
  const mark = leadMark(lead);
  const withdrawn = (lead.withdrawnCarriers ?? []).map(({ name }) => name);
  return (
    <Marks>
      {mark && (
        <Badge>
          <Icon name={markIcons[mark]} size={14} />
          {t(`leads.mark.${mark}`)}
        </Badge>
      )}
      {lead.isContactLate && <Badge tone="caution">{t("leads.mark.late")}</Badge>}
      {lead.hasEndedQuote && <Badge tone="caution">{t("leads.mark.ended")}</Badge>}
      {lead.unreadMessages !== undefined && (
        <Messages leadId={lead.id} count={lead.unreadMessages} />
      )}
      {lead.followUpOn !== undefined && <FollowUp day={lead.followUpOn} />}
      {lead.feeReturn && (
        <Badge tone={lead.feeReturn === "asked" ? "caution" : "neutral"}>
          {t(`feeReturn.status.${lead.feeReturn}`)}
        </Badge>
      )}
      {lead.contactDue !== undefined && (
        <Deadline $isOver={lead.isContactLate === true}>
          {t(lead.isContactLate ? "leads.payLate" : "leads.payBy", {
            due: deadline(lead.contactDue),
          })}
          <Why> {t(lead.isContactLate ? "leads.payLateWhy" : "leads.payByWhy")}</Why>
        </Deadline>
      )}
      {withdrawn.length > 0 && (
        <Note>{t("leads.withdrawn", { carriers: withdrawn.join(", ") })}</Note>
      )}
    </Marks>
  );
}

function Messages({ leadId, count }: { leadId: number; count: number }) {
  const placeOf = usePlaceOfRow();
  return (
    <MessagesLink to={`/agent/profile/leads/${leadId}`} state={{ leads: placeOf(leadId) }}>
      <UnreadBadge count={count} />
    </MessagesLink>
  );
}

/** When the agent wants to come back to it; what has come stands out. */
function FollowUp({ day }: { day: string }) {
  const { t } = useTranslation("agent");
  const { date } = useFormats();
  const days = daysUntil(day, useToday());
  return (
    <Badge tone={days <= 0 ? "caution" : "neutral"}>
      <Icon name="calendar" size={14} />
      {days === 0 ? t("leads.followUpToday") : t("leads.followUp", { date: date(day) })}
    </Badge>
  );
}
