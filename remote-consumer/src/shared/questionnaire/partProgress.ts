import type { DrawnField } from "@quotehaven/contract/cover";
import type { Answers, Question } from "@quotehaven/contract/rules";

/** Which questions each part of the picture is about or decided by, by their ids: from, to. */
const asked: Partial<Record<DrawnField, readonly [number, number][]>> = {
  dwelling: [
    [103, 108],
    [112, 113],
    [139, 139],
  ],
  roofSettlement: [
    [103, 103],
    [109, 110],
  ],
  otherStructures: [
    [104, 104],
    [114, 115],
  ],
  dwellingSettlement: [
    [103, 105],
    [112, 112],
    [116, 117],
  ],
  livingElsewhere: [
    [102, 102],
    [118, 120],
  ],
  personalLiability: [
    [101, 101],
    [121, 124],
    [129, 129],
    [171, 172],
  ],
  belongings: [
    [112, 112],
    [125, 126],
  ],
  belongingsSettlement: [
    [112, 112],
    [125, 126],
  ],
  valuables: [[127, 128]],
  medicalPayments: [
    [101, 101],
    [135, 136],
  ],
  windDeductible: [[130, 133]],
  deductible: [[137, 137]],
  included: [
    [138, 138],
    [170, 170],
  ],
  deathBenefit: [[193, 207]],
  termYears: [
    [189, 192],
    [195, 196],
  ],
  medicalExam: [
    [180, 188],
    [214, 214],
  ],
  policyKind: [[210, 213]],
  collisionDeductible: [[142, 154]],
  comprehensiveDeductible: [[168, 169]],
  uninsuredDrivers: [
    [153, 163],
    [166, 166],
  ],
  propertyDamage: [
    [164, 167],
    [173, 173],
  ],
  injury: [[171, 176]],
  umbrella: [[177, 177]],
};

/** The parts that have questions. */
export const askedParts = Object.keys(asked) as DrawnField[];

/** Several answers may stay open; here they count once one is given. */
const isGiven = (value: Answers[number]) =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== "";

/**
 * How much of what each part is about is answered, 0 to 1, of the questions that are shown. What is not
 * asked of is left out.
 */
export function partProgress(
  shown: readonly Question[],
  answers: Answers,
): Partial<Record<DrawnField, number>> {
  const shares = askedParts.flatMap((part) => {
    const own = shown.filter(({ id }) =>
      asked[part]?.some(([first, last]) => id >= first && id <= last),
    );
    const done = own.filter(({ id }) => isGiven(answers[id]));
    return own.length === 0 ? [] : [[part, done.length / own.length] as const];
  });
  return Object.fromEntries(shares);
}
