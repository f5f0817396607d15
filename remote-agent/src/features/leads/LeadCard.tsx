import { leadStatus, type LeadStatus } from "@quotehaven/contract/rules";
import type { Lead } from "@quotehaven/contract/schemas";
import { useFormats, useTranslation } from "@quotehaven/platform";
import { Button, Icon, theme, VisuallyHidden } from "@quotehaven/shared-ui";
import styled from "styled-components";
import { LeadStatusTag } from "./LeadStatusTag";
import { leadAction, typeNames } from "./leadRules";

const Root = styled.li<{ $unread: boolean; $deleted: boolean }>`
  display: grid;
  grid-template-columns: 116px minmax(0, 1fr) max-content 160px;
  align-items: center;
  gap: ${theme.space(1, 4)};
  padding: ${theme.space(2, 4)};
  border: 1px solid ${theme.color.line};
  border-inline-start: 4px solid
    ${({ $unread }) => ($unread ? theme.color.accent : theme.color.line)};
  border-radius: ${theme.radius.medium};
  background: ${({ $deleted }) =>
    $deleted ? theme.color.surfaceSunken : theme.color.surfaceRaised};
  font-weight: ${({ $unread }) => ($unread ? 650 : 450)};

  &:focus-within {
    border-color: ${theme.color.lineStrong};
  }

  & > button {
    width: 100%;
  }

  ${theme.mobile} {
    grid-template-columns: auto minmax(0, 1fr);
    padding: ${theme.space(3)};

    & > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

const Names = styled.h2`
  display: flex;
  align-items: center;
  gap: ${theme.space(2)};
  font-family: ${theme.font.sans};
  font-size: ${theme.size[16]};
  font-weight: inherit;
  letter-spacing: 0;

  & > svg {
    flex: none;
    color: ${theme.color.positive};
  }
`;

const When = styled.p`
  font-size: ${theme.size[14]};
  font-weight: 450;
  font-variant-numeric: tabular-nums;
  color: ${theme.color.inkMuted};
  white-space: nowrap;

  ${theme.mobile} {
    grid-column: 1 / -1;
  }
`;

const actionWords = { viewSummary: "leads.viewSummary", viewClient: "leads.viewClient" } as const;

type LeadCardProps = { lead: Lead; onViewSummary: () => void; onViewClient: () => void };

/** One lead: status, insurance types, when it came, and the one thing to do next. */
export function LeadCard({ lead, onViewSummary, onViewClient }: LeadCardProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const status: LeadStatus = leadStatus({
    isConfirmed: lead.aps_confirmed,
    isDeleted: lead.aps_deleted,
    hasQuote: lead.has_quote,
    isWon: lead.won_quote,
    needsUpdate: lead.edit,
  });
  const action = leadAction(lead);
  const names = typeNames(lead, t("leads.bundle"));
  const date = formats.date(lead.aps_submitted);
  const age = formats.relative(lead.aps_submitted);
  // The day and the hour: what dateTime has after its MM/DD.
  const fullDate = `${date} ${formats.dateTime(lead.aps_submitted).slice("MM/DD ".length)}`;
  const hasNote = lead.aps_confirmed || lead.won_quote;

  if (lead.aps_deleted) {
    return (
      <Root $unread={false} $deleted>
        <LeadStatusTag status={status} />
      </Root>
    );
  }
  return (
    <Root $unread={lead.isUnread} $deleted={false}>
      <LeadStatusTag status={status} />
      <Names>
        {names}
        {hasNote && (
          <>
            <Icon name="note" size={18} />
            <VisuallyHidden>{t("leads.note")}</VisuallyHidden>
          </>
        )}
        {lead.isUnread && <VisuallyHidden>{t("leads.unread")}</VisuallyHidden>}
      </Names>
      <When>
        <time dateTime={lead.aps_submitted} title={fullDate}>
          {age === date ? date : `${date} · ${age}`}
        </time>
      </When>
      {action && (
        <Button
          size="small"
          data-lead-action=""
          onClick={action === "viewClient" ? onViewClient : onViewSummary}
        >
          {t(actionWords[action])}
          <VisuallyHidden>{t("leads.actionOf", { names, date })}</VisuallyHidden>
        </Button>
      )}
    </Root>
  );
}
