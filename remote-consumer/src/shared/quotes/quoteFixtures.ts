import type { AutoCover, HomeCover, Needs, PresentPolicies } from "@quotehaven/contract/cover";
import type { ConsumerQuote } from "@quotehaven/contract/wire";

/** A live quote for home insurance, with what the test changes. */
export function aQuote(changes: Partial<ConsumerQuote> = {}): ConsumerQuote {
  return {
    id: 11,
    number: "01",
    carrierName: "Northwind Mutual",
    monthly: null,
    yearly: null,
    isRemoved: false,
    needsUpdate: false,
    isAccepted: false,
    prices: [{ insuranceTypeId: 1, insuranceTypeName: "Home", monthly: 120, yearly: 1_400 }],
    ...changes,
  };
}

/** A quote for home and auto together, with a bundle price. */
export function aBundle(changes: Partial<ConsumerQuote> = {}): ConsumerQuote {
  return aQuote({
    id: 12,
    number: "02",
    carrierName: "Harbor Insurance",
    monthly: 200,
    yearly: 2_300,
    prices: [
      { insuranceTypeId: 1, insuranceTypeName: "Home", monthly: 120, yearly: 1_400 },
      { insuranceTypeId: 3, insuranceTypeName: "Auto", monthly: 110, yearly: 1_250 },
    ],
    ...changes,
  });
}

/** The need of a homeowner with a car, who pays $1,800 a year and $95 a month today. */
export const homeAndAutoNeeds: Partial<Needs> = {
  home: {
    home: "house",
    dwelling: 400_000,
    otherStructures: 0,
    belongings: 200_000,
    livingElsewhere: 0,
    personalLiability: 300_000,
    medicalPayments: 0,
    valuables: 0,
    deductible: 1_000,
    wantsExtended: false,
    extras: ["waterBackup"],
    presentYearly: 1_800,
  },
  auto: {
    injury: 300_000,
    propertyDamage: 100_000,
    totalRequired: 300_000,
    wantsUmbrella: false,
    wantsOwnDamage: false,
    deductible: null,
    wantsMedicalPayments: false,
    extras: [],
    presentMonthly: 95,
  },
};

const enoughHome: HomeCover = {
  dwelling: 400_000,
  belongings: 200_000,
  personalLiability: 300_000,
  deductible: 1_000,
  included: ["waterBackup"],
};
const enoughAuto: AutoCover = { injury: "100/300", propertyDamage: 100_000 };

/** What that homeowner has today: $240 a month for both policies, less on the house, and no word of water. */
export const todaysPolicies: PresentPolicies = {
  home: {
    carrier: "Old Mutual",
    expiresOn: "2027-03-01",
    premium: { dollars: 1_740, months: 12 },
    cover: { dwelling: 280_000, belongings: 200_000, personalLiability: 100_000, deductible: 750 },
  },
  auto: {
    carrier: "Old Auto",
    premium: { dollars: 570, months: 6 },
    cover: { injury: "100/300", propertyDamage: 50_000 },
  },
};

/** Four bundles: one that meets the need, a thin one, one that says nothing, and one that is over. */
export function fourBundles(): ConsumerQuote[] {
  return [
    aBundle({
      id: 1,
      number: "01",
      carrierName: "Meeting Mutual",
      cover: { home: enoughHome, auto: enoughAuto },
      validUntil: "2099-03-01",
    }),
    aBundle({
      id: 2,
      number: "02",
      carrierName: "Thin Insurance",
      monthly: 150,
      yearly: 1_750,
      cover: {
        home: { ...enoughHome, dwelling: 300_000, deductible: 2_500, included: [] },
        auto: enoughAuto,
      },
      validUntil: "2099-02-01",
    }),
    aBundle({
      id: 3,
      number: "03",
      carrierName: "Silent Assurance",
      monthly: 190,
      yearly: 2_200,
      validUntil: "2099-04-01",
      message: "Both policies renew on the same day.",
    }),
    aBundle({
      id: 4,
      number: "04",
      carrierName: "Ended Insurance",
      monthly: 100,
      yearly: 1_150,
      cover: { home: { ...enoughHome, dwelling: 900_000 }, auto: enoughAuto },
      validUntil: "2020-01-31",
    }),
  ];
}
