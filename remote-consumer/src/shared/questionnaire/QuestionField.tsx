import {
  formatAmount,
  isMultiChoice,
  offersNone,
  optionalQuestionIds,
  parseMoney,
  type AnswerValue,
  type Question,
} from "@quotehaven/contract/rules";
import { useTranslation } from "@quotehaven/platform";
import {
  CheckboxGroup,
  DateField,
  NumberField,
  RadioGroup,
  Select,
  TextField,
} from "@quotehaven/shared-ui";
import { memo } from "react";

/** Longest answers that are still shown beside each other. */
const shortAnswer = 16;
const yearDigits = 4;

type QuestionFieldProps = {
  /** With only the options that are visible. */
  question: Question;
  value: AnswerValue | undefined;
  /** In words; empty or absent while nothing is wrong or nothing was tried yet. */
  error?: string;
  disabled?: boolean;
  onAnswer: (questionId: number, value: AnswerValue) => void;
  /** The person left the question. */
  onLeave?: (questionId: number) => void;
};

/** The control's name of a question, by which the error summary finds it. */
export function questionName(questionId: number): string {
  return `question-${questionId}`;
}

/** One question in the control of its kind, with its symbol, hover help and 'none' option. */
function QuestionFieldOf({
  question,
  value,
  error,
  disabled,
  onAnswer,
  onLeave,
}: QuestionFieldProps) {
  const { t } = useTranslation<"consumer">();
  const { id } = question;
  const text = typeof value === "string" ? value : "";
  const isOptional = isMultiChoice(question) || optionalQuestionIds.includes(id);
  const field = {
    name: questionName(id),
    label: question.content,
    help: question.help || undefined,
    error,
    disabled,
    required: isOptional ? undefined : true,
  };
  const typed = {
    ...field,
    placeholder: question.placeholder || undefined,
    onBlur: () => onLeave?.(id),
  };
  // Said to be one: a bare "12,000" looks like an answer that is there already.
  const example = question.placeholder
    ? t("questionnaire.example", { example: question.placeholder })
    : undefined;
  const options = question.options.map((option) => ({ value: option.id, label: option.content }));
  const answer = (next: AnswerValue) => onAnswer(id, next);

  switch (question.kind) {
    case "select":
      return (
        <Select
          {...typed}
          placeholder={question.placeholder || t("questionnaire.choose")}
          options={options}
          value={typeof value === "number" ? value : null}
          onChange={answer}
        />
      );
    case "radio":
      return (
        <RadioGroup
          {...field}
          direction={options.every(({ label }) => label.length <= shortAnswer) ? "row" : "column"}
          options={options}
          value={typeof value === "number" ? value : null}
          onChange={answer}
        />
      );
    case "checkboxes":
      return (
        <CheckboxGroup
          {...field}
          options={options}
          value={Array.isArray(value) ? value : []}
          onChange={answer}
          noneLabel={offersNone(question) ? question.placeholder : undefined}
        />
      );
    case "date":
      return <DateField {...typed} value={text} onChange={(next) => answer(next || null)} />;
    case "number":
      return (
        <NumberField
          {...typed}
          placeholder={example}
          symbol={question.symbol}
          symbolPosition={question.symbolPosition ?? "after"}
          value={parseMoney(text)}
          onChange={(number) => answer(number === null ? null : formatAmount(String(number)))}
        />
      );
    case "year":
      return (
        <TextField
          {...typed}
          type="number"
          autoComplete="off"
          maxLength={yearDigits}
          value={text}
          onChange={(digits) => answer(digits || null)}
        />
      );
    default:
      return (
        <TextField
          {...typed}
          placeholder={example}
          autoComplete="off"
          symbol={question.symbol}
          symbolPosition={question.symbolPosition ?? "after"}
          value={text}
          onChange={(next) => answer(next || null)}
        />
      );
  }
}

function optionIds(question: Question): string {
  return question.options.map(({ id }) => id).join(",");
}

/** {@link QuestionFieldOf}, drawn again only when something about this question changed. */
export const QuestionField = memo(
  QuestionFieldOf,
  (before, after) =>
    before.question.id === after.question.id &&
    before.question.content === after.question.content &&
    optionIds(before.question) === optionIds(after.question) &&
    before.value === after.value &&
    before.error === after.error &&
    before.disabled === after.disabled &&
    before.onAnswer === after.onAnswer &&
    before.onLeave === after.onLeave,
);
