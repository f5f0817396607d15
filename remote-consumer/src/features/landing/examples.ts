import type { Covers, Needs } from "@quotehaven/contract/cover";
import type { InsuranceTypeName } from "@quotehaven/contract/rules";

/** An invented quote of an invented company, and said to be one: no real company is shown with a price that it never gave. */
export type ExampleQuote = { id: number; name: string; monthly: number; cover: Partial<Covers> };

const home = {
  home: "house",
  dwelling: 385_000,
  otherStructures: 38_500,
  belongings: 231_000,
  livingElsewhere: 77_000,
  personalLiability: 300_000,
  medicalPayments: 5_000,
  valuables: 0,
  deductible: 1_000,
  wantsExtended: false,
  extras: [],
  presentYearly: null,
} as const;

/** What a family with a house, a car and two children may need, and three quotes for it. */
export const examples: Record<
  InsuranceTypeName,
  { need: Partial<Needs>; quotes: readonly ExampleQuote[] }
> = {
  home: {
    need: { home: { ...home, extras: [] } },
    quotes: [
      {
        id: 1,
        name: "Maplefinch",
        monthly: 149,
        cover: {
          home: {
            dwelling: 310_000,
            otherStructures: 31_000,
            belongings: 116_000,
            livingElsewhere: 31_000,
            personalLiability: 100_000,
            medicalPayments: 5_000,
            deductible: 2_500,
            windDeductible: { percent: 2 },
            dwellingSettlement: "replacement",
            roofSettlement: "actualCashValue",
            belongingsSettlement: "actualCashValue",
          },
        },
      },
      {
        id: 2,
        name: "Tidewell Mutual",
        monthly: 164,
        cover: {
          home: {
            dwelling: 385_000,
            otherStructures: 38_500,
            belongings: 231_000,
            livingElsewhere: 77_000,
            personalLiability: 300_000,
            medicalPayments: 5_000,
            deductible: 1_000,
            windDeductible: { dollars: 1_000 },
            dwellingSettlement: "replacement",
            roofSettlement: "replacement",
            belongingsSettlement: "replacement",
          },
        },
      },
      { id: 3, name: "Quillstone", monthly: 186, cover: {} },
    ],
  },
  life: {
    need: {
      life: { deathBenefit: 900_000, termYears: 20, policyKind: "term", refusesExam: false },
    },
    quotes: [
      {
        id: 4,
        name: "Lanternby Life",
        monthly: 34,
        cover: { life: { policyKind: "term", deathBenefit: 500_000, termYears: 20 } },
      },
      {
        id: 5,
        name: "Fernwick Life",
        monthly: 41,
        cover: { life: { policyKind: "term", deathBenefit: 900_000, termYears: 10 } },
      },
      {
        id: 6,
        name: "Orrinwood Life",
        monthly: 52,
        cover: { life: { policyKind: "term", deathBenefit: 900_000, termYears: 20 } },
      },
    ],
  },
  auto: {
    need: {
      auto: {
        injury: 300_000,
        propertyDamage: 100_000,
        totalRequired: 300_000,
        wantsUmbrella: false,
        wantsOwnDamage: true,
        deductible: 1_000,
        wantsMedicalPayments: true,
        extras: [],
        presentMonthly: null,
      },
    },
    quotes: [
      {
        id: 7,
        name: "Pennymile",
        monthly: 96,
        cover: {
          auto: {
            injury: "50/100",
            propertyDamage: 25_000,
            uninsuredDrivers: "50/100",
            medicalPayments: 5_000,
            comprehensiveDeductible: 1_000,
            collisionDeductible: "none",
          },
        },
      },
      {
        id: 8,
        name: "Carrowby Auto",
        monthly: 118,
        cover: {
          auto: {
            injury: "100/300",
            propertyDamage: 100_000,
            uninsuredDrivers: "100/300",
            medicalPayments: 5_000,
            comprehensiveDeductible: 500,
            collisionDeductible: 500,
          },
        },
      },
      { id: 9, name: "Roadwren", monthly: 124, cover: { auto: { injury: "100/300" } } },
    ],
  },
};
