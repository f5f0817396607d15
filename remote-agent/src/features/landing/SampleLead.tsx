import { useFormats } from "@quotehaven/platform";
import { theme } from "@quotehaven/shared-ui";
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

const dwelling = 385_000;
const liability = 500_000;
const premium = 2_340;

/** A row of the board as an agent reads it. Said to be an example. */
export function SampleLead() {
  const { t } = useTranslation("agent");
  const { money } = useFormats();
  return (
    <Root aria-label={t("agentLanding.row.label")}>
      <Line as="figcaption">
        <strong>{t("agentLanding.row.who")}</strong> <small>{t("agentLanding.row.example")}</small>
      </Line>
      <Line>
        <span>{t("agentLanding.row.where")}</span> <span>{t("agentLanding.row.types")}</span>
      </Line>
      <p>
        {t("agentLanding.row.need", { dwelling: money(dwelling), liability: money(liability) })}
      </p>
      <p>{t("agentLanding.row.premium", { premium: money(premium) })}</p>
      <p>
        <small>{t("agentLanding.row.open")}</small>
      </p>
    </Root>
  );
}
