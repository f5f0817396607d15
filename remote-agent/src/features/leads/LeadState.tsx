import type { Lead } from "@quotehaven/contract/wire";
import { serverNow, useFormats, useLanguage, useToday } from "@quotehaven/platform";
import { theme, VisuallyHidden } from "@quotehaven/shared-ui";
import { Badge, type Tone } from "@quotehaven/shared-ui/content";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { daysUntil, nearDay } from "./dayText";
import { folded, tiny } from "./leadColumns";
import { LeadStatusTag } from "./LeadStatusTag";
import { isLate, leadMark } from "./leadRules";

const Cell = styled.div`
  display: flex;
  flex-flow: var(--cell-flow) nowrap;
  align-items: start;
  gap: 2px ${theme.space(2)};
  min-width: 0;
  padding-block: ${theme.space(1)};

  ${folded} {
    /* The status stands beside the name, the marks have a line of their own. */
    display: contents;

    [data-beside] & {
      display: flex;
      flex-flow: row nowrap;
      grid-area: 1 / 2;
      justify-content: end;
      padding-block: 0;
    }
  }
`;

const Status = styled.div`
  flex: none;

  ${folded} {
    grid-area: 1 / 2;
    align-self: start;
    justify-self: end;
  }
`;

/** From here on a renewal is near enough to be worth a look. */
const SOON_DAYS = 30;

/** The marks, the most urgent first, in as many lines as they need; beside an open summary what one line holds. */
const Marks = styled.div`
  flex: 0 1 auto;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(1, 2)};
  min-width: 0;
  max-width: 100%;

  ${folded} {
    grid-row: 4;
    grid-column: 1 / -1;
  }

  [data-beside] & {
    height: 1.375rem;
    overflow: hidden;
  }

  ${tiny} {
    [data-beside] & {
      display: none;
    }
  }
`;

const Mark = styled(Badge)`
  display: block;
  overflow: hidden;
  padding: 0 ${theme.space(2)};
  font-size: ${theme.size[12]};
  line-height: 1.375rem;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${theme.touch} {
    white-space: normal;
  }
`;

type MarkText = { name: string; text: string; tone: Tone; more?: string };

/** What is out of the ordinary about a lead, the most urgent first. */
function useMarks(lead: Lead): MarkText[] {
  const { t } = useTranslation("agent");
  const { date, deadline } = useFormats();
  const language = useLanguage();
  const today = useToday();
  const marks: MarkText[] = [];
  if (lead.contactDue !== undefined) {
    const due = deadline(lead.contactDue);
    const late = isLate(lead, serverNow());
    marks.push({
      name: "due",
      tone: "caution",
      text: late ? t("leads.mark.late") : t("leads.mark.due", { due }),
      more: late
        ? `${t("leads.payLate", { due })} ${t("leads.payLateWhy")}`
        : `${t("leads.payBy", { due })} ${t("leads.payByWhy")}`,
    });
  }
  if (lead.hasEndedQuote) {
    marks.push({ name: "ended", tone: "caution", text: t("leads.mark.ended") });
  }
  if (lead.withdrawnCarriers && lead.withdrawnCarriers.length > 0) {
    const carriers = lead.withdrawnCarriers.map(({ name }) => name).join(", ");
    marks.push({
      name: "withdrawn",
      tone: "caution",
      text: t("leads.mark.withdrawn"),
      more: t("leads.withdrawn", { carriers }),
    });
  }
  const mark = leadMark(lead);
  if (mark) {
    const [text, more] = [t(`leads.mark.${mark}Short`), t(`leads.mark.${mark}`)];
    marks.push({ name: mark, tone: "neutral", text, more });
  }
  if (lead.feeReturn) {
    const tone = lead.feeReturn === "asked" ? "caution" : "neutral";
    marks.push({
      name: "fee",
      tone,
      text: t(`feeReturn.status.${lead.feeReturn}`),
      ...(lead.feeReturn === "returned" && { more: t("leads.feeReturned") }),
    });
  }
  if (lead.maySharePerson) {
    const [text, more] = [t("leads.mark.samePersonShort"), t("leads.samePerson")];
    marks.push({ name: "samePerson", tone: "neutral", text, more });
  }
  if (lead.followUpOn !== undefined) {
    const days = daysUntil(lead.followUpOn, today);
    marks.push({
      name: "followUp",
      tone: days <= 0 ? "caution" : "neutral",
      text:
        days === 0
          ? t("leads.followUpToday")
          : t("leads.followUp", { date: date(lead.followUpOn) }),
    });
  }
  const renewal = lead.renewsOn === undefined ? null : daysUntil(lead.renewsOn, today);
  if (renewal !== null && renewal >= 0 && renewal <= SOON_DAYS) {
    const when = nearDay(renewal, language);
    marks.push({ name: "renewal", tone: "caution", text: t("leads.renews", { when }) });
  }
  return marks;
}

/** A lead's status, and beside it what is out of the ordinary. */
export function LeadState({ lead }: { lead: Lead }) {
  const { t } = useTranslation("agent");
  const marks = useMarks(lead);
  return (
    <Cell>
      <Status>
        <LeadStatusTag status={lead.status} />
        {(lead.isConfirmed || lead.isWon) && <VisuallyHidden>{t("leads.note")}</VisuallyHidden>}
      </Status>
      {marks.length > 0 && (
        <Marks>
          {marks.map(({ name, tone, text, more }) => (
            <Mark key={name} $tone={tone} title={more ?? text}>
              <span>{text}</span>
              {more !== undefined && <VisuallyHidden>{` ${more}`}</VisuallyHidden>}
            </Mark>
          ))}
        </Marks>
      )}
    </Cell>
  );
}
