import type { Lead } from "@quotehaven/contract/wire";
import { useFormats } from "@quotehaven/platform";
import { Link } from "react-router-dom";
import { Button, Icon, theme, touchTarget, VisuallyHidden } from "@quotehaven/shared-ui";
import { Badge } from "@quotehaven/shared-ui/content";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { LeadDialog, type OpenDialog } from "./LeadDialog";
import { byDeadline, placeName, typeNames } from "./leadRules";

/** More than these are behind the filter. */
const MOST = 3;

const Root = styled.section`
  display: grid;
  gap: ${theme.space(2)};
  padding: ${theme.space(3, 4)};
  border: 1px solid ${theme.color.line};
  border-inline-start: 4px solid ${theme.color.positive};
  border-radius: ${theme.radius.medium};
  background: ${theme.color.surfaceRaised};

  & > h2 {
    display: flex;
    align-items: center;
    gap: ${theme.space(2)};
    font-family: ${theme.font.sans};
    font-size: ${theme.size[16]};
    font-weight: 650;
    letter-spacing: 0;
    color: ${theme.color.positive};
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 5fr) max-content;
  gap: ${theme.space(2, 4)};
  list-style: none;

  ${theme.mobile} {
    grid-template-columns: minmax(0, 1fr) max-content;
  }
`;

const Item = styled.li`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: center;

  ${theme.mobile} {
    & > :nth-child(2) {
      grid-row: 2;
    }

    & > button {
      grid-area: 1 / 2 / span 2;
    }
  }
`;

const Where = styled.span`
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
`;

const Deadline = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(1, 2)};
  font-size: ${theme.size[14]};
`;

const All = styled(Link)`
  ${touchTarget}
`;

type WaitingClientsProps = {
  /** The first page of them. */
  leads: readonly Lead[];
  /** How many there are in all. */
  count: number;
};

/** Clients who chose the agent and wait for the fee: the nearest deadline first; nothing where none do. */
export function WaitingClients({ leads, count }: WaitingClientsProps) {
  const { t } = useTranslation("agent");
  const { number } = useFormats();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  if (leads.length === 0) return null;
  const waiting = byDeadline(leads).slice(0, MOST);
  return (
    <Root aria-labelledby="waiting-clients">
      <h2 id="waiting-clients">
        <Icon name="star" size={18} />
        {t("leads.waiting", { count })}
      </h2>
      <List>
        {waiting.map((lead, index) => (
          <WaitingClient
            key={lead.id}
            lead={lead}
            isFirst={index === 0}
            onPay={() => setOpen({ dialog: "pay", lead })}
          />
        ))}
      </List>
      {count > waiting.length && (
        <p>
          <All to="?filter=won">{t("leads.waitingAll", { number: number(count) })}</All>
        </p>
      )}
      {open && <LeadDialog open={open} onOpen={setOpen} onClose={() => setOpen(null)} />}
    </Root>
  );
}

type WaitingClientProps = { lead: Lead; isFirst: boolean; onPay: () => void };

function WaitingClient({ lead, isFirst, onPay }: WaitingClientProps) {
  const { t } = useTranslation("agent");
  const { deadline } = useFormats();
  const names = [lead.clientName, typeNames(lead, t("leads.bundle"))].filter(Boolean).join(", ");
  return (
    <Item>
      <p>
        <strong>{names}</strong> <Where>{placeName(lead)}</Where>
      </p>
      <Deadline>
        {lead.isContactLate && <Badge tone="caution">{t("leads.mark.late")}</Badge>}
        {lead.contactDue !== undefined &&
          t(lead.isContactLate ? "leads.waitingLate" : "leads.waitingBy", {
            due: deadline(lead.contactDue),
          })}
      </Deadline>
      <Button size="small" emphasis={isFirst ? "primary" : "secondary"} onClick={onPay}>
        {t("leads.pay")}
        <VisuallyHidden>{t("leads.payFor", { names })}</VisuallyHidden>
      </Button>
    </Item>
  );
}
