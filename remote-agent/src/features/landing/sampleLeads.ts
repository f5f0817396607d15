import type { HeldCover } from "@quotehaven/contract/cover";

/** An invented client of an invented lead, with what a quote that meets the need covers. */
export type SampleLead = {
  client: string;
  place: string;
  hoursAgo: number;
  /** What the lead is told by, and what it pays today a month. Whole dollars. */
  amount: number;
  today: number;
  need: HeldCover;
  quoted: HeldCover;
};

const home = {
  type: "home",
  need: {
    home: "house",
    dwelling: 385_000,
    otherStructures: 38_500,
    belongings: 231_000,
    livingElsewhere: 77_000,
    personalLiability: 500_000,
    medicalPayments: 5_000,
    valuables: 0,
    deductible: null,
    wantsExtended: false,
    extras: [],
    presentYearly: 2_340,
  },
} satisfies Omit<HeldCover, "cover">;

const life = {
  type: "life",
  need: { deathBenefit: 900_000, termYears: 20, policyKind: "term", refusesExam: false },
} as const satisfies Omit<HeldCover, "cover">;

const auto = {
  type: "auto",
  need: {
    injury: 300_000,
    propertyDamage: 100_000,
    totalRequired: 300_000,
    wantsUmbrella: false,
    wantsOwnDamage: true,
    deductible: 1_000,
    wantsMedicalPayments: false,
    extras: [],
    presentMonthly: 142,
  },
} satisfies Omit<HeldCover, "cover">;

export const sampleLeads: Record<HeldCover["type"], SampleLead> = {
  home: {
    client: "Maya R.",
    place: "Austin, TX",
    hoursAgo: 2,
    amount: 731_500,
    today: 195,
    need: { ...home, cover: {} },
    quoted: {
      ...home,
      cover: {
        dwelling: 385_000,
        otherStructures: 38_500,
        belongings: 231_000,
        livingElsewhere: 77_000,
        personalLiability: 500_000,
        medicalPayments: 5_000,
        dwellingSettlement: "replacement",
        roofSettlement: "replacement",
        belongingsSettlement: "replacement",
      },
    },
  },
  life: {
    client: "Daniel K.",
    place: "Round Rock, TX",
    hoursAgo: 5,
    amount: 900_000,
    today: 64,
    need: { ...life, cover: {} },
    quoted: { ...life, cover: { policyKind: "term", deathBenefit: 900_000, termYears: 20 } },
  },
  auto: {
    client: "Priya S.",
    place: "Austin, TX",
    hoursAgo: 7,
    amount: 300_000,
    today: 142,
    need: { ...auto, cover: {} },
    quoted: {
      ...auto,
      cover: {
        injury: "100/300",
        propertyDamage: 100_000,
        uninsuredDrivers: "100/300",
        comprehensiveDeductible: 500,
        collisionDeductible: 500,
      },
    },
  },
};
