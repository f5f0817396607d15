import { heldCovers, headlinesOf, type HeldCover } from "@quotehaven/contract/cover";
import type { InsuranceTypeName } from "@quotehaven/contract/rules";
import { useFormats } from "@quotehaven/platform";
import { CoverDrawing } from "@quotehaven/shared-features/cover";
import { theme } from "@quotehaven/shared-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { BadDay } from "../../shared/badDay/BadDay";
import { PartsBar } from "../../shared/quotes/PartsBar";
import { useVerdictWords } from "../../shared/quotes/useVerdictWords";
import { examples, type ExampleQuote } from "./examples";

const Root = styled.section`
  display: grid;
  gap: ${theme.space(4)};
  min-width: 0;
  padding: ${theme.space(5)};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.large};
  background: ${theme.color.surfaceRaised};
  box-shadow: ${theme.shadow.high};

  ${theme.mobile} {
    gap: ${theme.space(3)};
    padding: ${theme.space(3)};
  }
`;

const Caption = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space(0, 3)};
  font-weight: ${theme.weight.bold};

  & > small {
    font-size: ${theme.size[14]};
    font-weight: ${theme.weight.regular};
    color: ${theme.color.inkMuted};
  }
`;

const Quotes = styled.div`
  display: grid;
  gap: ${theme.space(1)};
`;

/** A quote to press: what it costs, and the need as a bar that it fills. */
const Quote = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space(0, 3)};
  padding: ${theme.space(1.5, 3)};
  border: 1.5px solid transparent;
  border-radius: ${theme.radius.medium};
  background: none;
  color: inherit;
  font: inherit;
  font-size: ${theme.size[14]};
  font-variant-numeric: tabular-nums;
  text-align: start;
  cursor: pointer;
  transition: background-color ${theme.motion.fast} ease;

  &:hover {
    background: ${theme.color.surfaceSunken};
  }

  &:focus-visible {
    ${theme.focusRing}
  }

  &[aria-pressed="true"] {
    border-color: ${theme.color.accent};
    background: ${theme.color.accentSoft};
  }

  & > strong {
    font-size: ${theme.size[16]};
  }

  & > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
`;

/** Invented quotes against an invented need: the one that is pressed fills the picture. Key it by type. */
export function LivingExample({ type, place }: { type: InsuranceTypeName; place: string | null }) {
  const { t } = useTranslation("consumer");
  const { money } = useFormats();
  const { need, quotes } = examples[type];
  const [pressed, setPressed] = useState(quotes[0]?.id);
  const shown = quotes.find(({ id }) => id === pressed);
  const [held] = heldCovers(shown?.cover ?? {}, need);
  const [headline] = headlinesOf(need);
  return (
    <Root aria-label={t("landing.hero.exampleLabel")}>
      <Caption>
        {headline && (
          <span>{t(`landing.hero.exampleNeed.${type}`, { amount: money(headline.amount) })}</span>
        )}
        <small>
          {place === null
            ? t("landing.hero.exampleTitle")
            : t("landing.hero.examplePlace", { place })}
        </small>
      </Caption>
      {held && <CoverDrawing held={held} />}
      <Quotes role="group" aria-label={t("landing.hero.exampleQuotes")}>
        {quotes.map((quote) => (
          <Quote
            key={quote.id}
            type="button"
            aria-pressed={quote.id === pressed}
            onClick={() => setPressed(quote.id)}
          >
            <QuoteLine quote={quote} held={heldCovers(quote.cover, need)[0]} />
          </Quote>
        ))}
      </Quotes>
      <BadDay needs={need} quotes={quotes} />
    </Root>
  );
}

function QuoteLine({ quote, held }: { quote: ExampleQuote; held: HeldCover | undefined }) {
  const { t } = useTranslation("consumer");
  const { money } = useFormats();
  const verdictOf = useVerdictWords();
  if (!held) return null;
  return (
    <>
      <strong>{quote.name}</strong>
      <span>
        <strong>{money(quote.monthly)}</strong> <span>{t("common.month")}</span>
      </span>
      <PartsBar held={held} />
      <span>{verdictOf([held])?.words}</span>
    </>
  );
}
