import type { BadDay, BadDayName } from "@quotehaven/contract/cover";
import { theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { dayPictures } from "./dayPictures";

const Root = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space(2)};
  min-height: 48px;
  padding: ${theme.space(1, 2)};
  border: 1.5px solid ${theme.color.line};
  border-radius: ${theme.radius.medium};
  background: ${theme.color.surfaceRaised};
  color: inherit;
  font-size: ${theme.size[14]};
  font-weight: ${theme.weight.medium};
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

  & > svg {
    flex: none;
    width: 44px;
    height: 32px;
  }
`;

const Picture = styled.svg.attrs({
  viewBox: "0 0 80 56",
  fill: "none",
  stroke: theme.color.drawLine,
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  "aria-hidden": true,
})``;

type DayButtonProps = {
  day: BadDay;
  isPicked: boolean;
  onPick: (day: BadDayName) => void;
};

/** One of the bad days to pick from. */
export function DayButton({ day: { day, years }, isPicked, onPick }: DayButtonProps) {
  const { t } = useTranslation("consumer");
  return (
    <Root type="button" aria-pressed={isPicked} onClick={() => onPick(day)}>
      <Picture>{dayPictures[day]}</Picture>
      <span>{t(`badDay.days.${day}`, { years })}</span>
    </Root>
  );
}
