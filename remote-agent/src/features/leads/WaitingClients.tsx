import type { Lead } from "@quotehaven/contract/wire";
import { serverNow, useFormats, useLeadFee } from "@quotehaven/platform";
import { Link } from "react-router-dom";
import { Button, Icon, theme, touchTarget, VisuallyHidden } from "@quotehaven/shared-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { oneLine } from "./leadColumns";
import { LeadDialog, type OpenDialog } from "./LeadDialog";
import { byDeadline, isLate, placeName, typeNames } from "./leadRules";

const Root = styled.section`
  border: 1px solid ${theme.color.line};
  border-inline-start: 3px solid ${theme.color.positive};
  border-radius: ${theme.radius.medium};
  background: ${theme.color.surfaceRaised};
  font-size: ${theme.size[14]};
`;

/** One line: how many wait, who is next, and the way to pay for that one. */
const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space(3)};
  min-height: 46px;
  padding-inline-end: ${theme.space(2)};
`;

const Opener = styled.button`
  flex: 1;
  display: flex;
  align-items: center;
  gap: ${theme.space(2)};
  min-width: 0;
  min-height: 46px;
  padding: 0;
  padding-inline-start: ${theme.space(3)};
  border: 0;
  border-radius: ${theme.radius.medium};
  background: none;
  text-align: start;
  line-height: 20px;
  cursor: pointer;

  & > svg {
    flex: none;
    color: ${theme.color.positive};
  }

  &[aria-expanded="true"] > :last-child {
    rotate: 180deg;
  }
`;

/** On a phone who is next stands under how many wait. */
const Words = styled.span`
  ${oneLine}
  column-gap: ${theme.space(2)};

  ${theme.mobile} {
    display: block;
    height: auto;
    padding-block: ${theme.space(2)};

    & > * {
      display: block;
      white-space: normal;
    }
  }
`;

const Title = styled.span`
  font-weight: ${theme.weight.bold};
`;

const Next = styled.span`
  color: ${theme.color.inkMuted};
`;

const List = styled.ul`
  padding: ${theme.space(0, 2, 2, 3)};
  list-style: none;
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space(2)};
  min-height: 44px;
  border-top: 1px solid ${theme.color.line};

  & > p {
    flex: 1;
    min-width: 0;
    max-width: none;
  }
`;

/** As wide before the fee is known as with it, or the words beside it would wrap anew. */
const Pay = styled(Button)`
  min-width: 6rem;
`;

const Muted = styled.span`
  color: ${theme.color.inkMuted};
`;

const All = styled(Link)`
  display: inline-block;
  padding-block: ${theme.space(2)};
  ${touchTarget}
`;

type WaitingClientsProps = {
  /** The first page of them. */
  leads: readonly Lead[];
  /** How many there are in all. */
  count: number;
};

/** Clients who chose the agent and wait for the fee, in one line that opens their list; nothing where none do. */
export function WaitingClients({ leads, count }: WaitingClientsProps) {
  const { t } = useTranslation("agent");
  const { number } = useFormats();
  const deadlineOf = useDeadlineWords();
  const [isListOpen, setListOpen] = useState(false);
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const waiting = byDeadline(leads, serverNow());
  const [next] = waiting;
  if (!next) return null;
  const pay = (lead: Lead) => setOpen({ dialog: "pay", lead });
  return (
    <Root aria-labelledby="waiting-clients">
      <Line>
        <Opener
          type="button"
          aria-expanded={isListOpen}
          aria-controls="waiting-list"
          onClick={() => setListOpen(!isListOpen)}
        >
          <Icon name="star" size={18} />
          <Words>
            <Title id="waiting-clients">{t("leads.waiting", { count })}</Title>
            <Next>{deadlineOf(next, { isNext: true })}</Next>
          </Words>
          <Icon name="chevron-down" size={16} />
        </Opener>
        <PayButton lead={next} emphasis="primary" onPay={pay} />
      </Line>
      {isListOpen && (
        <List id="waiting-list">
          {waiting.map((lead) => (
            <Item key={lead.id}>
              <p>
                <strong>{namesOf(lead, t("leads.bundle"))}</strong>{" "}
                <Muted>{`${placeName(lead)} · ${deadlineOf(lead)}`}</Muted>
              </p>
              <PayButton lead={lead} emphasis="secondary" onPay={pay} />
            </Item>
          ))}
          {count > waiting.length && (
            <li>
              <All to="?filter=won">{t("leads.waitingAll", { number: number(count) })}</All>
            </li>
          )}
        </List>
      )}
      {open && <LeadDialog open={open} onOpen={setOpen} onClose={() => setOpen(null)} />}
    </Root>
  );
}

const namesOf = (lead: Lead, bundleWord: string) =>
  [lead.clientName, typeNames(lead, bundleWord)].filter(Boolean).join(", ");

/** Until when a client waits, or since when that is over; of who is next with their name. */
function useDeadlineWords() {
  const { t } = useTranslation("agent");
  const { deadline } = useFormats();
  const nowMs = serverNow();
  return (lead: Lead, { isNext = false } = {}) => {
    const due = deadline(lead.contactDue);
    if (!isLate(lead, nowMs)) {
      const when = due && t("leads.waitingBy", { due });
      return isNext ? t("leads.waitingNext", { name: lead.clientName, when }) : when;
    }
    return isNext
      ? t("leads.waitingLateNext", { name: lead.clientName, due })
      : `${t("leads.mark.late")} ${t("leads.waitingLate", { due })}`;
  };
}

type PayButtonProps = {
  lead: Lead;
  emphasis: "primary" | "secondary";
  onPay: (lead: Lead) => void;
};

function PayButton({ lead, emphasis, onPay }: PayButtonProps) {
  const { t } = useTranslation("agent");
  const fee = useLeadFee();
  return (
    <Pay size="small" emphasis={emphasis} onClick={() => onPay(lead)}>
      <span>{fee ? t("leads.payFee", { fee }) : t("leads.pay")}</span>
      <VisuallyHidden>
        {t("leads.payFor", { names: namesOf(lead, t("leads.bundle")) })}
      </VisuallyHidden>
    </Pay>
  );
}
