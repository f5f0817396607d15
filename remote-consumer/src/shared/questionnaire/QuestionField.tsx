import { RadioGroup, TextField } from "@quotehaven/shared-ui";
import {
  formatAmount,
  isMultiChoice,
  offersNone,
  optionalQuestionIds,
  parseMoney,
  readYear,
  type Question,
} from "@quotehaven/contract/rules";
import { useFormats } from "@quotehaven/platform";
import { DateField, NumberField, useEnterKey, useFormField } from "@quotehaven/platform/forms";
import { CheckboxGroup, Select } from "@quotehaven/shared-ui/fields";
import { useTranslation } from "react-i18next";
import { useAnswerAmounts } from "./answerAmounts";
import { questionName } from "./questionForm";

/** Longest answers that are still shown beside each other. */
const shortAnswer = 16;

/** Longer answers may not fit into a closed list on a phone. */
const longestInList = 32;

type QuestionFieldProps = {
  /** With only the options that are visible. */
  question: Question;
  /** What is known of the answer; shown under the label. */
  hint?: string;
};

/** One question of the form around, in the control of its kind, with its symbol, help and 'none' option. */
export function QuestionField(props: QuestionFieldProps) {
  const isChoice = ["select", "radio", "checkboxes"].includes(props.question.kind);
  return isChoice ? <ChoiceQuestion {...props} /> : <TypedQuestion {...props} />;
}

/** What every control of a question is given. */
function useQuestion({ question, hint }: QuestionFieldProps) {
  const isOptional = isMultiChoice(question) || optionalQuestionIds.includes(question.id);
  const { ref: _ref, ...field } = useFormField(questionName(question.id), question.content);
  return {
    ...field,
    label: question.content,
    help: question.help || undefined,
    hint,
    required: isOptional ? undefined : true,
  };
}

/** A question that is answered by choosing among options. */
function ChoiceQuestion(props: QuestionFieldProps) {
  const { t } = useTranslation("consumer");
  const { question } = props;
  const { money } = useFormats();
  const amounts = useAnswerAmounts();
  const options = question.options.map(({ id, content }) => {
    const amount = amounts.get(id);
    const label = amount === undefined ? content : `${content} (${money(amount)})`;
    return { value: id, label };
  });
  // Leaving a group is no answer: moving from button to button would refuse it half-way.
  const { value, onBlur, ...field } = { ...useQuestion(props), options };
  const chosen = typeof value === "number" ? value : null;
  if (question.kind === "select") {
    const label = options.find((option) => option.value === chosen)?.label ?? "";
    return (
      <Select
        {...field}
        // A closed list cuts what does not fit.
        hint={field.hint ?? (label.length > longestInList ? label : undefined)}
        placeholder={question.placeholder || t("questionnaire.choose")}
        value={chosen}
        onBlur={onBlur}
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
  const { kind, placeholder, symbol, symbolPosition } = props.question;
  const enterKeyHint = useEnterKey();
  const { value, onChange, ...rest } = useQuestion(props);
  const field = { ...rest, enterKeyHint };
  const text = typeof value === "string" ? value : "";
  const take = (next: string) => onChange(next || null);
  // Said to be one: a bare "12,000" looks like an answer that is there already.
  const example = placeholder ? t("questionnaire.example", { example: placeholder }) : undefined;
  const unit = { symbol, symbolPosition: symbolPosition ?? "after" };
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
        onChange={(number) => onChange(number === null ? null : formatAmount(String(number)))}
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
