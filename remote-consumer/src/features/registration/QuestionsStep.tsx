import { Problem } from "@quotehaven/platform";
import { SkeletonScreen, SkeletonText } from "@quotehaven/shared-ui";
import { QuestionSectionFields } from "../../shared/questionnaire/QuestionSectionFields";
import type { useSignupQuestionsQuery } from "../../shared/register/signupQuestionsApi";
import type { SignupQuestions } from "./signupQuestions";

type QuestionsStepProps = {
  query: ReturnType<typeof useSignupQuestionsQuery>;
  /** Undefined until they are there. */
  questions: SignupQuestions | undefined;
  page: number;
};

/** Step 4: one section of the insurance type's questions, once they are there. */
export function QuestionsStep({ query, questions, page }: QuestionsStepProps) {
  const section = questions?.sections[page];
  if (section) return <QuestionSectionFields section={section} />;
  if (questions) return null;
  if (query.isError) return <Problem error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <SkeletonScreen>
      <SkeletonText lines={8} />
    </SkeletonScreen>
  );
}
