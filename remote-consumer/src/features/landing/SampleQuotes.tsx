import { useFormats, useTranslation } from "@quotehaven/platform";
import { Icon, theme } from "@quotehaven/shared-ui";
import styled, { css } from "styled-components";

const Root = styled.figure`
  display: grid;
  gap: ${theme.space(3)};
  padding: ${theme.space(6)};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.large};
  background: ${theme.color.surfaceRaised};
  box-shadow: ${theme.shadow.high};

  ${theme.mobile} {
    padding: ${theme.space(4)};
  }
`;

const Title = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space(1, 3)};
  font-weight: 600;

  & > small {
    font-size: ${theme.size[14]};
    font-weight: 400;
    color: ${theme.color.inkMuted};
  }
`;

const Line = styled.div<{ $chosen: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(2, 3)};
  padding: ${theme.space(4)};
  border: 1.5px solid ${theme.color.line};
  border-radius: ${theme.radius.medium};
  ${({ $chosen }) =>
    $chosen &&
    css`
      border-color: ${theme.color.accent};
      background: ${theme.color.accentSoft};
    `}
`;

const Number = styled.span`
  flex: 1;
  min-width: 80px;
`;

const Price = styled.span`
  font-variant-numeric: tabular-nums;

  & > strong {
    font-family: ${theme.font.serif};
    font-size: ${theme.size[22]};
    font-variant-numeric: normal;
  }
`;

const Chosen = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space(1)};
  color: ${theme.color.accent};
  font-weight: 650;
`;

const samples = [
  { number: "01", monthly: 186, isChosen: false },
  { number: "02", monthly: 164, isChosen: true },
  { number: "03", monthly: 209, isChosen: false },
];

/** A picture of what comes of it: quotes whose prices compare at a glance. Said to be an example. */
export function SampleQuotes() {
  const { t } = useTranslation<"consumer">();
  const { money } = useFormats();
  return (
    <Root aria-label={t("landing.hero.sampleLabel")}>
      <Title>
        {t("landing.hero.sampleTitle")} <small>{t("landing.hero.sampleExample")}</small>
      </Title>
      {samples.map(({ number, monthly, isChosen }) => (
        <Line key={number} $chosen={isChosen}>
          <Number>{t("quotes.number", { number })}</Number>
          {isChosen && (
            <Chosen>
              <Icon name="check" size={18} /> {t("landing.hero.sampleChosen")}
            </Chosen>
          )}
          <Price>
            <strong>{money(monthly)}</strong> {t("common.month")}
          </Price>
        </Line>
      ))}
    </Root>
  );
}
