import { remembered } from "@quotehaven/contract/rules";
import type { Lead } from "@quotehaven/contract/wire";
import { useFormats } from "@quotehaven/platform";
import { theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { cellLines, folded, oneLine } from "./leadColumns";
import { typeNames } from "./leadRules";
import { OpenCarriers } from "./OpenCarriers";

/** `$449K`: enough to compare rows by, in both languages as money is. The row's hint has it in full. */
const shortMoney = remembered(
  (currency: "USD") =>
    new Intl.NumberFormat("en-US", {
      style: "currency",
      currency,
      notation: "compact",
      minimumFractionDigits: 0,
      maximumFractionDigits: 1,
    }),
);

const Cell = styled.span`
  ${oneLine}
  ${cellLines}

  /* On a phone the texts of both cells are in one line. */
  ${folded} {
    display: contents;
  }
`;

const Muted = styled.span`
  color: ${theme.color.inkMuted};
  font-variant-numeric: tabular-nums;
`;

const Price = styled.span`
  font-variant-numeric: tabular-nums;
`;

/** The insurance types that are asked for, and how much is needed of each. */
export function LeadNeed({ lead }: { lead: Lead }) {
  const { t } = useTranslation("agent");
  const { money } = useFormats();
  const types = typeNames(lead, t("leads.bundle"));
  const needs = lead.needs ?? [];
  const amounts = needs.map(({ amount }) => money(amount)).join(" + ");
  const inShort = needs.map(({ amount }) => shortMoney("USD").format(amount)).join(" + ");
  const premium =
    lead.premiumYearly !== undefined
      ? t("leads.pays", { premium: money(lead.premiumYearly) })
      : undefined;
  return (
    <Cell title={[types, amounts, premium].filter(Boolean).join(" · ")}>
      <span>{types}</span> <Muted>{inShort}</Muted>
    </Cell>
  );
}

/** What the agent offers on it, or with how many of their carriers they could. */
export function LeadOffer({ lead }: { lead: Lead }) {
  const { t } = useTranslation("agent");
  const { localDate, money, relative } = useFormats();
  const { ownPrice, viableCarriers } = lead;
  if (ownPrice) {
    const yearly = t("leads.yearly", { price: money(ownPrice.yearly) });
    return (
      <Cell title={`${ownPrice.carrierName} · ${yearly} · ${relative(ownPrice.at)}`}>
        <Price>{t("leads.monthly", { price: money(ownPrice.monthly) })}</Price>{" "}
        <Muted>{ownPrice.carrierName}</Muted>
      </Cell>
    );
  }
  const isOpen = !lead.isWon && !lead.isLost && viableCarriers.length > 0;
  return (
    <Cell>
      {isOpen && (
        <OpenCarriers
          carriers={viableCarriers.map(({ name }) => name)}
          of={t("leads.actionOf", {
            names: [lead.clientName, typeNames(lead, t("leads.bundle"))].filter(Boolean).join(", "),
            date: localDate(lead.submittedAt),
          })}
        />
      )}
    </Cell>
  );
}
