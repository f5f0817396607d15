import type { HeldCover } from "@quotehaven/contract/cover";
import { useFormats, useLeadFee } from "@quotehaven/platform";
import { CoverDrawing } from "@quotehaven/shared-features/cover";
import { Icon, theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";

const Root = styled.figure`
  display: grid;
  gap: ${theme.space(3)};
  min-width: 0;
  padding: ${theme.space(5)};
  border: 1px solid ${theme.color.line};
  border-inline-start: 4px solid ${theme.color.accent};
  border-radius: ${theme.radius.large};
  background: ${theme.color.surfaceRaised};
  box-shadow: ${theme.shadow.high};

  & small {
    color: ${theme.color.inkMuted};
  }
`;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space(1, 3)};
`;

/** What is not seen before the fee is paid. */
const Hidden = styled.p`
  display: flex;
  gap: ${theme.space(2)};
  padding: ${theme.space(2, 3)};
  border: 1px dashed ${theme.color.lineStrong};
  border-radius: ${theme.radius.small};

  & > svg {
    flex: none;
    margin-top: 2px;
  }
`;

const dwelling = 385_000;
const liability = 500_000;
const premium = 2_340;

const held: HeldCover = {
  type: "home",
  cover: {},
  need: {
    home: "house",
    dwelling,
    otherStructures: 38_500,
    belongings: 231_000,
    livingElsewhere: 77_000,
    personalLiability: liability,
    medicalPayments: 5_000,
    valuables: 0,
    deductible: null,
    wantsExtended: false,
    extras: [],
    presentYearly: premium,
  },
};

/** A lead as it arrives: what the client needs, what is hidden until the fee, and what a month looks like. Said to be an example. */
export function SampleLead() {
  const { t } = useTranslation("agent");
  const { money } = useFormats();
  const fee = useLeadFee();
  return (
    <Root aria-label={t("agentLanding.row.label")}>
      <Line as="figcaption">
        <strong>{t("agentLanding.row.who")}</strong> <small>{t("agentLanding.row.example")}</small>
      </Line>
      <Line>
        <span>{t("agentLanding.row.where")}</span> <span>{t("agentLanding.row.types")}</span>
      </Line>
      <CoverDrawing held={held} isNeedOnly isDecorative />
      <p>
        {t("agentLanding.row.need", { dwelling: money(dwelling), liability: money(liability) })}
      </p>
      <p>{t("agentLanding.row.premium", { premium: money(premium) })}</p>
      <p>
        <small>{t("agentLanding.row.open")}</small>
      </p>
      <Hidden>
        <Icon name="lock" size={18} />
        <span>
          {fee ? t("agentLanding.row.hiddenAmount", { fee }) : t("agentLanding.row.hidden")}
        </span>
      </Hidden>
      <p>
        <small>{t("agentLanding.row.month")}</small>
      </p>
    </Root>
  );
}
