import { useTranslation } from "react-i18next";
import { QuestionProgress, WaitingProgress } from "../../shared/questionnaire/QuestionProgress";
import type { Registration } from "./useRegistration";
import { stepCount, stepQuestions } from "./wizardValues";

const fixedSteps = [1, 2, 3];

/** How far the registration is, in questions of all its steps that have no answer yet. */
export function RegistrationProgress({ registration }: { registration: Registration }) {
  const { t } = useTranslation("consumer");
  const { form, place, pages, questions } = registration;
  const values = form.watch();
  const steps = fixedSteps.map((step) => stepQuestions(step, values));
  const total = sumOf(steps.map((step) => step.total)) + pages.total;
  const left = sumOf(steps.map((step) => step.left)) + pages.left;
  const here = steps[place.step - 1]?.left ?? 0;
  const hereText =
    here > 0 ? t("registration.leftHere", { count: here }) : t("registration.doneHere");
  const partText =
    pages.sections.length > 1
      ? t("registration.pageOf", { page: pages.index + 1, count: pages.sections.length })
      : undefined;
  // How many there are in all is known once the questions are there.
  if (!questions.catalogue) return questions.query.isError ? null : <WaitingProgress />;
  return (
    <QuestionProgress
      label={t("registration.questionsLabel")}
      total={total}
      left={left}
      leftText={
        left > 0
          ? t("registration.questionsLeft", { count: left })
          : t("registration.questionsDone")
      }
      pageText={place.step === stepCount ? partText : hereText}
    />
  );
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);
