import {
  badDays,
  heldCovers,
  type BadDay as Answer,
  type BadDayName,
  type Covers,
  type HeldCover,
  type Needs,
} from "@quotehaven/contract/cover";
import { useFormats } from "@quotehaven/platform";
import { useCoverTexts } from "@quotehaven/shared-features/cover";
import { Button, Disclosure, lazyPart, theme } from "@quotehaven/shared-ui";
import { useId, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { AnswerBar } from "./AnswerBar";
import { answerKey, isOfFamily } from "./answerWords";
import { DayButton } from "./DayButton";
import { tellingDays } from "./tellingDays";

const Root = styled.section`
  display: grid;
  gap: ${theme.space(3)};
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

  & > button {
    margin-inline: auto ${theme.space(-3)};
  }
`;

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(168px, 42%), 1fr));
  gap: ${theme.space(2)};
`;

const Result = styled.div`
  display: grid;
  gap: ${theme.space(3)};
`;

const Happened = styled.p`
  font-weight: ${theme.weight.bold};
`;

/** Under each other where one fills a line, beside each other where several do. */
const Answers = styled.ul`
  display: grid;
  grid-template-columns: var(--answers, repeat(auto-fit, minmax(min(220px, 100%), 1fr)));
  gap: ${theme.space(3)};
  margin-inline-start: var(--answers-start, 0);
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-content: start;
    justify-content: space-between;
    gap: ${theme.space(1, 3)};
    min-width: 0;
    padding-inline: var(--answers-inset, 0);
  }

  & > li > :nth-child(n + 3) {
    flex: 1 0 100%;
  }

  & > [data-today] > :first-child {
    border-block-end: 2px dashed ${theme.color.lineStrong};
  }
`;

const Words = styled.strong`
  transition: color ${theme.motion.fast} ease;

  &[data-is-open] {
    font-weight: ${theme.weight.medium};
    color: ${theme.color.inkMuted};
  }
`;

const Quiet = styled.p`
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
`;

/** As high as the button that comes. */
const Room = styled.span`
  height: 36px;

  ${theme.touch} {
    height: 44px;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(1, 4)};

  & > button {
    margin-inline-start: ${theme.space(-3)};
  }
