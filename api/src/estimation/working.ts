import { formatMoney } from "@quotehaven/contract/rules";
import type { EstimationStep, Language } from "@quotehaven/contract/schemas";
import { roundUp, times, exact, type Exact } from "./exact";
import { labelled, type Line } from "./lines";
import { formulaTexts, type FormulaTexts } from "./formulaTexts";

/** How one number came about, in a person's language. */
export type Formula = (texts: FormulaTexts) => string;

/** A line that was worked out: from what, and to what. `result` is whole dollars, or ready text. */
export type Step = {
  line: Line["line"];
  formula: Formula;
  result: number | string;
};

/** Steps as they are sent: the formula in words and figures. */
export function worked(steps: readonly Step[], language: Language): EstimationStep[] {
  return steps.map(({ line, formula, result }) => {
    const [{ label } = { label: "" }] = labelled([{ line, data: result }], language);
    return { line, label, formula: formula(formulaTexts[language]), result };
  });
}

/** `$1,000 + $2,000`: the terms that are not 0; `$0` when all are. */
export function sumOf(...terms: readonly number[]): string {
  const shown = terms.filter((term) => term !== 0);
  if (shown.length === 0) return formatMoney(0);
  return shown
    .map((term, index) => {
      const sign = term < 0 ? "− " : index === 0 ? "" : "+ ";
      return `${sign}${formatMoney(Math.abs(term))}`;
    })
    .join(" ");
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
