import type { Lead } from "@quotehaven/contract/wire";
import { useFormats } from "@quotehaven/platform";
import { Icon, IconButton, theme, VisuallyHidden } from "@quotehaven/shared-ui";
import { memo, type MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { LeadButtons } from "./LeadButtons";
import { LeadNeed, LeadOffer } from "./LeadFigures";
import { LeadMarks } from "./LeadMarks";
import { LeadStatusTag } from "./LeadStatusTag";
import { leadMark, placeName, typeNames, type LeadAction } from "./leadRules";
import { openerMark, rowMark } from "./useListKeys";

const Root = styled.li<{ $unread: boolean; $muted: boolean }>`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: center;
  gap: ${theme.space(1, 4)};
  padding: var(--row-padding) ${theme.space(4)};
  border: 1px solid ${theme.color.line};
  border-inline-start: 4px solid
    ${({ $unread }) => ($unread ? theme.color.accent : theme.color.line)};
  border-radius: ${theme.radius.medium};
  background: ${({ $muted }) => ($muted ? theme.color.surfaceSunken : theme.color.surfaceRaised)};
  color: ${({ $muted }) => ($muted ? theme.color.inkMuted : theme.color.ink)};
  font-weight: ${({ $unread }) => ($unread ? 650 : 450)};
  cursor: pointer;

  &:hover {
    border-color: ${theme.color.lineStrong};
  }

  &:focus-within {
    border-color: ${theme.color.accent};
    box-shadow: inset 0 0 0 1px ${theme.color.accent};
  }

  ${theme.mobile} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${theme.space(1, 3)};
    padding: ${theme.space(3)};
  }
`;

const State = styled.div`
  display: grid;
  justify-items: start;
  gap: 2px;

  ${theme.mobile} {
    grid-area: 1 / 2;
    justify-items: end;
  }
`;

const Who = styled.h2`
  min-width: 0;
  font-family: ${theme.font.sans};
  font-size: ${theme.size[16]};
  font-weight: inherit;
  line-height: 1.35;
  letter-spacing: 0;
  color: inherit;

  & svg {
    display: inline-block;
    vertical-align: -3px;
    color: ${theme.color.positive};
  }

  ${theme.mobile} {
    grid-area: 1 / 1;
  }
`;

/** On a phone the need names the types, where it is known of each; what stands with them runs on. */
const Types = styled.span<{ $inNeed: boolean }>`
  display: block;

  ${theme.mobile} {
    display: ${({ $inNeed }) => ($inNeed ? "inline" : "block")};

    & > span:first-child {
      display: ${({ $inNeed }) => ($inNeed ? "none" : "inline")};
    }
  }
`;

const Where = styled.span`
  font-size: ${theme.size[14]};
  font-weight: 450;
  color: ${theme.color.inkMuted};
`;

/** Beside weight and edge, a dot tells an unread row. */
const Dot = styled.span`
  display: inline-block;
  width: 8px;
  height: 8px;
  margin-inline-end: 6px;
  border-radius: 50%;
  background: ${theme.color.accent};
  vertical-align: 1px;
`;

const When = styled.p`
  font-size: ${theme.size[12]};
  font-weight: 450;
  font-variant-numeric: tabular-nums;
  color: ${theme.color.inkMuted};
  white-space: nowrap;

  ${theme.mobile} {
    display: none;
  }
`;

/** The row's columns; on a phone one text, with what can be done at its end. */
const Figures = styled.div`
  display: contents;

  ${theme.mobile} {
    display: flow-root;
    grid-column: 1 / -1;
    font-size: ${theme.size[14]};
    line-height: 1.45;
  }
`;

const DeletedRoot = styled(Root)`
  cursor: auto;
  grid-template-columns: minmax(0, 1fr) auto;
`;

type LeadCardProps = { lead: Lead; onAct: (lead: Lead, action: LeadAction) => void };

/** Opens a row by a press anywhere on it, but not by marking its text or pressing what is in it. */
function openRow(event: MouseEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest("a, button, [role=dialog]")) return;
  if (window.getSelection()?.isCollapsed === false) return;
  const opener = event.currentTarget.querySelector<HTMLElement>(`[${openerMark}]`);
  opener?.focus();
  opener?.click();
}

/** One lead: who it is, what is needed, what stands and what can be done about it. */
export const LeadCard = memo(function LeadCard({ lead, onAct }: LeadCardProps) {
  if (lead.isDeleted) return <DeletedLead lead={lead} onAct={onAct} />;
  return (
    <Root
      $unread={lead.isUnread}
      $muted={leadMark(lead) !== null}
      {...{ [rowMark]: lead.id }}
      onClick={openRow}
    >
      <State>
        <LeadStatusTag status={lead.status} />
        <SubmissionTime lead={lead} />
      </State>
      <LeadNames lead={lead} />
      <Figures>
        <LeadNeed lead={lead} />
        <LeadOffer lead={lead} />
        <LeadButtons lead={lead} onAct={onAct} />
      </Figures>
      <LeadMarks lead={lead} />
    </Root>
  );
});

function DeletedLead({ lead, onAct }: LeadCardProps) {
  const { t } = useTranslation("agent");
  const { date } = useFormats();
  return (
    <DeletedRoot $unread={false} $muted {...{ [rowMark]: lead.id }}>
      <LeadStatusTag status={lead.status} />
      <IconButton
        icon="close"
        label={t("leads.dismiss", { date: date(lead.submittedAt) })}
        {...{ [openerMark]: "dismiss" }}
        onClick={() => onAct(lead, "dismiss")}
      />
    </DeletedRoot>
  );
}

function LeadNames({ lead }: { lead: Lead }) {
  const { t } = useTranslation("agent");
  return (
    <Who>
      {lead.isUnread && (
        <>
          <Dot aria-hidden="true" title={t("leads.unread")} />
          <VisuallyHidden>{t("leads.unread")}</VisuallyHidden>
        </>
      )}
      {lead.clientName} <Where>{placeName(lead)}</Where>{" "}
      <Types $inNeed={(lead.needs?.length ?? 0) === lead.types.length}>
        <span>{typeNames(lead, t("leads.bundle"))}</span>{" "}
        {(lead.isConfirmed || lead.isWon) && (
          <>
            <Icon name="note" size={18} />
            <VisuallyHidden>{t("leads.note")}</VisuallyHidden>
          </>
        )}
      </Types>
    </Who>
  );
}

function SubmissionTime({ lead: { submittedAt } }: { lead: Lead }) {
  const formats = useFormats();
  const date = formats.date(submittedAt);
  const age = formats.relative(submittedAt);
  const fullDate = `${date} ${formats.time(submittedAt)}`;
  return (
    <When>
      <time dateTime={submittedAt} title={fullDate}>
        {age === date ? date : `${date} · ${age}`}
      </time>
    </When>
  );
}
