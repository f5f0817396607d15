import type { Lead } from "@quotehaven/contract/wire";
import { useFormats, useTranslation } from "@quotehaven/platform";
import { Button, Icon, IconButton, theme, VisuallyHidden } from "@quotehaven/shared-ui";
import styled from "styled-components";
import { LeadMarks } from "./LeadMarks";
import { LeadStatusTag } from "./LeadStatusTag";
import { leadActions, leadMark, typeNames, type LeadAction } from "./leadRules";

const Root = styled.li<{ $unread: boolean; $muted: boolean }>`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: center;
  gap: ${theme.space(1, 4)};
  padding: ${theme.space(2, 4)};
  border: 1px solid ${theme.color.line};
  border-inline-start: 4px solid
    ${({ $unread }) => ($unread ? theme.color.accent : theme.color.line)};
  border-radius: ${theme.radius.medium};
  background: ${({ $muted }) => ($muted ? theme.color.surfaceSunken : theme.color.surfaceRaised)};
  color: ${({ $muted }) => ($muted ? theme.color.inkMuted : theme.color.ink)};
  font-weight: ${({ $unread }) => ($unread ? 650 : 450)};

  &:focus-within {
    border-color: ${theme.color.lineStrong};
  }

  ${theme.mobile} {
    grid-template-columns: auto minmax(0, 1fr);
    padding: ${theme.space(3)};
  }
`;

const What = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(1, 3)};
`;

const Names = styled.h2`
  display: flex;
  align-items: center;
  gap: ${theme.space(2)};
  font-family: ${theme.font.sans};
  font-size: ${theme.size[16]};
  font-weight: inherit;
  letter-spacing: 0;
  color: inherit;

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

/** One line of buttons, or a column of them where the window is narrow. */
const Actions = styled.div`
  display: grid;
  grid-auto-columns: minmax(176px, max-content);
  grid-auto-flow: column;
  justify-content: start;
  gap: ${theme.space(1, 2)};

  @media (max-width: 1180px) {
    grid-auto-flow: row;
  }

  ${theme.mobile} {
    grid-column: 1 / -1;
    grid-auto-columns: minmax(0, 1fr);
  }
`;

const DeletedRoot = styled(Root)`
  grid-template-columns: minmax(0, 1fr) auto;
`;

const actionLabels = {
  viewSummary: "leads.viewSummary",
  viewClient: "leads.viewClient",
  viewAnswers: "leads.viewAnswers",
} as const;

type LeadCardProps = { lead: Lead; onAct: (action: LeadAction) => void };

/** One lead: status, insurance types, when it came, and what can be done about it. */
export function LeadCard({ lead, onAct }: LeadCardProps) {
  if (lead.isDeleted) return <DeletedLead lead={lead} onAct={onAct} />;
  return (
    <Root $unread={lead.isUnread} $muted={leadMark(lead) !== null}>
      <LeadStatusTag status={lead.status} />
      <What>
        <LeadNames lead={lead} />
        <LeadMarks lead={lead} />
      </What>
      <SubmissionTime lead={lead} />
      <LeadActions lead={lead} onAct={onAct} />
    </Root>
  );
}

function DeletedLead({ lead, onAct }: LeadCardProps) {
  const { t } = useTranslation<"agent">();
  const { date } = useFormats();
  return (
    <DeletedRoot $unread={false} $muted>
      <LeadStatusTag status={lead.status} />
      <IconButton
        icon="close"
        label={t("leads.dismiss", { date: date(lead.submittedAt) })}
        data-lead-action=""
        onClick={() => onAct("dismiss")}
      />
    </DeletedRoot>
  );
}

function LeadNames({ lead }: { lead: Lead }) {
  const { t } = useTranslation<"agent">();
  return (
    <Names>
      {typeNames(lead, t("leads.bundle"))}
      {(lead.isConfirmed || lead.isWon) && (
        <>
          <Icon name="note" size={18} />
          <VisuallyHidden>{t("leads.note")}</VisuallyHidden>
        </>
      )}
      {lead.isUnread && <VisuallyHidden>{t("leads.unread")}</VisuallyHidden>}
    </Names>
  );
}

function SubmissionTime({ lead: { submittedAt } }: { lead: Lead }) {
  const formats = useFormats();
  const date = formats.date(submittedAt);
  const age = formats.relative(submittedAt);
  // The day and the hour: what dateTime has after its MM/DD.
  const fullDate = `${date} ${formats.dateTime(submittedAt).slice("MM/DD ".length)}`;
  return (
    <When>
      <time dateTime={submittedAt} title={fullDate}>
        {age === date ? date : `${date} · ${age}`}
      </time>
    </When>
  );
}

function LeadActions({ lead, onAct }: LeadCardProps) {
  const { t } = useTranslation<"agent">();
  const { date } = useFormats();
  const names = typeNames(lead, t("leads.bundle"));
  return (
    <Actions>
      {leadActions(lead).map(
        (action) =>
          action !== "dismiss" && (
            <Button
              key={action}
              size="small"
              width="full"
              emphasis={action === "viewAnswers" ? "quiet" : "secondary"}
              data-lead-action=""
              onClick={() => onAct(action)}
            >
              {t(actionLabels[action])}
              <VisuallyHidden>
                {t("leads.actionOf", { names, date: date(lead.submittedAt) })}
              </VisuallyHidden>
            </Button>
          ),
      )}
    </Actions>
  );
}
