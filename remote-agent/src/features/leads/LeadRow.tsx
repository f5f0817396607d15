import type { Lead } from "@quotehaven/contract/wire";
import { useFormats } from "@quotehaven/platform";
import { Icon, IconButton, theme, touchTarget, VisuallyHidden } from "@quotehaven/shared-ui";
import { memo, type MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { LeadButtons } from "./LeadButtons";
import { allLines, cellLines, folded, inColumns, oneLine, stacked } from "./leadColumns";
import { LeadNeed, LeadOffer } from "./LeadFigures";
import { LeadState } from "./LeadState";
import { LeadStatusTag } from "./LeadStatusTag";
import { leadMark, placeName, type LeadAction } from "./leadRules";
import { openerMark, rowMark } from "./useListKeys";
import { useRowAddress } from "./useGoToQuotes";

const Root = styled.li<{ $unread: boolean; $muted: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(30%, 1fr) auto auto;
  align-items: center;
  gap: 2px ${theme.space(3)};
  padding: ${theme.space(2.5, 3)};
  border-inline-start: 3px solid ${({ $unread }) => ($unread ? theme.color.accent : "transparent")};
  font-size: ${theme.size[14]};
  line-height: 1.25rem;
  color: ${({ $muted }) => ($muted ? theme.color.inkMuted : theme.color.ink)};
  cursor: pointer;

  /* Contrast themes show what is transparent. */
  @media (forced-colors: active) {
    border-inline-start-color: ${({ $unread }) => ($unread ? "Highlight" : "Canvas")};
  }

  & + & {
    border-top: 1px solid ${theme.color.line};
  }

  &:hover,
  &:focus-within {
    background: ${theme.color.surfaceSunken};
  }

  &[aria-current] {
    border-inline-start-color: ${theme.color.accent};
    background: ${theme.color.accentSoft};
  }

  &:focus-within {
    outline: 2px solid ${theme.color.focus};
    outline-offset: -2px;
  }

  ${inColumns} {
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    min-height: var(--row-height);
    column-gap: normal;
    padding-block: 0;
  }

  ${folded} {
    grid-template-columns: minmax(0, 1fr) auto;
    /* Below a button of the last line there is room for a finger. */
    padding-block: ${theme.space(2, 3)};

    [data-beside] & {
      grid-template-columns: minmax(55%, 1fr) minmax(0, auto);
      min-height: var(--row-height);
      padding-block: ${theme.space(1)};
    }
  }

  ${stacked} {
    display: block;
  }
`;

const Who = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space(1.5)};
  min-width: 0;
`;

const Name = styled.h2<{ $unread: boolean }>`
  ${oneLine}
  ${cellLines}
  ${folded} {
    ${allLines}
  }
  font-family: ${theme.font.sans};
  font-size: inherit;
  font-weight: ${({ $unread }) => ($unread ? theme.weight.bold : theme.weight.medium)};
  letter-spacing: 0;
`;

const Where = styled.span`
  font-weight: ${theme.weight.regular};
  color: ${theme.color.inkMuted};
`;

/** Beside the name's weight and the row's edge, a dot tells an unread row. */
const Dot = styled.span`
  flex: none;
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: ${theme.color.accent};
  forced-color-adjust: none;
`;

const MessagesLink = styled(Link)`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: ${theme.space(1)};
  font-weight: ${theme.weight.bold};
  text-decoration: none;
  ${touchTarget}
`;

const When = styled.span`
  font-size: ${theme.size[12]};
  font-variant-numeric: tabular-nums;
  color: ${theme.color.inkMuted};
  white-space: nowrap;

  /* After the status, where a mouse finds the buttons in its place. */
  ${inColumns} {
    order: 1;
    text-align: end;

    @media (pointer: coarse) {
      text-align: start;
      /* No hint tells a finger the rest of it. */
      white-space: normal;
    }
  }

  ${folded} {
    grid-area: 3 / 1;
  }
`;

/** Cells of the row; otherwise as many lines as they need, and none beside an open summary. */
const Figures = styled.div`
  display: contents;

  ${folded} {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space(0, 2)};
    grid-column: 1 / -1;
    min-width: 0;
    overflow-wrap: anywhere;

    [data-beside] & {
      display: none;
    }
  }
`;

const DeletedRoot = styled(Root)`
  && {
    display: flex;
    justify-content: space-between;
    min-height: var(--row-height);
    padding-block: 0;
    cursor: auto;
  }

  & > button {
    height: min(40px, var(--row-height));

    ${theme.touch} {
      height: 44px;
    }
  }
`;

type LeadRowProps = {
  lead: Lead;
  /** Its summary is open beside the list. */
  isShown: boolean;
  onAct: (lead: Lead, action: LeadAction) => void;
};

/** Opens a row by a press anywhere on it, but not by marking its text or pressing what is in it. */
function openRow(event: MouseEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest("a, button, [role=dialog]")) return;
  if (window.getSelection()?.isCollapsed === false) return;
  const opener = event.currentTarget.querySelector<HTMLElement>(`[${openerMark}]`);
  opener?.focus();
  opener?.click();
}

/** One lead: who it is, what is needed, what stands and what can be done about it. */
export const LeadRow = memo(function LeadRow({ lead, isShown, onAct }: LeadRowProps) {
  if (lead.isDeleted) return <DeletedLead lead={lead} onAct={onAct} />;
  return (
    <Root
      $unread={lead.isUnread}
      $muted={leadMark(lead) !== null}
      aria-current={isShown || undefined}
      {...{ [rowMark]: lead.id }}
      onClick={openRow}
    >
      <Client lead={lead} />
      <Figures>
        <LeadNeed lead={lead} />
        <LeadOffer lead={lead} />
      </Figures>
      <SubmissionTime lead={lead} />
      <LeadState lead={lead} />
      <LeadButtons lead={lead} onAct={onAct} />
    </Root>
  );
});

function DeletedLead({ lead, onAct }: Omit<LeadRowProps, "isShown">) {
  const { t } = useTranslation("agent");
  const { localDate } = useFormats();
  return (
    <DeletedRoot $unread={false} $muted {...{ [rowMark]: lead.id }}>
      <LeadStatusTag status={lead.status} />
      <IconButton
        icon="close"
        label={t("leads.dismiss", { date: localDate(lead.submittedAt) })}
        {...{ [openerMark]: "dismiss" }}
        onClick={() => onAct(lead, "dismiss")}
      />
    </DeletedRoot>
  );
}

function Client({ lead }: { lead: Lead }) {
  const { t } = useTranslation("agent");
  return (
    <Who>
      {lead.isUnread && <Dot aria-hidden="true" title={t("leads.unread")} />}
      <Name $unread={lead.isUnread} title={[lead.clientName, placeName(lead)].join(" ")}>
        {lead.isUnread && <VisuallyHidden>{t("leads.unread")}</VisuallyHidden>}
        <span>{`${lead.clientName} `}</span>
        <Where>{placeName(lead)}</Where>
      </Name>
      {lead.unreadMessages !== undefined && (
        <Messages leadId={lead.id} count={lead.unreadMessages} />
      )}
    </Who>
  );
}

function Messages({ leadId, count }: { leadId: number; count: number }) {
  const { t } = useTranslation("agent");
  const { number } = useFormats();
  const addressOf = useRowAddress();
  const words = t("leads.messages", { count });
  return (
    <MessagesLink
      to={`/agent/profile/leads/${leadId}`}
      state={{ leads: addressOf(leadId) }}
      title={words}
    >
      <Icon name="message" size={16} />
      <span aria-hidden="true">{number(count)}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </MessagesLink>
  );
}

function SubmissionTime({ lead: { submittedAt } }: { lead: Lead }) {
  const formats = useFormats();
  const date = formats.localDate(submittedAt);
  const age = formats.age(submittedAt);
  return (
    <When>
      <time dateTime={submittedAt} title={formats.localMoment(submittedAt)}>
        {age === "" ? date : `${date} · ${age}`}
      </time>
    </When>
  );
}
