import type {
  Answers,
  AnswerValue,
  FieldError,
  Question,
  Section,
} from "@quotehaven/contract/rules";
import { theme } from "@quotehaven/shared-ui";
import { FieldGroup, HelpGroup } from "@quotehaven/shared-ui/fields";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { useHelpWanted } from "./helpWanted";
import { QuestionField } from "./QuestionField";
import type { QuestionErrors } from "./questionErrors";

const Questions = styled.div`
  display: grid;
  gap: ${theme.space(6)};
  max-width: 560px;
`;

/** What to do about a question that is not answered, by its kind. */
const remedies = {
  select: "choice",
  radio: "choice",
  checkboxes: "choice",
  number: "number",
  date: "date",
  year: "year",
  text: "text",
} as const satisfies Record<Question["kind"], string>;

type QuestionSectionFieldsProps = {
  /** With only what is visible. */
  section: Section<Question>;
  answers: Answers;
  /** The errors to show. */
  errors: QuestionErrors;
  /** What is known of single answers, by their question's id. */
  hints?: Readonly<Record<number, string>>;
  /** A field that comes before the questions. */
  first?: ReactNode;
  onAnswer: (questionId: number, value: AnswerValue) => void;
  onLeave?: (questionId: number) => void;
};

/** The questions of a section, one under the other. */
export function QuestionSectionFields({
  section,
  answers,
  errors,
  hints,
  first,
  ...rest
}: QuestionSectionFieldsProps) {
  const { t } = useTranslation("consumer");
  const [isHelpWanted, wantHelp] = useHelpWanted();
  const remedyOf = ({ kind }: Question, { key }: FieldError) =>
    key === "validation.required" ? ` ${t(`questionnaire.remedy.${remedies[kind]}`)}` : "";
  const questions = (
    <Questions>
      {first}
      {section.questions.map((question) => {
        const error = errors[question.id];
        return (
          <QuestionField
            key={question.id}
            {...rest}
            question={question}
            value={answers[question.id]}
            error={error && `${t(error.key, error.values)}${remedyOf(question, error)}`}
            hint={hints?.[question.id]}
          />
        );
      })}
    </Questions>
  );
  return (
    <FieldGroup title={section.name} text={section.text || undefined}>
      {section.questions.some(({ help }) => help) ? (
        <HelpGroup isShown={isHelpWanted} onShow={wantHelp}>
          {questions}
        </HelpGroup>
      ) : (
        questions
      )}
    </FieldGroup>
  );
}
