/**
 * Every product parameter of the coverage estimates. Decimals are texts, so that
 * they stay exact. Amounts are whole US dollars, areas square feet, factors
 * plain multipliers. "Ours" marks a choice that no source gives. Change a value
 * together with `version` and `date`.
 */
export const coverageParameters = {
  version: 1,
  date: "2026-11-21",

  home: {
    /** Answers in dollars clamp to this. */
    maxMoney: 10_000_000,
    maxLivingArea: 30_000,
    maxBasementArea: 10_000,
    /**
     * NAHB, Cost of Constructing a Home 2024: $428,215 for 2,647 finished sq ft, with a 480 sq ft
     * garage counted at 40%: $150 a square foot. Plus 25% for overhead and profit, demolition,
     * permits and plans (what 10 CCR 2695.183 asks for; the share is ours).
     */
    costPerSquareFoot: "187.50",
    finishedBasementShare: "0.50",
    garageShare: "0.40",
    house: { minimum: 50_000, maximum: 10_000_000 },
    /** Walls-in only; the association's master policy insures the rest (ours). */
    condo: { share: "0.40", minimum: 20_000 },
    /** New manufactured homes sell for $85 to $90 a square foot, plus uplift (ours). */
    manufactured: { costPerSquareFoot: "100", minimum: 30_000 },
    step: 1_000,
    valuablesStep: 500,

    /**
     * Means of costtobuildhouse.com (2026) and Today's Homeowner (2023, via Nasdaq), in seven bands;
     * Maryland with the Defense Department's area cost factor (UFC 3-701-04); states in neither list
     * and DC placed with their neighbors (ours).
     */
    stateFactors: {
      "0.90": ["AL", "AR", "KY", "LA", "MS", "OK", "SC", "SD", "TN", "WV"],
      "0.95": ["ID", "IN", "KS", "MO", "MT", "NE", "NM", "NC", "ND", "TX", "WY"],
      "1.00": ["AZ", "DE", "FL", "GA", "IA", "ME", "MI", "OH", "UT", "VT", "VA", "WI"],
      "1.10": ["CO", "DC", "MD", "MN", "NV", "NH", "PA", "RI"],
      "1.15": ["CT", "IL", "OR", "WA"],
      "1.25": ["CA", "MA", "NJ", "NY"],
      "1.40": ["AK", "HI"],
    },
    /** costtobuildhouse.com: basic 15% below standard, premium 35% above; luxury ours. */
    qualityFactors: { 11201: "0.85", 11202: "1.00", 11203: "1.35", 11204: "1.75" },
    /** Age must be considered (10 CCR 2695.183); values ours. The first band whose year is reached counts. */
    yearFactors: [
      { from: 2000, factor: "1.00" },
      { from: 1980, factor: "1.03" },
      { from: 1940, factor: "1.08" },
      { from: 0, factor: "1.20" },
    ],
    /** Ours. */
    wallFactors: { 10601: "1.00", 10602: "1.06", 10603: "1.12", 10604: "1.08" },
    /** Ours. */
    roofFactors: {
      10901: "1.00",
      10902: "1.02",
      10903: "1.02",
      10904: "1.04",
      10905: "1.06",
      10906: "1.00",
    },
    /** Ours. */
    storyFactors: { 10501: "1.00", 10502: "1.00", 10503: "1.00", 10504: "1.05" },
    /** NAHB: foundations are 10.5% of cost; the split is ours. */
    foundationFactors: {
      10701: "1.00",
      10702: "1.00",
      10703: "1.06",
      10704: "1.06",
      10705: "1.03",
      10706: "1.03",
    },
    /** Square feet by question 113 (ours). */
    garageAreas: { 11301: 0, 11302: 240, 11303: 480, 11304: 720 },

    /** The standard built-in amount (budget-insurance.com, rumorcircle.com, claimguide.org). */
    otherStructuresShare: "0.10",
    /** 50% to 70% of the dwelling (rumorcircle.com, claimguide.org). */
    belongingsShares: { 12501: "0.50", 12502: "0.60", 12503: "0.70" },
    belongingsShareUnknown: "0.60",
    landlordBelongingsShare: "0.05",
    /** 20% (rumorcircle.com) to 30% (claimguide.org), the latter for a longer rebuild. */
    livingElsewhereShare: "0.20",
    longerRebuildShare: "0.30",
    longerRebuildQualities: [11203, 11204],
    longerRebuildBefore: 1940,
    /** Of the belongings. */
    renterLivingElsewhereShare: "0.30",
    condoLivingElsewhereShare: "0.50",
    /** 300,000 is the usual floor under an umbrella (GEICO). */
    liability: 300_000,
    higherLiability: 500_000,
    higherLiabilityWorths: [12903, 12904, 12905],
    /** Pool, trampoline, dog, short-term rental. */
    higherLiabilityExposures: [12101, 12102, 12103, 12105],
    /** The usual option. */
    medicalPayments: 5_000,
    /** Match net worth (Liz Weston, WalletHub). */
    umbrellaByWorth: { 12904: 1_000_000, 12905: 2_000_000 },
  },

  life: {
    maxMoney: 100_000_000,
    /** Prudential's worksheet, 60% to 80%; "typically 80%" (ocbrokerage.aq2e.com). */
    incomeShare: "0.80",
    /** DIME guides: "most families choose 10 years". */
    leastYearsWithPartner: 10,
    adultAge: 18,
    youngestAgeUnknown: 9,
    /** Full Social Security retirement age for people born in 1960 or later. */
    retirementAge: 67,
    ageUnknown: 40,
    mostYears: 45,
    chosenYears: { 20202: 5, 20203: 10, 20204: 15, 20205: 20 },
    children: { 19501: 0, 19502: 1, 19503: 2, 19504: 3, 19505: 4, 19506: 5 },
    /**
     * College Board 2024-25 total cost of attendance, four years ($29,910, $49,080, $62,990 a year);
     * two-year: 2023-24 tuition, housing and food, $13,960 a year.
     */
    educationCosts: { 19701: 0, 19702: 27_920, 19703: 119_640, 19704: 196_320, 19705: 251_960 },
    /** NFDA 2023: median burial $8,300, with vault $9,995, cemetery $2,000 to $5,000 more. */
    finalExpenses: { 20501: 10_000, 20502: 15_000, 20503: 25_000, 20504: 0 },
    /** Ours. */
    supportYears: 10,
    /** Policies are sold in round amounts; the cap is ours. */
    step: 25_000,
    maximum: 25_000_000,
    terms: [10, 15, 20, 30],
  },

  auto: {
    maxMoney: 100_000_000,
    /** Take-home pay as a share of gross pay (ours). */
    takeHomeShare: "0.75",
    /** Consumer Credit Protection Act title III: at most 25% of disposable earnings. */
    garnishableShare: "0.25",
    /** Ours. */
    yearsOfPay: 10,
    retirementAge: 67,
    atRiskStep: 1_000,
    requiredStep: 50_000,
    leastRequired: 300_000,
    mostRequired: 10_500_000,
    /** Above this, strictly, an umbrella is offered (specification 9). */
    umbrellaAbove: 500_000,
    umbrellaStep: 1_000_000,
    /** 100/300/100: about $300,000 is "a good amount for the average person" (Salvatore, at livet.se). */
    lowerTier: { perPerson: 100_000, perAccident: 300_000, propertyDamage: 100_000 },
    /** 250/500/100: what GEICO and most companies require under an umbrella. */
    higherTier: { perPerson: 250_000, perAccident: 500_000, propertyDamage: 100_000 },
    /** Per accident, by question 166; "I do not know" has none. */
    limitsNow: { 16601: 50_000, 16602: 100_000, 16603: 300_000, 16604: 500_000, 16605: 500_000 },
  },
} as const;
