import { applyRules, type AnswerValue } from "@quotehaven/contract/rules";
import { Problem } from "@quotehaven/platform";
import { SkeletonScreen, SkeletonText } from "@quotehaven/shared-ui";
import type { QuestionErrors } from "../../shared/questionnaire/questionErrors";
import { QuestionSectionFields } from "../../shared/questionnaire/QuestionSectionFields";
import type { useSignupQuestionsQuery } from "../../shared/register/signupQuestionsApi";
import type { SignupQuestions } from "./signupQuestions";

type QuestionsStepProps = {
  query: ReturnType<typeof useSignupQuestionsQuery>;
  /** Undefined until they are there. */
  questions: SignupQuestions | undefined;
  page: number;
  /** The errors to show. */
  errors: QuestionErrors;
  onAnswer: (questionId: number, value: AnswerValue) => void;
  onLeave: (questionId: number) => void;
};

/** Step 4: one section of the insurance type's questions, once they are there. */
export function QuestionsStep({ query, questions, page, ...rest }: QuestionsStepProps) {
  if (questions) {
    const { catalogue, answers, sections } = questions;
    const visible = applyRules(catalogue, answers).answers;
    const section = sections[page];
    return section && <QuestionSectionFields section={section} answers={visible} {...rest} />;
  }
  if (query.isError) return <Problem error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <SkeletonScreen>
      <SkeletonText lines={8} />
    </SkeletonScreen>
  );
}
