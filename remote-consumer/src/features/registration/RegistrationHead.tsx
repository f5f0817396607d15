import { theme } from "@quotehaven/shared-ui";
import { Stepper } from "@quotehaven/shared-ui/content";
import type { ComponentProps, Ref } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { WizardValues } from "../../shared/register/registrationValues";
import type { SignupQuestions } from "./signupQuestions";
import { fixedSteps, stepQuestions } from "./wizardValues";

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
  heading: string;
  /** The names of the steps. */
  titles: readonly string[];
  open: number;
  isComplete: (step: number) => boolean;
  values: WizardValues;
  /** Undefined until they are there. */
  questions: SignupQuestions | undefined;
  steps: Ref<HTMLElement>;
  onSelect: (step: number) => unknown;
};

/** What it is about, the steps, each filled as far as its questions are answered, and how many are left. */
export function RegistrationHead({
  heading,
  titles,
  open,
  isComplete,
  values,
  questions,
  steps,
  onSelect,
}: RegistrationHeadProps) {
  const { t } = useTranslation("consumer");
  const counts = [
    ...fixedSteps.map((step) => stepQuestions(step, values)),
    { total: questions?.total ?? 0, left: questions?.left ?? 0 },
  ];
  const left = counts.reduce((sum, each) => sum + each.left, 0);
  const stepOf = (label: string, at: number): ComponentProps<typeof Stepper>["steps"][number] => {
    const { total = 0, left = 0 } = counts[at] ?? {};
    const isOpen = at + 1 === open;
    return {
      label,
      state: isOpen ? "current" : isComplete(at + 1) ? "done" : "todo",
      share: total === 0 ? 0 : (total - left) / total,
    };
  };
  return (
    <Root>
      <h1>{heading}</h1>
      <Stepper
        ref={steps}
        aria-label={t("registration.stepsLabel")}
        steps={titles.map(stepOf)}
        onSelect={(at) => void onSelect(at + 1)}
      />
      <Left role="status">
        {questions &&
          (left > 0
            ? t("registration.questionsLeft", { count: left })
            : t("registration.questionsDone"))}
      </Left>
    </Root>
  );
}
