import type { InsuranceTypeName } from "../rules/constants";

/** Whole US dollars. */
type AmountField = { kind: "amount" };
/** One of a few words or whole numbers. */
type ChoiceField = { kind: "choice"; options: readonly (string | number)[] };
/** Any of a few words. */
type SetField = { kind: "set"; options: readonly string[] };
/** Whole US dollars, or a share of the dwelling cover in percent. */
type AmountOrPercentField = { kind: "amountOrPercent"; percents: readonly number[] };

/** One thing that a quote may say of its cover. */
export type CoverField = (AmountField | ChoiceField | SetField | AmountOrPercentField) & {
  /** Asked for at once; the rest is opened on demand. */
  isMain?: true;
};

const amount = { kind: "amount" } as const;
const mainAmount = { kind: "amount", isMain: true } as const;
const settlement = { kind: "choice", options: ["replacement", "actualCashValue"] } as const;

/**
 * Auto's injury limits, per person and per accident in thousands of dollars, with what they pay
 * for one accident. A state's minimum counts as 50,000, as in the estimate.
 */
export const perAccident = {
  stateMinimum: 50_000,
  "25/50": 50_000,
  "50/100": 100_000,
  "100/300": 300_000,
  "250/500": 500_000,
  "500/500": 500_000,
  single300: 300_000,
  single500: 500_000,
} as const;

const injuryLimits = [
  "stateMinimum",
  "25/50",
  "50/100",
  "100/300",
  "250/500",
  "500/500",
  "single300",
  "single500",
] as const;
const autoDeductible = {
  kind: "choice",
  options: ["none", 100, 250, 500, 1000, 2000, 2500],
  isMain: true,
} as const;

/**
 * What a quote may say of its cover, by insurance type, in the order in which it is shown. Wire,
 * forms, comparison and rules are all made from this table.
 */
export const coverFields = {
  home: {
    dwelling: mainAmount,
    otherStructures: amount,
    belongings: mainAmount,
    livingElsewhere: amount,
    personalLiability: mainAmount,
    medicalPayments: amount,
    valuables: amount,
    deductible: mainAmount,
    windDeductible: { kind: "amountOrPercent", percents: [1, 2, 3, 5, 10] },
    dwellingSettlement: {
      kind: "choice",
      options: [
        "replacement",
        "extended25",
        "extended50",
        "extended100",
        "guaranteed",
        "actualCashValue",
      ],
    },
    roofSettlement: settlement,
    belongingsSettlement: settlement,
    included: {
      kind: "set",
      options: [
        "waterBackup",
        "serviceLine",
        "equipmentBreakdown",
        "buildingCode",
        "identityTheft",
        "flood",
        "earthquake",
        "shortTermRental",
        "lossAssessment",
      ],
    },
  },
  life: {
    policyKind: { kind: "choice", options: ["term", "whole", "universal"], isMain: true },
    deathBenefit: mainAmount,
    termYears: { kind: "choice", options: [10, 15, 20, 25, 30, 35, 40], isMain: true },
    healthClass: {
      kind: "choice",
      options: ["preferredPlus", "preferred", "standardPlus", "standard", "substandard"],
    },
    tobacco: { kind: "choice", options: ["with", "without"] },
    medicalExam: { kind: "choice", options: ["needed", "notNeeded", "maybe"] },
    included: {
      kind: "set",
      options: ["terminalIllness", "waiverOfPremium", "children", "conversion", "returnOfPremium"],
    },
  },
  auto: {
    injury: { kind: "choice", options: injuryLimits, isMain: true },
    propertyDamage: {
      kind: "choice",
      options: [25_000, 50_000, 100_000, 250_000],
      isMain: true,
    },
    uninsuredDrivers: { kind: "choice", options: [...injuryLimits, "rejected"] },
    medicalPayments: amount,
    comprehensiveDeductible: autoDeductible,
    collisionDeductible: autoDeductible,
    umbrella: {
      kind: "choice",
      options: [
        "none",
        1_000_000,
        2_000_000,
        3_000_000,
        4_000_000,
        5_000_000,
        6_000_000,
        7_000_000,
        8_000_000,
        9_000_000,
        10_000_000,
      ],
    },
    included: {
      kind: "set",
      options: [
        "rentalCar",
        "roadside",
        "gap",
        "newCarReplacement",
        "accidentForgiveness",
        "rideshare",
      ],
    },
  },
} as const satisfies Record<InsuranceTypeName, Record<string, CoverField>>;

/** A quote states one of the numbers that are offered; a policy that exists may state any. */
type OptionOf<Option> = Option extends number ? number : Option;

type ValueOf<Field> = Field extends { kind: "amount" }
  ? number
  : Field extends { kind: "choice"; options: readonly (infer Option)[] }
    ? OptionOf<Option>
    : Field extends { kind: "set"; options: readonly (infer Option)[] }
      ? Option[]
      : Field extends { kind: "amountOrPercent"; percents: readonly number[] }
        ? { dollars: number } | { percent: number }
        : never;

type CoverOf<Type extends InsuranceTypeName> = {
  -readonly [Name in keyof (typeof coverFields)[Type]]?: ValueOf<(typeof coverFields)[Type][Name]>;
};

/** What a home quote covers. What is absent was not stated. */
export type HomeCover = CoverOf<"home">;
/** What a life quote covers. What is absent was not stated. */
export type LifeCover = CoverOf<"life">;
/** What an auto quote covers. What is absent was not stated. */
export type AutoCover = CoverOf<"auto">;

/** What a quote covers, by insurance type. */
export type Covers = { home: HomeCover; life: LifeCover; auto: AutoCover };

/** The name of a field of the cover. */
export type CoverFieldName = {
  [Type in InsuranceTypeName]: keyof (typeof coverFields)[Type] & string;
}[InsuranceTypeName];

/** Highest amount of a line, in whole dollars: four times the highest need. */
export const highestCover = 100_000_000;

/** The fields of an insurance type with their names, in order. */
export function coverFieldsOf(type: InsuranceTypeName): [CoverFieldName, CoverField][] {
  return Object.entries(coverFields[type]) as [CoverFieldName, CoverField][];
}
