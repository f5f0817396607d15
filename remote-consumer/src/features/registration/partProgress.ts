import type { DrawnField } from "@quotehaven/contract/cover";
import {
  applyRules,
  questionsOf,
  type Answers,
  type Form,
  type Question,
} from "@quotehaven/contract/rules";

/** Which questions each part of the picture is about, by their ids: from, to. */
const asked: Partial<Record<DrawnField, readonly [number, number][]>> = {
  dwelling: [
    [101, 108],
    [112, 113],
    [139, 139],
  ],
  roofSettlement: [[109, 110]],
  otherStructures: [[114, 115]],
  dwellingSettlement: [[116, 117]],
  livingElsewhere: [[118, 120]],
  personalLiability: [
    [121, 124],
    [129, 129],
    [171, 172],
  ],
  belongings: [[125, 126]],
  belongingsSettlement: [[125, 126]],
  valuables: [[127, 128]],
  medicalPayments: [[135, 136]],
  windDeductible: [[130, 133]],
  deductible: [[137, 137]],
  included: [
    [138, 138],
    [170, 170],
  ],
  deathBenefit: [[193, 207]],
  termYears: [[189, 192]],
  medicalExam: [
    [180, 188],
    [214, 214],
  ],
  policyKind: [[210, 213]],
  collisionDeductible: [[142, 154]],
  comprehensiveDeductible: [[168, 169]],
  uninsuredDrivers: [[153, 163]],
  propertyDamage: [[164, 167]],
  injury: [[171, 177]],
};

/** The parts that have questions. */
export const askedParts = Object.keys(asked) as DrawnField[];

/** Several answers may stay open; here they count once one is given. */
const isGiven = (value: Answers[number]) =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== "";

/** How much of what each part is about is answered, 0 to 1. What the form does not ask of is left out. */
export function partProgress(
  form: Form<Question>,
  answers: Answers,
): Partial<Record<DrawnField, number>> {
  const visible = applyRules(form, answers);
  const shown = questionsOf(form).filter(({ id }) => visible.questionIds.has(id));
  const shares = askedParts.flatMap((part) => {
    const own = shown.filter(({ id }) =>
      asked[part]?.some(([first, last]) => id >= first && id <= last),
    );
    const done = own.filter(({ id }) => isGiven(visible.answers[id]));
    return own.length === 0 ? [] : [[part, done.length / own.length] as const];
  });
  return Object.fromEntries(shares);
}
