import { isAnswered, type Answers, type Question, type Section } from "@quotehaven/contract/rules";
import { useTranslation } from "@quotehaven/platform";
import { theme } from "@quotehaven/shared-ui";
import styled from "styled-components";

const Root = styled.p`
  margin-top: ${theme.space(6)};
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
`;

const mostNamed = 3;

type MissingAnswersProps = { id: string; section: Section<Question>; answers: Answers };

/** What the open page still asks for, while that keeps Continue back. */
export function MissingAnswers({ id, section, answers }: MissingAnswersProps) {
  const { t } = useTranslation<"consumer">();
  const missing = section.questions.filter(
    (question) => !isAnswered(question, answers[question.id]),
  );
  const named = missing.slice(0, mostNamed).map(({ content }) => `“${content}”`);
  const rest = missing.length - named.length;
  return (
    <Root id={id} hidden={missing.length === 0}>
      {t("application.toContinue", { questions: named.join(", ") })}
      {rest > 0 && ` ${t("application.moreQuestions", { count: rest })}`}
    </Root>
  );
}
