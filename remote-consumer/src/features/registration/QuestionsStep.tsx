import { applyRules, type Form, type Question } from "@quotehaven/contract/rules";
import { QuestionSectionFields } from "../../shared/questionnaire/QuestionSectionFields";
import type { Registration } from "./useRegistration";

type QuestionsStepProps = { registration: Registration; form: Form<Question> };

/** Step 4: one section of the insurance type's questions. */
export function QuestionsStep({ registration, form }: QuestionsStepProps) {
  const { questions, pages, shownErrors } = registration;
  const section = pages.sections[pages.index];
  return (
    section && (
      <QuestionSectionFields
        key={section.name}
        section={section}
        answers={applyRules(form, questions.answers).answers}
        errors={shownErrors.shown}
        onAnswer={questions.onAnswer}
        onLeave={shownErrors.onLeave}
      />
    )
  );
}