`;

/** It draws, so its code comes after what is to be read. */
const ShareButton = lazyPart(async () => (await import("./ShareButton")).ShareButton, {
  waiting: <Room />,
});

/** How many days there are to press at first: those on which the quotes differ most. */
const FIRST_DAYS = 4;

/** A quote that answers. */
type AnsweringQuote = {
  id: number;
  name: string;
  cover: Partial<Covers>;
};

/** A quote, or the policies of today: those are no quote, and nobody is there to be asked. */
type Answering = Omit<AnsweringQuote, "id"> & { id: number | "today" };

const keysOf = ({ id }: Answering) =>
  id === "today"
    ? ({
        unknown: "today.notKnown",
        open: "today.day.open",
        unstated: "today.day.unstated",
      } as const)
    : ({ unknown: "badDay.unknown", open: "badDay.open", unstated: "badDay.unstated" } as const);

type BadDayProps = {
  needs: Partial<Needs>;
  quotes: readonly AnsweringQuote[];
  /** What the reader's policies of today cover; absent where they entered none. */
  today?: Partial<Covers>;
  /** The way to ask about what a quote does not state. */
  ask?: (quoteId: number) => ReactNode;
  className?: string;
};

/**
 * A day on which something happens, and what each quote, and the policy of today, would pay of it, from what it
 * states. The day on which they differ most is open. Nothing where none states anything. An illustration, and said
 * to be one.
 */
export function BadDay({ needs, quotes, today, ask, className }: BadDayProps) {
  const { t } = useTranslation("consumer");
  const { money } = useFormats();
  const titleId = useId();
  const root = useRef<HTMLElement>(null);
  const [picked, setPicked] = useState<BadDayName | null>(null);
  const [isAllShown, setAllShown] = useState(false);
  const offered = heldCovers({}, needs).flatMap(badDays);
  const telling = tellingDays(needs, [
    ...(today ? [today] : []),
    ...quotes.map(({ cover }) => cover),
  ]);
  const day = offered.find((each) => each.day === (picked ?? telling[0]));
  const shown = isAllShown
    ? offered
    : offered.filter(({ day: name }) => [...telling.slice(0, FIRST_DAYS), day?.day].includes(name));
  const nameOf = ({ day: name, years }: Answer) => t(`badDay.days.${name}`, { years });
  const wordsOf = useAnswerWords();
  if (!day) return null;
  const answering: Answering[] = [
    ...(today ? [{ id: "today" as const, name: t("today.title"), cover: today }] : []),
    ...quotes,
  ];
  const sharedNameOf = ({ id, name }: Answering) =>
    id === "today"
      ? name
      : t("badDay.sharedQuote", { number: quotes.findIndex((quote) => quote.id === id) + 1 });
  const sharedAnswerOf = (each: Answering) => {
    const answer = answerOf(each.cover, needs, day.day)?.answer;
    return answer && { name: sharedNameOf(each), words: wordsOf(each, answer), answer };
  };
  const damage = t(isOfFamily(day) ? "badDay.familyDamage" : "badDay.damage", {
    day: nameOf(day),
    amount: money(day.loss),
  });
  return (
    <Root ref={root} aria-labelledby={titleId} className={className}>
      <Head>
        <h2 id={titleId}>{t("badDay.title")}</h2>
        <p>{t("badDay.lead")}</p>
        {offered.length > FIRST_DAYS && (
          <Button
            size="small"
            emphasis="quiet"
            aria-expanded={isAllShown}
            onClick={() => setAllShown(!isAllShown)}
          >
            {t(isAllShown ? "badDay.fewer" : "badDay.more")}
          </Button>
        )}
      </Head>
      <Days>
        {shown.map((each) => (
          <DayButton key={each.day} day={each} isPicked={each.day === day.day} onPick={setPicked} />
        ))}
      </Days>
      <Result aria-live="polite">
        <Happened>{damage}</Happened>
        <Answers>
          {answering.map((each) => (
            <AnswerItem key={each.id} answering={each} needs={needs} ask={ask} day={day.day} />
          ))}
        </Answers>
      </Result>
      <Foot>
        <ShareButton
          damage={damage}
          answers={answering.flatMap((each) => sharedAnswerOf(each) ?? [])}
          findPicture={() => root.current?.querySelector('[aria-pressed="true"] svg') ?? null}
        />
      </Foot>
      <Quiet>{t("badDay.illustration")}</Quiet>
      <Disclosure summary={t("badDay.sourceTitle")}>
        <Quiet>{t("badDay.source")}</Quiet>
      </Disclosure>
    </Root>
  );
}

type FoundAnswer = { held: HeldCover; answer: Answer };

/** What a cover answers on a day; undefined where that day is none of its kinds of insurance. */
function answerOf(
  cover: Partial<Covers>,
  needs: Partial<Needs>,
  day: BadDayName,
): FoundAnswer | undefined {
  return heldCovers(cover, needs)
    .flatMap((held) => badDays(held).map((answer) => ({ held, answer })))
    .find(({ answer }) => answer.day === day);
}

/** Says in one sentence who pays what. */
function useAnswerWords(): (answering: Answering, answer: Answer) => string {
  const { t } = useTranslation("consumer");
  const { money } = useFormats();
  return (answering, answer) =>
    answer.open === answer.loss
      ? t(keysOf(answering).unknown)
      : t(answerKey(answer), { pays: money(answer.pays), owed: money(answer.owed) });
}

type AnswerItemProps = Pick<BadDayProps, "needs" | "ask"> & {
  answering: Answering;
  day: BadDayName;
};

function AnswerItem({ answering, needs, ask, day }: AnswerItemProps) {
  const { t } = useTranslation("consumer");
  const { money } = useFormats();
  const texts = useCoverTexts();
  const wordsOf = useAnswerWords();
  const found = answerOf(answering.cover, needs, day);
  if (!found) return null;
  const { id, name } = answering;
  const { held, answer } = found;
  const keys = keysOf(answering);
  const names = (fields: Answer["unstated"]) =>
    fields.map((field) => texts.field(field, held)).join(", ");
  const open = names(answer.unstated);
  const mayPayLess = names(answer.mayPayLess);
  return (
    <li data-today={id === "today" ? "" : undefined}>
      <span>{name}</span>
      <Words data-is-open={answer.open === answer.loss ? "" : undefined}>
        {wordsOf(answering, answer)}
      </Words>
      <AnswerBar answer={answer} />
      {open !== "" && <Quiet>{t(keys.open, { amount: money(answer.open), what: open })}</Quiet>}
      {mayPayLess !== "" && <Quiet>{t(keys.unstated, { what: mayPayLess })}</Quiet>}
      {(open || mayPayLess) && ask && id !== "today" && <Quiet>{ask(id)}</Quiet>}
    </li>
  );
}
