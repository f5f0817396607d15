import type { BadDay, BadDayName } from "@quotehaven/contract/cover";
import { useFormats } from "@quotehaven/platform";
import { theme } from "@quotehaven/shared-ui";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { isOfFamily } from "./answerWords";
import { DayButton } from "./DayButton";

const Root = styled.div`
  display: grid;
  gap: ${theme.space(2)};
  font-size: ${theme.size[14]};

  & > h2,
  & > h3 {
    font-family: ${theme.font.sans};
    font-size: ${theme.size[16]};
  }

  & > p {
    color: ${theme.color.inkMuted};
  }
`;

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space(2)};
`;

type DayChoiceProps = {
  days: readonly BadDay[];
  day: BadDay | undefined;
  onPress: (day: BadDayName) => void;
  titleAs?: "h2" | "h3";
};

/** The bad days to pick from in little room, and the damage of the one that is picked. */
export function DayChoice({ days, day, onPress, titleAs: Title = "h2" }: DayChoiceProps) {
  const { t } = useTranslation("consumer");
  const { money } = useFormats();
  const titleId = useId();
  const nameOf = ({ day: name, years }: BadDay) => t(`badDay.days.${name}`, { years });
  return (
    <Root>
      <Title id={titleId}>{t("badDay.title")}</Title>
      <Days role="group" aria-labelledby={titleId}>
        {days.map((each) => (
          <DayButton key={each.day} day={each} isPicked={each.day === day?.day} onPick={onPress} />
        ))}
      </Days>
      <p aria-live="polite">
        {day
          ? t(isOfFamily(day) ? "badDay.familyDamage" : "badDay.damage", {
              day: nameOf(day),
              amount: money(day.loss),
            })
          : t("badDay.lead")}
      </p>
    </Root>
  );
}
