import type { AutoNeed, HomeNeed, LifeNeed } from "./need";

/** The Ohio family house of the estimate's worked examples. */
export function aHomeNeed(fields: Partial<HomeNeed> = {}): HomeNeed {
  return {
    home: "house",
    dwelling: 449_000,
    otherStructures: 45_000,
    belongings: 270_000,
    livingElsewhere: 90_000,
    personalLiability: 300_000,
    medicalPayments: 5_000,
    valuables: 0,
    deductible: 1000,
    wantsExtended: false,
    extras: [],
    presentYearly: null,
    ...fields,
  };
}

/** The couple with two children and one income of the estimate's worked examples. */
export function aLifeNeed(fields: Partial<LifeNeed> = {}): LifeNeed {
  return {
    deathBenefit: 1_500_000,
    termYears: 15,
    policyKind: "term",
    refusesExam: false,
    ...fields,
  };
}

/** The renter with modest savings of the estimate's worked examples. */
export function anAutoNeed(fields: Partial<AutoNeed> = {}): AutoNeed {
  return {
    injury: 300_000,
    propertyDamage: 100_000,
    totalRequired: 300_000,
    wantsUmbrella: false,
    wantsOwnDamage: false,
    deductible: 500,
    wantsMedicalPayments: false,
    extras: [],
    presentMonthly: null,
    ...fields,
  };
}
