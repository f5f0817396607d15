import { insuranceTypes, type InsuranceTypeId } from "@quotehaven/contract/rules";
import type { Language } from "@quotehaven/contract/schemas";
import type { CoverageAnswers } from "./coverageAnswers";
import { homeKindOf, type HomeKind } from "./homeKind";

/** What stands in for an answer that is not given, by its question; of the others, $0. */
const defaults: Record<Language, Readonly<Record<number, string>>> = {
  en: {
    102: "the national average of building costs",
    103: "a home built in 2000 or later",
    105: "fewer than three stories",
    106: "wood frame with siding or stucco",
    107: "no basement",
    109: "asphalt shingles",
    112: "a standard finish",
    113: "no attached garage",
    125: "belongings typical for a home this size",
    173: "no property",
    193: "nobody",
    195: "no children",
    196: "9 years old",
    197: "no college",
    202: "the years we suggest",
  },
  es: {
    102: "el promedio nacional de los costos de construcción",
    103: "una vivienda construida en 2000 o después",
    105: "menos de tres pisos",
    106: "estructura de madera con revestimiento o estuco",
    107: "sin sótano",
    109: "tejas de asfalto",
    112: "acabados estándar",
    113: "sin garaje adjunto",
    125: "pertenencias típicas de una vivienda de este tamaño",
    173: "ninguna propiedad",
    193: "nadie",
    195: "sin hijos",
    196: "9 años",
    197: "sin universidad",
    202: "los años que sugerimos",
  },
};

const house = [102, 103, 105, 106, 107, 109, 112, 113, 125];
const ofHome: Record<HomeKind, readonly number[]> = {
  house,
  landlord: house.filter((id) => id !== 125),
  condo: [102, 112],
  manufactured: [102, 109, 112, 125],
  renter: [],
};

/** The questions that a figure reads, beside those without which there is none. */
function readBy(insuranceTypeId: InsuranceTypeId, answers: CoverageAnswers): readonly number[] {
  switch (insuranceTypeId) {
    case insuranceTypes.home:
      return ofHome[homeKindOf(answers)];
    case insuranceTypes.life:
      return [193, 195, 196, 202, 203, 204, 205, 197, 206, 207];
    case insuranceTypes.auto:
      return [173, 140, 141, 176];
  }
}

/** The questions that are not answered yet, with what the figure takes instead. */
export function assumptions(
  insuranceTypeId: InsuranceTypeId,
  answers: CoverageAnswers,
  language: Language,
): { questionId: number; text: string }[] {
  return readBy(insuranceTypeId, answers)
    .filter((id) => answers.isMissing(id))
    .map((id) => ({ questionId: id, text: defaults[language][id] ?? "$0" }));
}
