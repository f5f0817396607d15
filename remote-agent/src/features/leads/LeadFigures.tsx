import type { Lead } from "@quotehaven/contract/wire";
import { useFormats, useLanguage, useToday } from "@quotehaven/platform";
import { Icon, theme, VisuallyHidden } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { daysUntil, nearDay } from "./dayText";
import { folded, inColumns } from "./leadColumns";
import { typeNames } from "./leadRules";
import { OpenCarriers } from "./OpenCarriers";

/** From here on a renewal is near enough to be worth a look. */
const SOON_DAYS = 30;

/** `$449K`: enough to compare rows by, in both languages as money is. The row's hint has it in full. */
const shortMoney = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  notation: "compact",
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
});

const Cell = styled.span`
  font-variant-numeric: tabular-nums;

  ${inColumns} {
    display: flex;
    gap: ${theme.space(2)};
    min-width: 0;
    white-space: nowrap;
  }

  ${folded} {
    &:not(:empty) + &:not(:empty)::before {
      content: " · ";
    }
  }
`;

const Text = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`;

const Muted = styled.span`
  color: ${theme.color.inkMuted};
`;

const Soon = styled.span`
  flex: none;
  font-size: ${theme.size[12]};
  font-weight: 600;
  color: ${theme.color.caution};

  & svg {
    display: inline-block;
    margin-inline-end: ${theme.space(1)};
    vertical-align: -2px;
  }
`;

/** The insurance types that are asked for, how much is needed of each, and a renewal that is near. */
export function LeadNeed({ lead }: { lead: Lead }) {
  const { t } = useTranslation("agent");
  const { money } = useFormats();
  const types = typeNames(lead, t("leads.bundle"));
  const needs = lead.needs ?? [];
  const amounts = needs.map(({ amount }) => money(amount)).join(" + ");
  const inShort = needs.map(({ amount }) => shortMoney.format(amount)).join(" + ");
  const premium =
    lead.premiumYearly !== undefined
      ? t("leads.pays", { premium: money(lead.premiumYearly) })
      : undefined;
  return (
    <Cell title={[types, amounts, premium].filter(Boolean).join(" · ")}>
      <Text>
        {types} <Muted>{inShort}</Muted>
      </Text>{" "}
      {lead.renewsOn !== undefined && <Renewal day={lead.renewsOn} />}
    </Cell>
  );
}

/** When a present policy ends, where that is soon. */
function Renewal({ day }: { day: string }) {
  const { t } = useTranslation("agent");
  const language = useLanguage();
  const { date } = useFormats();
  const days = daysUntil(day, useToday());
  const when = nearDay(days, language);
  if (days < 0 || days > SOON_DAYS || when === null) return null;
  return (
    <Soon>
      <Icon name="clock" size={14} />
      <time dateTime={day} title={`${t("leads.renews", { when })} · ${date(day)}`}>
        <span aria-hidden="true">{t("leads.days", { count: days })}</span>
        <VisuallyHidden>{t("leads.renews", { when })}</VisuallyHidden>
      </time>
    </Soon>
  );
}

/** What the agent offers on it, or with how many of their carriers they could. */
export function LeadOffer({ lead }: { lead: Lead }) {
  const { t } = useTranslation("agent");
  const { money, relative } = useFormats();
  const { ownPrice, viableCarriers } = lead;
  if (ownPrice) {
    const yearly = t("leads.yearly", { price: money(ownPrice.yearly) });
    return (
      <Cell title={`${ownPrice.carrierName} · ${yearly} · ${relative(ownPrice.at)}`}>
        <Text>
          {t("leads.monthly", { price: money(ownPrice.monthly) })}{" "}
          <Muted>{ownPrice.carrierName}</Muted>
        </Text>
      </Cell>
    );
  }
  const isOpen = !lead.isWon && !lead.isLost && viableCarriers.length > 0;
  return (
    <Cell>{isOpen && <OpenCarriers carriers={viableCarriers.map(({ name }) => name)} />}</Cell>
  );
}
