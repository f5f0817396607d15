import {
  isMultiChoice,
  isSingleChoice,
  type AnswerValue,
  type CatalogueQuestion,
} from "./questionnaire";
import { chosenIds } from "./visibility";

/**
 * An answer as a person reads it: the options' texts, a text with its symbol, or
 * for a checkbox group without a choice its 'none' text. Empty when there is no answer. A number
 * and its unit stay on one line.
 */
export function answerText(question: CatalogueQuestion, value: AnswerValue | undefined): string {
  if (isMultiChoice(question) || isSingleChoice(question)) {
    const chosen = new Set(chosenIds(question, value));
    const options = question.options
      .filter(({ id }) => chosen.has(id))
      .map(({ content }) => content)
      .join(", ");
    return options || (isMultiChoice(question) ? question.placeholder : "");
  }
  if (typeof value !== "string" || value === "") return "";
  const { symbol, symbolPosition: position } = question;
  if (!symbol) return value;
  return position === "before" ? `${symbol}${value}` : `${value}\u00a0${symbol}`;
}
