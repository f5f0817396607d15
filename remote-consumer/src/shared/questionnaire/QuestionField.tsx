import { RadioGroup, TextField } from "@quotehaven/shared-ui";
import {
  formatAmount,
  isMultiChoice,
  offersNone,
  optionalQuestionIds,
  parseMoney,
  readYear,
  type AnswerValue,
  type Question,
} from "@quotehaven/contract/rules";
import { useFormats } from "@quotehaven/platform";
import { DateField, NumberField, useEnterKey } from "@quotehaven/platform/forms";
import { CheckboxGroup, Select } from "@quotehaven/shared-ui/fields";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { useAnswerAmounts } from "./answerAmounts";
import { useLimit } from "./useLimit";

/** Longest answers that are still shown beside each other. */
const shortAnswer = 16;

type QuestionFieldProps = {
  /** With only the options that are visible. */
  question: Question;
  value: AnswerValue | undefined;
  /** In words; empty or absent while nothing is wrong or nothing was tried yet. */
  error?: string;
  /** What is known of the answer; shown under the label. */
  hint?: string;
  onAnswer: (questionId: number, value: AnswerValue) => void;
  /** The person left the question. */
  onLeave?: (questionId: number) => void;
};

/** The control's name of a question, by which the error summary finds it. */
export function questionName(questionId: number): string {
  return `question-${questionId}`;
}

/** What every control of a question is given. */
function commonProps({ question, error, hint }: QuestionFieldProps) {
  const isOptional = isMultiChoice(question) || optionalQuestionIds.includes(question.id);
  return {
    name: questionName(question.id),
    label: question.content,
    help: question.help || undefined,
    hint,
    error,
    required: isOptional ? undefined : true,
  };
}

/** A question that is answered by choosing among options. */
function ChoiceQuestion(props: QuestionFieldProps) {
  const { t } = useTranslation("consumer");
  const { question, value, onAnswer, onLeave } = props;
  const { money } = useFormats();
  const amounts = useAnswerAmounts();
  const options = question.options.map(({ id, content }) => {
    const amount = amounts.get(id);
    const label = amount === undefined ? content : `${content} (${money(amount)})`;
    return { value: id, label };
  });
  const field = {
    ...commonProps(props),
    options,
    onChange: (next: AnswerValue) => onAnswer(question.id, next),
  };
  const chosen = typeof value === "number" ? value : null;
  if (question.kind === "select") {
    return (
      <Select
        {...field}
        placeholder={question.placeholder || t("questionnaire.choose")}
        value={chosen}
        onBlur={() => onLeave?.(question.id)}
      />
    );
  }
  if (question.kind === "radio") {
    const areShort = options.every(({ label }) => label.length <= shortAnswer);
    return <RadioGroup {...field} direction={areShort ? "row" : "column"} value={chosen} />;
  }
  return (
    <CheckboxGroup
      {...field}
      value={Array.isArray(value) ? value : []}
      noneLabel={offersNone(question) ? question.placeholder : undefined}
    />
  );
}

/** A question that is answered by typing. */
function TypedQuestion(props: QuestionFieldProps) {
  const { t } = useTranslation("consumer");
  const { question, value, onAnswer, onLeave } = props;
  const { id, kind, placeholder, symbol } = question;
  const text = typeof value === "string" ? value : "";
  const take = (next: string) => onAnswer(id, next || null);
  const limit = useLimit(question);
  const common = commonProps(props);
  const enterKeyHint = useEnterKey();
  const field = {
    ...common,
    enterKeyHint,
    hint: common.hint ?? limit,
    onBlur: () => onLeave?.(id),
  };
  // Said to be one: a bare "12,000" looks like an answer that is there already.
  const example = placeholder ? t("questionnaire.example", { example: placeholder }) : undefined;
  const unit = { symbol, symbolPosition: question.symbolPosition ?? "after" };
  if (kind === "date") {
    return (
      <DateField {...field} placeholder={placeholder || undefined} value={text} onChange={take} />
    );
  }
  if (kind === "number") {
    return (
      <NumberField
        {...field}
        {...unit}
        placeholder={example}
        value={parseMoney(text)}
        onChange={(number) => onAnswer(id, number === null ? null : formatAmount(String(number)))}
      />
    );
  }
  const year = {
    type: "number",
    read: readYear,
    placeholder: placeholder || undefined,
  } as const;
  const line = { ...unit, placeholder: example };
  return (
    <TextField
      {...field}
      {...(kind === "year" ? year : line)}
      autoComplete="off"
      value={text}
      onChange={take}
    />
  );
}

/** One question in the control of its kind, with its symbol, hover help and 'none' option. */
function QuestionFieldOf(props: QuestionFieldProps) {
  const isChoice = ["select", "radio", "checkboxes"].includes(props.question.kind);
  return isChoice ? <ChoiceQuestion {...props} /> : <TypedQuestion {...props} />;
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
    before.hint === after.hint &&
    before.onAnswer === after.onAnswer &&
    before.onLeave === after.onLeave,
);
