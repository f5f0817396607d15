import {
  insuranceTypes,
  questionsOf,
  type Form,
  type InsuranceTypeId,
} from "@quotehaven/contract/rules";
import type { CoverageAnswers } from "./coverageAnswers";
import type { Line } from "./lines";

/** The questions that decide most of a line, with the line that each decides. */
const decided: Record<InsuranceTypeId, Readonly<Record<number, readonly Line["line"][]>>> = {
  [insuranceTypes.home]: { 112: ["dwelling", "unitInterior"], 125: ["belongings"] },
  [insuranceTypes.life]: { 197: ["education"], 202: ["incomeReplacement"] },
  [insuranceTypes.auto]: {},
};

/** What each answer of a deciding question would come to, in whole dollars, the other answers being as they are. */
export function answerAmounts(
  form: Form,
  answers: CoverageAnswers,
  linesOf: (answers: CoverageAnswers) => readonly Line[],
): { answerId: number; amount: number }[] {
  return questionsOf(form).flatMap(({ id, options }) => {
    const wanted = decided[form.insuranceTypeId][id];
    if (!wanted) return [];
    const amounts = options.map((option) => {
      const lines = linesOf({ ...answers, choice: choosing(answers, id, option.id) });
      const amount = Number(lines.find(({ line }) => wanted.includes(line))?.data ?? 0);
      return { answerId: option.id, amount };
    });
    const decides = new Set(amounts.map(({ amount }) => amount)).size > 1;
    return decides ? amounts.filter(({ amount }) => amount > 0) : [];
  });
}

function choosing(answers: CoverageAnswers, questionId: number, answerId: number) {
  return (asked: number) => (asked === questionId ? answerId : answers.choice(asked));
}
