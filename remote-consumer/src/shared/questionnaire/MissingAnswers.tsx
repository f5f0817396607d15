import type { Question } from "@quotehaven/contract/rules";
import { focusField, textLink, theme, VisuallyHidden } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { questionName } from "./QuestionField";

const Link = styled.button`
  ${textLink}
  min-height: 44px;
  font-size: ${theme.size[14]};
  text-align: start;
`;

const mostNamed = 3;

type MissingAnswersProps = {
  /** Of the sentence that names them, for what they keep back to be described by. */
  id: string;
  questions: readonly Question[];
};

/** How many answers the open page still asks for; it leads to the first of them. */
export function MissingAnswers({ id, questions }: MissingAnswersProps) {
  const { t } = useTranslation("consumer");
  const [first] = questions;
  if (!first) return null;
  const named = questions.slice(0, mostNamed).map(({ content }) => `“${content}”`);
  const rest = questions.length - named.length;
  return (
    <>
      <Link type="button" onClick={() => focusField(questionName(first.id))}>
        {t("questionnaire.missing", { count: questions.length })}
      </Link>
      <VisuallyHidden id={id}>
        {[
          t("questionnaire.toContinue", { questions: named.join(", ") }),
          rest > 0 && t("questionnaire.moreQuestions", { count: rest }),
        ]
          .filter(Boolean)
          .join(" ")}
      </VisuallyHidden>
    </>
  );
}
