import type { Question } from "@quotehaven/contract/rules";
import { ErrorSummary, useAtAttempt } from "@quotehaven/shared-ui/fields";
import { useTranslation } from "react-i18next";
import { questionName } from "./QuestionField";
import type { QuestionErrors } from "./questionErrors";

type QuestionErrorSummaryProps = {
  /** Those of the open page. */
  questions: readonly Question[];
  errors: QuestionErrors;
  /** Counts the attempts: each takes the focus here again. */
  attempt: number;
};

/** What was wrong with a page's questions at the last attempt; it stays until the next. Key it by page. */
export function QuestionErrorSummary({ questions, errors, attempt }: QuestionErrorSummaryProps) {
  const { t } = useTranslation("consumer");
  const wrong = questions.flatMap(({ id, content }) => {
    const error = errors[id];
    return error
      ? [{ name: questionName(id), label: content, message: t(error.key, error.values) }]
      : [];
  });
  return <ErrorSummary errors={useAtAttempt(wrong, attempt)} attempt={attempt} />;
}
