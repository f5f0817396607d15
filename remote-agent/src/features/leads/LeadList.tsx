import type { Lead } from "@quotehaven/contract/wire";
import { useTranslation } from "@quotehaven/platform";
import { theme } from "@quotehaven/shared-ui";
import type { KeyboardEvent } from "react";
import styled from "styled-components";
import { LeadCard } from "./LeadCard";
import type { LeadAction } from "./leadRules";

/** Its rows line up, except on a phone: each takes the columns from here. */
const List = styled.ul`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) max-content max-content;
  gap: ${theme.space(2, 4)};
  list-style: none;

  ${theme.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, last) => last,
};

/** Moves the focus from one lead's button to the next with the arrow keys, Home and End. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const target = event.target;
  if (!step || !(target instanceof HTMLElement) || !target.closest("[data-lead-action]")) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-lead-action]")];
  const next = buttons[step(buttons.indexOf(target), buttons.length - 1)];
  event.preventDefault();
  next?.focus();
}

type LeadListProps = {
  leads: readonly Lead[];
  onAct: (lead: Lead, action: LeadAction) => void;
};

/** A page of leads as dense rows. The arrow keys walk through their buttons. */
export function LeadList({ leads, onAct }: LeadListProps) {
  const { t } = useTranslation<"agent">();
  return (
    <List aria-label={t("leads.list")} onKeyDown={moveFocus}>
      {leads.map((lead) => (
        <LeadCard key={lead.id} lead={lead} onAct={(action) => onAct(lead, action)} />
      ))}
    </List>
  );
}
