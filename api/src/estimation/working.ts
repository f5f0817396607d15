import { formatMoney } from "@quotehaven/contract/rules";
import type { Language } from "@quotehaven/contract/schemas";
import type { EstimationStep } from "@quotehaven/contract/wire";
import { roundUp, times, exact, type Exact } from "./exact";
import { labelled, type Line } from "./lines";
import { formulaTexts, type FormulaTexts } from "./formulaTexts";

/** A piece of a sum, with the question whose answer it is. */
export type Piece = { text: string; questionId?: number };

/** How one number came about, in a person's language: a sum, or words alone. */
export type Formula = (texts: FormulaTexts) => Piece[];

/** What rounding, a limit or a reason adds to a sum, in a person's language. */
export type Notes = (texts: FormulaTexts) => string[];

/** How a line came about: by a sum that comes to it, or for a reason. */
export type How = ({ formula: Formula } | { reason: Formula }) & { notes?: Notes };

/** A line that was worked out: from what, and to what. Its value is whole dollars, or ready text. */
export type Step = Line & How;

/** Steps as they are sent: their sums in words and figures, piece by piece and as one text. */
export function shownSteps(steps: readonly Step[], language: Language): EstimationStep[] {
  const texts = formulaTexts[language];
  return steps.map((step) => {
    const [{ label, value } = { label: "", value: "" }] = labelled([step], language);
    const formula = "formula" in step ? step.formula(texts) : step.reason(texts);
    const text = formula.map((piece) => piece.text).join("");
    const result = typeof value === "number" ? formatMoney(value) : value;
    const pieces = "formula" in step ? [...formula, plain(` = ${result}`)] : formula;
    const notes = step.notes?.(texts) ?? [];
    return {
      line: step.line,
      label,
      formula: [text, ...notes].join(", "),
      result: value,
      pieces: text === result ? [] : pieces.map((piece) => spoken(piece, texts)),
      notes,
    };
  });
}

/** A piece with what a screen reader says where signs would be passed over or read out letter by letter. */
function spoken(piece: Piece, { spokenAs }: FormulaTexts) {
  const words = Object.entries(spokenAs).reduce(
    (text, [sign, word]) => text.replaceAll(sign, word),
    piece.text,
  );
  return words === piece.text ? piece : { ...piece, spoken: words };
}

/** A piece that leads to the question it comes from. */
export function fromAnswer(questionId: number, text: string): Piece {
  return { text, questionId };
}

/** A piece that comes from no answer. */
export function plain(text: string): Piece {
  return { text };
}

/** Terms one after the other with a sign between them. */
export function joined(sign: "×" | "+" | "−", ...terms: readonly Piece[]): Piece[] {
  return terms.flatMap((term, index) => (index === 0 ? [term] : [plain(` ${sign} `), term]));
}

/** `$1,000 + $2,000`: the terms that are not 0; `$0` when all are. */
export function sumOf(...terms: readonly number[]): Piece[] {
  const shown = terms.filter((term) => term !== 0);
  if (shown.length === 0) return [plain(formatMoney(0))];
  return shown.flatMap((term, index) => {
    const amount = plain(formatMoney(Math.abs(term)));
    if (index === 0) return term < 0 ? [plain("− "), amount] : [amount];
    return [plain(term < 0 ? " − " : " + "), amount];
  });
}

/** A value rounded up, and a word on that where it changed the value. */
export function rounded(value: Exact, step: number): { amount: number; notes: Notes } {
  const amount = roundUp(value, step);
  const isRound = exact(amount).numerator * value.denominator === value.numerator;
  return { amount, notes: (texts) => (isRound ? [] : [texts.nextStep(step)]) };
}

/** `10%` of a decimal share such as `0.10`. */
export function percent(share: string): string {
  return `${roundUp(times(exact(share), exact(100)), 1)}%`;
}

/** An exact value as a decimal of at most two digits, rounded up: `2,192` or `1,036.5`. */
export function decimal(value: Exact): string {
  const hundredths = roundUp(times(value, exact(100)), 1);
  return (hundredths / 100).toLocaleString("en-US", { maximumFractionDigits: 2 });
}
