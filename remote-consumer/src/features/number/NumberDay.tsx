import {
  badDays,
  coversFromNeeds,
  heldCovers,
  presentCovers,
  type BadDay,
  type BadDayName,
  type Needs,
  type PresentPolicies,
} from "@quotehaven/contract/cover";
import { useFormats } from "@quotehaven/platform";
import { theme } from "@quotehaven/shared-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { AnswerBar } from "../../shared/badDay/AnswerBar";
import { answerKey, isOfFamily } from "../../shared/badDay/answerWords";
import { DayChoice } from "../../shared/badDay/DayChoice";

const Root = styled.section`
  display: grid;
  gap: ${theme.space(3)};
  padding-block: ${theme.space(4)};
  border-block: 1px solid ${theme.color.line};
`;

const Answers = styled.dl`
  display: grid;
  gap: ${theme.space(3)};

  & > div {
    display: grid;
    grid-template-columns: minmax(min-content, auto) minmax(0, 1fr);
    gap: ${theme.space(1, 3)};
  }

  & dd {
    font-weight: ${theme.weight.bold};
    text-align: end;
  }

  & > div > dd ~ dd {
    grid-column: 1 / -1;
  }
`;

/** On these a deductible comes off what is paid, and nobody has said which yet. */
const withDeductible: readonly BadDayName[] = ["tree", "kitchen", "burglary", "ownCar"];

/** Open at first where it may happen: of all of them a fire is understood at once. */
const firstDay: BadDayName = "kitchen";

type NumberDayProps = {
  need: Partial<Needs>;
  /** The policies of today, as far as their owner said what they cover. */
  present?: PresentPolicies;
};

/** What a bad day costs without insurance, with the policy of today, and with what the figure adds up to. */
export function NumberDay({ need, present = {} }: NumberDayProps) {
  const { t } = useTranslation("consumer");
  const { money } = useFormats();
  const [picked, setPicked] = useState<BadDayName>(firstDay);
  const days = heldCovers(coversFromNeeds(need), need).flatMap(badDays);
  const day = days.find((each) => each.day === picked) ?? days[0];
  if (!day) return null;
  const today = todaysAnswer(day.day, need, present);
  const uninsured = { ...day, pays: 0, open: 0, owed: day.loss };
  const hasDeductible = withDeductible.includes(day.day);
  // What the figure adds up to says nothing of a term or a deductible: it pays what it is for.
  const insured =
    hasDeductible || day.open > 0 ? { ...day, pays: day.loss, open: 0, owed: 0 } : day;
  const ofFamily = isOfFamily(day);
  return (
    <Root aria-label={t("badDay.title")}>
      <DayChoice titleAs="h3" days={days} day={day} onPress={setPicked} />
      <Answers>
        <Line
          name={t("number.uninsured")}
          words={t(ofFamily ? "number.familyShort" : "number.youPay", { amount: money(day.loss) })}
          answer={uninsured}
        />
        {today && <TodayLine answer={today} />}
        <Line
          name={t("number.insured")}
          words={
            hasDeductible
              ? t("number.youPayDeductible")
              : insured.owed > 0
                ? t(answerKey(insured), { pays: money(insured.pays), owed: money(insured.owed) })
                : t(ofFamily ? "number.familyWhole" : "number.youPayNothing")
          }
          answer={insured}
        />
      </Answers>
    </Root>
  );
}

/** What the policy of today pays on that day; undefined where there is none of its kind. */
function todaysAnswer(day: BadDayName, need: Partial<Needs>, present: PresentPolicies) {
  const covers = presentCovers(present);
  return heldCovers(covers, need)
    .filter(({ type }) => type in covers)
    .flatMap(badDays)
    .find((answer) => answer.day === day);
}

/** "Today: a kitchen fire leaves you $79,000 short." */
function TodayLine({ answer }: { answer: BadDay }) {
  const { t } = useTranslation("consumer");
  const { money } = useFormats();
  const { day, owed, open, loss, mayPayLess } = answer;
  const isWhole = open === 0 && mayPayLess.length === 0;
  const least = money(owed);
  const amount = isWhole ? least : t("today.atLeast", { amount: least });
  const words = () => {
    if (open === loss || day === "soon" || day === "late") return t("today.notKnown");
    if (owed > 0) return t(`today.short.${day}`, { amount });
    return t(isWhole ? "number.youPayNothing" : "today.nothingKnown");
  };
  return <Line name={t("today.title")} words={words()} answer={answer} />;
}

function Line({ name, words, answer }: { name: string; words: string; answer: BadDay }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{words}</dd>
      <dd>
        <AnswerBar answer={answer} />
      </dd>
    </div>
  );
}
