import { applyRules, type Form, type Question } from "@quotehaven/contract/rules";
import { useTranslation } from "@quotehaven/platform";
import { QuestionProgress } from "../../shared/questionnaire/QuestionProgress";
import { QuestionSectionFields } from "../../shared/questionnaire/QuestionSectionFields";
import type { Registration } from "./useRegistration";

type QuestionsStepProps = { registration: Registration; form: Form<Question> };

/** Step 4: one section of the insurance type's questions, with how many are left in all. */
export function QuestionsStep({ registration, form }: QuestionsStepProps) {
  const { t } = useTranslation<"consumer">();
  const { questions, shownErrors } = registration;
  const { sections, index, total, left } = registration.pages;
  const section = sections[index];
  return (
    <>
      <QuestionProgress
        label={t("registration.questionsLabel")}
        total={total}
        left={left}
        leftText={
          left > 0
            ? t("registration.questionsLeft", { count: left })
            : t("registration.questionsDone")
        }
        pageText={
          sections.length > 1
            ? t("registration.pageOf", { page: index + 1, count: sections.length })
            : undefined
        }
      />
      {section && (
        <QuestionSectionFields
          key={section.name}
          section={section}
          answers={applyRules(form, questions.answers).answers}
          errors={shownErrors.shown}
          onAnswer={questions.onAnswer}
          onLeave={shownErrors.onLeave}
        />
      )}
    </>
  );
}
