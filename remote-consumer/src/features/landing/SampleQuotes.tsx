import { useFormats } from "@quotehaven/platform";
import { Icon, theme } from "@quotehaven/shared-ui";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import styled from "styled-components";

const Root = styled.figure`
  display: grid;
  gap: ${theme.space(4)};
  min-width: 0;
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

/** One quote: what it is called and costs, how far its cover goes, and its deductible. */
const Quote = styled.li<{ $isChosen: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space(1, 3)};
  padding: ${theme.space(3, 4)};
  border: 1.5px solid ${({ $isChosen }) => ($isChosen ? theme.color.accent : theme.color.line)};
  border-radius: ${theme.radius.medium};
  background: ${({ $isChosen }) => ($isChosen ? theme.color.accentSoft : "none")};
  font-size: ${theme.size[14]};
  font-variant-numeric: tabular-nums;

  ${theme.mobile} {
    padding-inline: ${theme.space(3)};
  }

  & > strong {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${theme.space(0, 2)};
    font-size: ${theme.size[16]};
  }

  & > :nth-child(2),
  & > :last-child {
    text-align: end;
  }
`;

const Price = styled.span`
  & > strong {
    font-family: ${theme.font.serif};
    font-size: ${theme.size[22]};
  }
`;

const Chosen = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space(1)};
  color: ${theme.color.accent};
  font-size: ${theme.size[14]};
  font-weight: 650;
`;

/** The need as a bar: filled as far as the quote goes, hatched where the quote states nothing. */
const Bar = styled.span<{ $share: number }>`
  grid-column: 1 / -1;
  height: 10px;
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.small};
  background: linear-gradient(${theme.color.drawMain} 0 0) no-repeat 0 /
    ${({ $share }) => $share * 100}% 100% ${theme.color.cautionSoft};

  &[data-unstated] {
    background: repeating-linear-gradient(
      135deg,
      transparent 0 7px,
      ${theme.color.lineStrong} 7px 8px
    );
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${theme.space(2)};
  padding: 0;
  list-style: none;
`;

const need = 385_000;

/** Invented, and said to be; a quote without cover states none. */
const samples = [
  { carrier: "State Farm", monthly: 164, dwelling: 385_000, deductible: 1_000, isChosen: true },
  { carrier: "Progressive", monthly: 149, dwelling: 310_000, deductible: 2_500, isChosen: false },
  { carrier: "Allstate", monthly: 186, dwelling: null, deductible: null, isChosen: false },
];

/** A picture of what comes of it: quotes whose prices and cover compare at a glance. Said to be an example. */
export function SampleQuotes() {
  const { t } = useTranslation("consumer");
  const { money } = useFormats();
  return (
    <Root aria-label={t("landing.hero.sampleLabel")}>
      <Title>
        {t("landing.hero.sampleTitle")} <small>{t("landing.hero.sampleExample")}</small>
      </Title>
      <p>
        {t("landing.hero.sampleDwelling")}: {t("landing.hero.sampleNeed", { amount: money(need) })}
      </p>
      <List>
        {samples.map((sample) => (
          <SampleQuote key={sample.carrier} {...sample} />
        ))}
      </List>
    </Root>
  );
}

function SampleQuote({
  carrier,
  monthly,
  dwelling,
  deductible,
  isChosen,
}: (typeof samples)[number]) {
  const { t } = useTranslation("consumer");
  const { money } = useFormats();
  return (
    <Quote $isChosen={isChosen}>
      <strong>
        {carrier}
        {isChosen && (
          <Chosen>
            <Icon name="check" size={18} /> {t("landing.hero.sampleChosen")}
          </Chosen>
        )}
      </strong>
      <Price>
        <strong>{money(monthly)}</strong> {t("common.month")}
      </Price>
      <Bar
        $share={(dwelling ?? 0) / need}
        data-unstated={dwelling === null ? "" : undefined}
        aria-hidden="true"
      />
      <span>{verdictOf(dwelling, t, money)}</span>
      <span>
        {deductible === null
          ? t("landing.hero.sampleNoDeductible")
          : t("landing.hero.sampleDeductible", { amount: money(deductible) })}
      </span>
    </Quote>
  );
}

/** How far a quote's cover goes, in words. */
function verdictOf(
  dwelling: number | null,
  t: TFunction<"consumer">,
  money: (dollars: number) => string,
): string {
  if (dwelling === null) return t("landing.hero.sampleNotStated");
  if (dwelling >= need) return t("landing.hero.sampleMeets");
  return t("landing.hero.sampleBelow", { amount: money(need - dwelling) });
}
