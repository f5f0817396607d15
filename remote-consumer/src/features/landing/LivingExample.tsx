import {
  badDays,
  countLines,
  heldCovers,
  headlinesOf,
  type BadDayName,
} from "@quotehaven/contract/cover";
import type { InsuranceTypeName } from "@quotehaven/contract/rules";
import { useFormats } from "@quotehaven/platform";
import { useCoverTexts } from "@quotehaven/shared-features/cover";
import { ExampleCard, ExampleDrawing, exampleRow } from "@quotehaven/shared-features/landing";
import { Disclosure, theme } from "@quotehaven/shared-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { AnswerBar } from "../../shared/badDay/AnswerBar";
import { answerKey } from "../../shared/badDay/answerWords";
import { DayChoice } from "../../shared/badDay/DayChoice";
import { PartsBar } from "../../shared/quotes/PartsBar";
import { examples, type ExampleQuote } from "./examples";

const Root = styled(ExampleCard)`
  font-size: ${theme.size[14]};
`;

const Caption = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space(0, 3)};

  & > strong {
    font-size: ${theme.size[16]};
  }

  & > span {
    color: ${theme.color.inkMuted};
  }
`;

const Quotes = styled.div`
  display: grid;
  gap: ${theme.space(1)};
`;

/** A quote to press. It is as high with an answer as without one, so that nothing below moves. */
const Quote = styled.button`
  ${exampleRow}
  grid-template-columns: minmax(min-content, 1fr) auto;
  align-content: start;
  gap: ${theme.space(1, 3)};
  padding: ${theme.space(1.5, 3)};

  & > :nth-child(n + 3) {
    grid-column: 1 / -1;
    margin-block: 0;
    font-weight: ${theme.weight.medium};
  }

  /* Its answers are longer. */
  ${theme.mobile} {
    &:lang(es) > :last-child {
      min-height: 2lh;
    }
  }
`;

const Small = styled.p`
  color: ${theme.color.inkMuted};
`;

type LivingExampleProps = { type: InsuranceTypeName; place: string | null };

/**
 * Invented quotes against an invented need. The one that is pressed fills the picture, and a bad day is answered
 * in each of them. Key it by type.
 */
export function LivingExample({ type, place }: LivingExampleProps) {
  const { t } = useTranslation("consumer");
  const { money } = useFormats();
  const { need, quotes } = examples[type];
  const days = heldCovers({}, need).flatMap(badDays);
  const [pressed, setPressed] = useState(quotes[0]?.id);
  const [dayName, setDay] = useState<BadDayName | null>(days[0]?.day ?? null);
  const day = days.find((each) => each.day === dayName);
  const shown = quotes.find(({ id }) => id === pressed);
  const [held] = heldCovers(shown?.cover ?? {}, need);
  const [headline] = headlinesOf(need);
  return (
    <Root aria-label={t("landing.hero.exampleLabel")}>
      <Caption>
        {headline && (
          <strong>
            {t(`landing.hero.exampleNeed.${type}`, { amount: money(headline.amount) })}
          </strong>
        )}
        <span>
          {place === null
            ? t("landing.hero.exampleTitle")
            : t("landing.hero.examplePlace", { place })}
        </span>
      </Caption>
      {held && <ExampleDrawing held={held} day={dayName} />}
      <DayChoice days={days} day={day} onPress={(name) => setDay(name === dayName ? null : name)} />
      <Quotes role="group" aria-label={t("landing.hero.exampleQuotes")}>
        {quotes.map((quote) => (
          <Quote
            key={quote.id}
            type="button"
            aria-pressed={quote.id === pressed}
            onClick={() => setPressed(quote.id)}
          >
            <QuoteLine quote={quote} type={type} day={dayName} />
          </Quote>
        ))}
      </Quotes>
      <Disclosure summary={t("badDay.sourceTitle")}>
        <Small>{t("badDay.illustration")}</Small>
        <Small>{t("badDay.source")}</Small>
      </Disclosure>
    </Root>
  );
}

type QuoteLineProps = { quote: ExampleQuote; type: InsuranceTypeName; day: BadDayName | null };

/** What a quote costs, and what it pays on the day; without a day, how far it goes. */
function QuoteLine({ quote, type, day }: QuoteLineProps) {
  const { t } = useTranslation("consumer");
  const { money } = useFormats();
  const texts = useCoverTexts();
  const [held] = heldCovers(quote.cover, examples[type].need);
  if (!held) return null;
  const answer = badDays(held).find((each) => each.day === day);
  return (
    <>
      <strong>{quote.name}</strong>
      <span>
        <strong>{money(quote.monthly)}</strong> <span>{t("common.month")}</span>
      </span>
      {answer ? <AnswerBar answer={answer} /> : <PartsBar held={held} />}
      <span>
        {answer
          ? t(answerKey(answer), { pays: money(answer.pays), owed: money(answer.owed) })
          : texts.counts(countLines([held]))}
      </span>
    </>
  );
}
