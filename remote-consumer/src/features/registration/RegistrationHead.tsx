import { theme } from "@quotehaven/shared-ui";
import { Stepper } from "@quotehaven/shared-ui/content";
import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { useQuestionCounts } from "./useQuestionCounts";
import type { Registration } from "./useRegistration";

const Root = styled.div`
  display: grid;
  gap: ${theme.space(3)};

  ${theme.mobile} {
    gap: ${theme.space(1)};
  }
`;

const Left = styled.p`
  min-height: 1lh;
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
  font-variant-numeric: tabular-nums;
`;

type RegistrationHeadProps = {
  registration: Registration;
  heading: string;
  /** The names of the steps. */
  titles: readonly string[];
  steps: Ref<HTMLElement>;
};

/** What it is about, the steps, each filled as far as its questions are answered, and how many are left. */
export function RegistrationHead({ registration, heading, titles, steps }: RegistrationHeadProps) {
  const { t } = useTranslation("consumer");
  const { place, isComplete, goTo } = registration;
  const { shares, left } = useQuestionCounts(registration);
  return (
    <Root>
      <h1>{heading}</h1>
      <Stepper
        ref={steps}
        aria-label={t("registration.stepsLabel")}
        steps={titles.map((label, at) => ({
          label,
          state: at + 1 === place.step ? "current" : isComplete(at + 1) ? "done" : "todo",
          share: shares[at] ?? 0,
        }))}
        onSelect={(at) => goTo(at + 1)}
      />
      <Left role="status">
        {left === 0 && t("registration.questionsDone")}
        {left !== null && left > 0 && t("registration.questionsLeft", { count: left })}
      </Left>
    </Root>
  );
}
