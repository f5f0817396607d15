import {
  badDays,
  heldCovers,
  type BadDay as Answer,
  type BadDayName,
  type Covers,
  type Needs,
} from "@quotehaven/contract/cover";
import { useFormats } from "@quotehaven/platform";
import { useCoverTexts } from "@quotehaven/shared-features/cover";
import { Disclosure, theme } from "@quotehaven/shared-ui";
import { useId, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { AnswerBar } from "./AnswerBar";
import { dayPictures } from "./dayPictures";

const Root = styled.section`
  display: grid;
  gap: ${theme.space(4)};
  min-width: 0;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${theme.space(1, 3)};

  & > h2 {
    font-size: ${theme.size[22]};
  }

  & > p {
    color: ${theme.color.inkMuted};
  }
`;

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 42%), 1fr));
  gap: ${theme.space(2)};

  /* Two rows to swipe. */
  ${theme.mobile} {
    grid-template: repeat(2, 1fr) / none;
    grid-auto-flow: column;
    grid-auto-columns: minmax(calc(50% - 12px), 1fr);
    overflow-x: auto;
    padding: ${theme.space(1)};
    margin: ${theme.space(-1)};
  }
`;

const Day = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space(2)};
  min-height: 52px;
  padding: ${theme.space(1, 2)};
  border: 1.5px solid ${theme.color.line};
  border-radius: ${theme.radius.medium};
  background: ${theme.color.surfaceRaised};
  color: inherit;
  font-size: ${theme.size[14]};
  font-weight: ${theme.weight.bold};
  line-height: 1.2;
  text-align: start;
  cursor: pointer;
  transition: border-color ${theme.motion.fast} ease;

  &:hover {
    border-color: ${theme.color.accent};
  }

  &:focus-visible {
    ${theme.focusRing}
  }

  &[aria-pressed="true"] {
    border-color: ${theme.color.accent};
    background: ${theme.color.accentSoft};
  }
`;

const DayPicture = styled.svg.attrs({
  viewBox: "0 0 80 56",
  fill: "none",
  stroke: theme.color.drawLine,
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  "aria-hidden": true,
})`
  flex: none;
  width: 46px;
  height: 32px;
`;

const Happened = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space(4)};
  font-weight: ${theme.weight.bold};

  & > svg {
    width: 120px;
    height: 84px;
  }
`;

const Result = styled.div`
  display: grid;
  gap: ${theme.space(3)};
`;

const Answers = styled.ul`
  display: grid;
  gap: ${theme.space(3)};
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${theme.space(1, 3)};
  }

  & > li > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
`;

const Quiet = styled.p`
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
`;

/** A quote that answers. */
type AnsweringQuote = { id: number; name: string; cover: Partial<Covers> };

type BadDayProps = {
  needs: Partial<Needs>;
  quotes: readonly AnsweringQuote[];
  /** The way to ask about what a quote does not state. */
  ask?: (quoteId: number) => ReactNode;
  className?: string;
};

/**
 * A day on which something happens: pressed, each quote answers who would pay what of it, from what it states.
 * An illustration, and said to be one.
 */
export function BadDay({ needs, quotes, ask, className }: BadDayProps) {
  const { t } = useTranslation("consumer");
  const { money } = useFormats();
  const titleId = useId();
  const [picked, setPicked] = useState<BadDayName | null>(null);
  const offered = heldCovers({}, needs).flatMap(badDays);
  const day = offered.find((each) => each.day === picked);
  const nameOf = ({ day: name, years }: Answer) => t(`badDay.days.${name}`, { years });
  if (offered.length === 0) return null;
  return (
    <Root aria-labelledby={titleId} className={className}>
      <Head>
        <h2 id={titleId}>{t("badDay.title")}</h2>
        <p>{t("badDay.lead")}</p>
      </Head>
      <Days>
        {offered.map((each) => (
          <Day
            key={each.day}
            type="button"
            aria-pressed={each.day === picked}
            onClick={() => setPicked(each.day === picked ? null : each.day)}
          >
            <DayPicture>{dayPictures[each.day]}</DayPicture>
            <span>{nameOf(each)}</span>
          </Day>
        ))}
      </Days>
      {day && (
        <Result aria-live="polite">
          <Happened>
            <DayPicture>{dayPictures[day.day]}</DayPicture>
            <span>
              {t(isOfFamily(day) ? "badDay.familyDamage" : "badDay.damage", {
                day: nameOf(day),
                amount: money(day.loss),
              })}
            </span>
          </Happened>
          <Answers>
            {quotes.map((quote) => (
              <QuoteAnswer key={quote.id} quote={quote} needs={needs} ask={ask} day={day.day} />
            ))}
          </Answers>
          <Quiet>{t("badDay.illustration")}</Quiet>
          <Disclosure summary={t("badDay.sourceTitle")}>
            <Quiet>{t("badDay.source")}</Quiet>
          </Disclosure>
        </Result>
      )}
    </Root>
  );
}

/** On these the reader is dead: what comes of it is the family's. */
const isOfFamily = ({ day }: Answer) => day === "soon" || day === "late";

/** Who is left with what is not paid: the family, the one who is hurt, or the one who owes it to others. */
function answerKey(answer: Answer) {
  if (isOfFamily(answer)) return "badDay.familyAnswer" as const;
  return answer.day === "uninsured" ? ("badDay.ownAnswer" as const) : ("badDay.answer" as const);
}

type QuoteAnswerProps = Pick<BadDayProps, "needs" | "ask"> & {
  quote: AnsweringQuote;
  day: BadDayName;
};

function QuoteAnswer({ quote, needs, ask, day }: QuoteAnswerProps) {
  const { t } = useTranslation("consumer");
  const { money } = useFormats();
  const texts = useCoverTexts();
  const answered = heldCovers(quote.cover, needs).flatMap((held) =>
    badDays(held).map((answer) => ({ held, answer })),
  );
  const found = answered.find(({ answer }) => answer.day === day);
  if (!found) return null;
  const { held, answer } = found;
  const names = (fields: Answer["unstated"]) =>
    fields.map((field) => texts.field(field, held)).join(", ");
  const open = names(answer.unstated);
  const mayPayLess = names(answer.mayPayLess);
  const amounts = { pays: money(answer.pays), owed: money(answer.owed) };
  return (
    <li>
      <strong>{quote.name}</strong>
      <span>
        {answer.open === answer.loss ? t("badDay.unknown") : t(answerKey(answer), amounts)}
      </span>
      <AnswerBar answer={answer} />
      {open !== "" && <Quiet>{t("badDay.open", { amount: money(answer.open), what: open })}</Quiet>}
      {mayPayLess !== "" && <Quiet>{t("badDay.unstated", { what: mayPayLess })}</Quiet>}
      {(open || mayPayLess) && ask && <Quiet>{ask(quote.id)}</Quiet>}
    </li>
  );
}
