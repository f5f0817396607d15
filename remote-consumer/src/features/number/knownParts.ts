import type { CoverFieldName } from "@quotehaven/contract/cover";
import {
  insuranceTypeName,
  isAnswered,
  type Answers,
  type Form,
  type InsuranceTypeName,
  type Question,
} from "@quotehaven/contract/rules";
import { visibleQuestions } from "./numberForm";

type KnownParts = Partial<Record<CoverFieldName, number>>;

/** The questions that decide each part of the picture. */
const decidingIds: Record<InsuranceTypeName, Partial<Record<CoverFieldName, readonly number[]>>> = {
  home: {
    dwelling: [103, 104, 105, 112],
    dwellingSettlement: [103, 104, 105, 112],
    roofSettlement: [103],
    otherStructures: [104],
    belongings: [112, 126],
    belongingsSettlement: [112, 126],
    livingElsewhere: [102],
    personalLiability: [101],
    medicalPayments: [101],
  },
  life: { deathBenefit: [201, 193, 194, 195, 203, 207], termYears: [195, 196] },
  auto: {
    injury: [171, 172, 173, 174, 175],
    propertyDamage: [173],
    uninsuredDrivers: [166],
    umbrella: [177],
  },
};

/** How much of what decides each part has been answered, 0 to 1. */
export function knownParts(form: Form<Question>, answers: Answers): KnownParts {
  const asked = visibleQuestions(form, answers, "asked");
  const known = Object.entries(decidingIds[insuranceTypeName(form.insuranceTypeId)]).map(
    ([field, ids]) => {
      const deciding = asked.filter(({ id }) => ids.includes(id));
      const answered = deciding.filter((question) => isAnswered(question, answers[question.id]));
      return [field, deciding.length === 0 ? 0 : answered.length / deciding.length];
    },
  );
  return Object.fromEntries(known);
}
