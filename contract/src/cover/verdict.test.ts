import { aHomeNeed, aLifeNeed, anAutoNeed } from "./coverFixtures";
import type { AutoCover, Covers, HomeCover, LifeCover } from "./fields";
import {
  coversFromNeeds,
  heldCovers,
  type AutoNeed,
  type HomeNeed,
  type LifeNeed,
  type HeldCover,
  type Needs,
} from "./need";
import { comparedCover } from "./coversMore";
import { countWords } from "./coverWords";
import { coverLines, wholeCover, type CoverLine, type Verdict } from "./verdict";
import { daysAfter, endsOfQuote, hasEnded, oddLimits } from "./limits";
import { pictureParts } from "./pictureParts";

const homeLines = (cover: HomeCover, need: Partial<HomeNeed> = {}) =>
  coverLines({ type: "home", cover, need: aHomeNeed(need) });
const lifeLines = (cover: LifeCover, need: Partial<LifeNeed> = {}) =>
  coverLines({ type: "life", cover, need: aLifeNeed(need) });
const autoLines = (cover: AutoCover, need: Partial<AutoNeed> = {}) =>
  coverLines({ type: "auto", cover, need: anAutoNeed(need) });
const lineOf = (lines: CoverLine[], field: string) => lines.find((line) => line.field === field);
const verdictOf = (lines: CoverLine[], field: string) => lineOf(lines, field)?.verdict;

describe("a home quote's lines", () => {
  it.each<[string, number | undefined, Verdict, number]>([
    ["the need itself", 449_000, "meets", 0],
    ["a dollar less", 448_999, "below", 1],
    ["no amount stated", undefined, "notStated", 0],
  ])("hold the dwelling against the need: %s", (_, dwelling, verdict, gap) => {
    const line = lineOf(homeLines(dwelling === undefined ? {} : { dwelling }), "dwelling");
    expect(line?.verdict).toBe(verdict);
    expect(line?.amounts).toEqual({ needed: 449_000, covered: dwelling ?? null, gap });
  });

  it("hold every amount against the line of the same letter", () => {
    const need = aHomeNeed({ valuables: 12_000 });
    const lines = homeLines(
      {
        dwelling: 1,
        otherStructures: 1,
        belongings: 1,
        livingElsewhere: 1,
        personalLiability: 1,
        medicalPayments: 1,
        valuables: 1,
      },
      need,
    );
    expect(
      lines.filter(({ amounts }) => amounts).map(({ field, amounts }) => [field, amounts?.gap]),
    ).toEqual([
      ["dwelling", 448_999],
      ["otherStructures", 44_999],
      ["belongings", 269_999],
      ["livingElsewhere", 89_999],
      ["personalLiability", 299_999],
      ["medicalPayments", 4_999],
      ["valuables", 11_999],
    ]);
    expect(lineOf(homeLines({ valuables: 0 }), "valuables")).toBeUndefined();
  });

  it.each<[HomeCover["dwellingSettlement"], boolean, Verdict]>([
    ["replacement", false, "meets"],
    ["actualCashValue", false, "below"],
    [undefined, false, "notStated"],
    ["replacement", true, "below"],
    ["extended25", true, "meets"],
    ["extended100", true, "meets"],
    ["guaranteed", true, "meets"],
  ])(
    "settle the dwelling at %s, extended asked for %p: %s",
    (settlement, wantsExtended, verdict) => {
      const cover = settlement ? { dwellingSettlement: settlement } : {};
      expect(verdictOf(homeLines(cover, { wantsExtended }), "dwellingSettlement")).toBe(verdict);
    },
  );

  it.each(["roofSettlement", "belongingsSettlement"] as const)(
    "take %s at actual cash value as below",
    (field) => {
      expect(verdictOf(homeLines({ [field]: "actualCashValue" }), field)).toBe("below");
      expect(verdictOf(homeLines({ [field]: "replacement" }), field)).toBe("meets");
      expect(verdictOf(homeLines({}), field)).toBe("notStated");
    },
  );

  it("name the extras that were asked for and are missing", () => {
    const lines = (cover: HomeCover) => homeLines(cover, { extras: ["flood", "waterBackup"] });
    expect(lineOf(lines({ included: ["flood"] }), "included")).toEqual({
      field: "included",
      verdict: "below",
      missing: ["waterBackup"],
    });
    expect(verdictOf(lines({ included: ["waterBackup", "flood"] }), "included")).toBe("meets");
    expect(verdictOf(lines({}), "included")).toBe("notStated");
    expect(lineOf(homeLines({ included: [] }), "included")).toBeUndefined();
  });

  it("leave out what a renter or a condo owner does not insure", () => {
    const fields = (home: HomeNeed["home"]) => homeLines({}, { home }).map(({ field }) => field);
    expect(fields("renter")).not.toContain("dwelling");
    expect(fields("renter")).not.toContain("otherStructures");
    expect(fields("renter")).not.toContain("roofSettlement");
    expect(fields("condo")).toContain("dwelling");
    expect(fields("condo")).not.toContain("otherStructures");
  });
});

describe("a life quote's lines", () => {
  it.each<[LifeCover["policyKind"], LifeNeed["policyKind"], Verdict | undefined]>([
    ["term", "term", "meets"],
    ["whole", "term", "below"],
    ["whole", "permanent", "meets"],
    ["universal", "permanent", "meets"],
    ["term", "permanent", "below"],
    [undefined, "term", "notStated"],
    ["term", null, undefined],
  ])("are of kind %s where %s was asked for: %s", (policyKind, wanted, verdict) => {
    const lines = lifeLines(policyKind ? { policyKind } : {}, { policyKind: wanted });
    expect(verdictOf(lines, "policyKind")).toBe(verdict);
  });

  it.each<[number | undefined, Verdict, number]>([
    [1_500_000, "meets", 0],
    [1_000_000, "below", 500_000],
    [undefined, "notStated", 0],
  ])("pay %s at death: %s", (deathBenefit, verdict, gap) => {
    const line = lineOf(lifeLines(deathBenefit ? { deathBenefit } : {}), "deathBenefit");
    expect(line?.verdict).toBe(verdict);
    expect(line?.amounts?.gap).toBe(gap);
  });

  it.each<[LifeCover["termYears"], Verdict]>([
    [10, "below"],
    [15, "meets"],
    [20, "meets"],
    [undefined, "notStated"],
  ])("hold for %s years of 15: %s", (termYears, verdict) => {
    expect(verdictOf(lifeLines(termYears ? { termYears } : {}), "termYears")).toBe(verdict);
  });

  it("ask no term of a policy for life", () => {
    expect(lineOf(lifeLines({ policyKind: "whole" }), "termYears")).toBeUndefined();
  });

  it.each<[LifeCover["medicalExam"], boolean, Verdict | undefined]>([
    ["needed", true, "below"],
    ["maybe", true, "below"],
    ["notNeeded", true, "meets"],
    [undefined, true, "notStated"],
    ["needed", false, undefined],
  ])("with an exam %s where none is wanted (%p): %s", (medicalExam, refusesExam, verdict) => {
    const lines = lifeLines(medicalExam ? { medicalExam } : {}, { refusesExam });
    expect(verdictOf(lines, "medicalExam")).toBe(verdict);
  });
});

describe("an auto quote's lines", () => {
  it.each<[NonNullable<AutoCover["injury"]>, number, Verdict, number]>([
    ["stateMinimum", 300_000, "below", 250_000],
    ["50/100", 300_000, "below", 200_000],
    ["100/300", 300_000, "meets", 0],
    ["single300", 300_000, "meets", 0],
    ["250/500", 500_000, "meets", 0],
  ])("hold injury at %s against %s: %s", (injury, needed, verdict, gap) => {
    const line = lineOf(autoLines({ injury }, { injury: needed }), "injury");
    expect(line?.verdict).toBe(verdict);
    expect(line?.amounts?.gap).toBe(gap);
  });

  it.each<[AutoCover["propertyDamage"], Verdict]>([
    [50_000, "below"],
    [100_000, "meets"],
    [undefined, "notStated"],
  ])("hold property damage of %s: %s", (propertyDamage, verdict) => {
    const lines = autoLines(propertyDamage ? { propertyDamage } : {});
    expect(verdictOf(lines, "propertyDamage")).toBe(verdict);
  });

  it.each<[AutoCover["injury"], AutoCover["uninsuredDrivers"], Verdict]>([
    ["100/300", "100/300", "meets"],
    ["100/300", "250/500", "meets"],
    ["100/300", "50/100", "below"],
    ["100/300", "rejected", "below"],
    [undefined, "rejected", "below"],
    [undefined, "100/300", "notStated"],
    ["100/300", undefined, "notStated"],
  ])("with injury %s and uninsured drivers %s: %s", (injury, uninsuredDrivers, verdict) => {
    const cover = { ...(injury && { injury }), ...(uninsuredDrivers && { uninsuredDrivers }) };
    expect(verdictOf(autoLines(cover), "uninsuredDrivers")).toBe(verdict);
  });

  it.each<[AutoCover["collisionDeductible"], Partial<AutoNeed>, Verdict | undefined]>([
    ["none", { wantsOwnDamage: true }, "below"],
    [500, { wantsOwnDamage: true }, "meets"],
    [1000, { wantsOwnDamage: true }, "below"],
    [2500, { wantsOwnDamage: true, deductible: null }, "meets"],
    [undefined, { wantsOwnDamage: true }, "notStated"],
    ["none", { wantsOwnDamage: false }, undefined],
  ])("with a deductible of %s for %p: %s", (deductible, need, verdict) => {
    const cover = deductible ? { collisionDeductible: deductible } : {};
    expect(verdictOf(autoLines(cover, need), "collisionDeductible")).toBe(verdict);
  });

  it.each<[AutoCover["injury"], AutoCover["umbrella"], Verdict, number]>([
    ["250/500", 1_000_000, "meets", 0],
    ["250/500", "none", "below", 1_000_000],
    ["250/500", undefined, "notStated", 0],
    // 300,000 leave 1,200,000 of 1,500,000, and umbrellas are sold in millions.
    ["100/300", 1_000_000, "below", 1_000_000],
    ["100/300", 2_000_000, "meets", 0],
  ])("above %s with an umbrella of %s: %s", (injury, umbrella, verdict, gap) => {
    const need = { injury: 500_000, totalRequired: 1_500_000, wantsUmbrella: true };
    const cover = { ...(injury && { injury }), ...(umbrella && { umbrella }) };
    const line = lineOf(autoLines(cover, need), "umbrella");
    expect(line?.verdict).toBe(verdict);
    expect(line?.amounts?.gap).toBe(gap);
  });

  it("ask for an umbrella and medical payments only where they were asked for", () => {
    const need = { injury: 500_000, totalRequired: 1_500_000, wantsUmbrella: false };
    expect(lineOf(autoLines({ umbrella: "none" }, need), "umbrella")).toBeUndefined();
    const verdict = (cover: AutoCover) =>
      verdictOf(autoLines(cover, { wantsMedicalPayments: true }), "medicalPayments");
    expect(verdict({ medicalPayments: 5_000 })).toBe("meets");
    expect(verdict({ medicalPayments: 0 })).toBe("below");
    expect(verdict({})).toBe("notStated");
  });
});

describe("deductibles", () => {
  const wind = (windDeductible: HomeCover["windDeductible"], more: HomeCover = {}) => ({
    dwelling: 257_000,
    ...more,
    ...(windDeductible && { windDeductible }),
  });

  it.each<[HomeCover, HomeNeed["deductible"], CoverLine["verdict"], CoverLine["deductible"]]>([
    [wind({ percent: 2 }), 1_000, "below", { most: 1_000, stated: 5_140, over: 4_140 }],
    [wind({ dollars: 1_000 }), 1_000, "meets", { most: 1_000, stated: 1_000, over: 0 }],
    [wind({ dollars: 1_001 }), 1_000, "below", { most: 1_000, stated: 1_001, over: 1 }],
    [wind(undefined), 1_000, "notStated", { most: 1_000, stated: null, over: 0 }],
    [wind({ percent: 1 }), 5_000, "meets", { most: 5_000, stated: 2_570, over: 0 }],
    [wind({ percent: 2 }), "upTo2Percent", "meets", { most: 5_140, stated: 5_140, over: 0 }],
    [wind({ percent: 3 }), "upTo2Percent", "below", { most: 5_140, stated: 7_710, over: 2_570 }],
    [wind({ dollars: 6_000 }), "upTo2Percent", "below", { most: 5_140, stated: 6_000, over: 860 }],
    [wind({ percent: 10 }), "over5Percent", "meets", { most: null, stated: 25_700, over: 0 }],
  ])(
    "for wind and hail, of %j where %s is preferred: %s",
    (cover, deductible, verdict, amounts) => {
      const line = lineOf(homeLines(cover, { deductible }), "windDeductible");
      expect(line?.verdict).toBe(verdict);
      expect(line?.deductible).toEqual(amounts);
    },
  );

  it.each<[HomeCover, HomeNeed["deductible"], Verdict | undefined]>([
    [{ deductible: 1_000 }, 1_000, "meets"],
    [{ deductible: 2_500 }, 1_000, "below"],
    [{}, 1_000, "notStated"],
    [{ deductible: 2_500 }, null, undefined],
    // Of the 449,000 that are needed, where the quote states no dwelling.
    [{ deductible: 8_980 }, "upTo2Percent", "meets"],
    [{ deductible: 8_981 }, "upTo2Percent", "below"],
  ])("for a home, of %j where %s is preferred: %s", (cover, deductible, verdict) => {
    expect(verdictOf(homeLines(cover, { deductible }), "deductible")).toBe(verdict);
  });

  it("wait for the dwelling where a share of it cannot be worked out", () => {
    const line = lineOf(homeLines({ windDeductible: { percent: 2 } }), "windDeductible");
    expect(line).toMatchObject({ verdict: "notStated", waitsFor: "dwelling" });
    const renter = { home: "renter", dwelling: 0, deductible: "upTo2Percent" } as const;
    expect(lineOf(homeLines({ deductible: 500 }, renter), "deductible")).toBeUndefined();
  });
});

describe("the counts and the verdict of a quote", () => {
  const amounts = { dwelling: 449_000, belongings: 270_000, personalLiability: 300_000 };
  const rest: HomeCover = {
    otherStructures: 45_000,
    livingElsewhere: 90_000,
    medicalPayments: 5_000,
    deductible: 1_000,
    windDeductible: { dollars: 1_000 },
    dwellingSettlement: "replacement",
    roofSettlement: "replacement",
    belongingsSettlement: "replacement",
  };

  it.each<[HomeCover, Verdict, [met: number, below: number, unstated: number], string, string]>([
    [
      { ...amounts, ...rest },
      "meets",
      [11, 0, 0],
      "meets all 11 lines",
      "cumple las 11 coberturas",
    ],
    [
      amounts,
      "notStated",
      [3, 0, 8],
      "meets 3 lines, 8 not stated",
      "cumple 3 coberturas, 8 sin indicar",
    ],
    [
      { ...amounts, ...rest, windDeductible: { percent: 2 } },
      "below",
      [10, 1, 0],
      "meets 10 of 11 lines, 1 below",
      "cumple 10 de 11 coberturas, 1 por debajo",
    ],
    [
      { dwelling: 400_000 },
      "below",
      [0, 1, 10],
      "is below on 1 line, 10 not stated",
      "queda por debajo en 1 cobertura, 10 sin indicar",
    ],
    [{}, "notStated", [0, 0, 11], "does not state what it covers", "no indica lo que cubre"],
  ])("of %j are %s, %j: %s, %s", (home, verdict, [met, below, unstated], english, spanish) => {
    const whole = wholeCover({ home }, { home: aHomeNeed() });
    expect(whole).toEqual({ verdict, lines: 11, met, below, unstated });
    expect([countWords(whole, "en"), countWords(whole, "es")]).toEqual([english, spanish]);
  });

  it("say nothing where nothing is needed", () => {
    expect(countWords(wholeCover({}, {}), "en")).toBe("");
  });

  it.each([
    { home: aHomeNeed({ valuables: 12_000, wantsExtended: true, extras: ["flood"] }) },
    { home: aHomeNeed({ home: "renter", dwelling: 0, otherStructures: 0, belongings: 33_000 }) },
    { life: aLifeNeed({ policyKind: "permanent", refusesExam: true }) },
    { life: aLifeNeed({ termYears: null, deathBenefit: 0 }) },
    { auto: anAutoNeed() },
    {
      auto: anAutoNeed({
        injury: 500_000,
        totalRequired: 1_000_000,
        wantsUmbrella: true,
        wantsOwnDamage: true,
        extras: ["roadside"],
      }),
    },
  ])("are nowhere below where a quote was filled from the need: %j", (needs) => {
    expect(wholeCover(coversFromNeeds(needs), needs).below).toBe(0);
  });
});

describe("a quote that covers more than another one", () => {
  const compared = (one: Partial<Covers>, other: Partial<Covers>, needs: Partial<Needs>) =>
    comparedCover(heldCovers(one, needs), heldCovers(other, needs));
  const home = { home: aHomeNeed() };
  const auto = { auto: anAutoNeed({ wantsOwnDamage: true }) };

  it.each<[string, Partial<Covers>, Partial<Covers>, Partial<Needs>, string | undefined]>([
    [
      "is higher on one line and lower on none",
      { home: { dwelling: 449_000, deductible: 1_000 } },
      { home: { dwelling: 400_000, deductible: 1_000 } },
      home,
      "more",
    ],
    [
      "has the lower deductible",
      { home: { dwelling: 449_000, windDeductible: { percent: 1 } } },
      { home: { dwelling: 449_000, windDeductible: { dollars: 5_000 } } },
      home,
      "more",
    ],
    [
      "does not where one of its deductibles is higher",
      { home: { dwelling: 500_000, windDeductible: { percent: 2 } } },
      { home: { dwelling: 449_000, windDeductible: { dollars: 1_000 } } },
      home,
      undefined,
    ],
    [
      "does not where both meet the need and the other one has the higher limits",
      { auto: { injury: "100/300", propertyDamage: 100_000, collisionDeductible: 250 } },
      { auto: { injury: "250/500", propertyDamage: 250_000, collisionDeductible: 500 } },
      auto,
      undefined,
    ],
    [
      "does not because the other one states less",
      { auto: { injury: "100/300", propertyDamage: 100_000 } },
      { auto: { injury: "100/300" } },
      auto,
      "atLeast",
    ],
    [
      "does not where it states less itself",
      { auto: { injury: "250/500" } },
      { auto: { injury: "100/300", propertyDamage: 50_000 } },
      auto,
      undefined,
    ],
    [
      "does not where the other one says nothing",
      { home: { dwelling: 449_000 } },
      {},
      home,
      undefined,
    ],
    [
      "does not where it is another kind of policy",
      { life: { policyKind: "whole", deathBenefit: 2_000_000 } },
      { life: { policyKind: "term", deathBenefit: 1_000_000 } },
      { life: aLifeNeed({ policyKind: null }) },
      undefined,
    ],
    [
      "does not where a state's minimum may be as much",
      { auto: { injury: "25/50", propertyDamage: 100_000 } },
      { auto: { injury: "stateMinimum", propertyDamage: 50_000 } },
      auto,
      undefined,
    ],
  ])("%s", (_, one, other, needs, how) => {
    expect(compared(one, other, needs)?.how).toBe(how);
  });
});

describe("a quote's end", () => {
  it("may be from tomorrow to ninety days ahead, and is thirty when nothing is said", () => {
    expect(endsOfQuote("2026-12-15")).toEqual({
      earliest: "2026-12-16",
      usual: "2027-01-14",
      latest: "2027-03-15",
    });
  });

  it.each([
    ["2028-02-28", 1, "2028-02-29"],
    ["2026-12-31", 1, "2027-01-01"],
    // Summer time begins in between.
    ["2026-03-28", 2, "2026-03-30"],
  ])("counts days of the calendar: %s and %i", (day, days, later) => {
    expect(daysAfter(day, days)).toBe(later);
  });

  it("holds to the end of its last day", () => {
    expect(hasEnded("2026-06-30", "2026-06-30")).toBe(false);
    expect(hasEnded("2026-06-30", "2026-07-01")).toBe(true);
  });
});

it.each([
  [44_899, ["dwelling"]],
  [44_900, []],
  [449_000, []],
  [4_490_000, []],
  [4_490_001, ["dwelling"]],
])("oddLimits asks about a dwelling of %i where 449,000 are needed: %p", (dwelling, asked) => {
  expect(oddLimits({ type: "home", cover: { dwelling }, need: aHomeNeed() })).toEqual(asked);
});

const shares = (held: HeldCover, isNeedOnly?: boolean) =>
  Object.fromEntries(pictureParts(held, isNeedOnly).map(({ field, share }) => [field, share]));

it("fills each part as far as the cover goes, one for each line that is counted", () => {
  const cover = { dwelling: 224_500, belongings: 999_000, deductible: 500 };
  expect(shares({ type: "home", cover, need: aHomeNeed({ otherStructures: 0 }) })).toEqual({
    dwelling: 0.5,
    belongings: 1,
    livingElsewhere: null,
    personalLiability: null,
    medicalPayments: null,
    deductible: 1,
    windDeductible: null,
    dwellingSettlement: null,
    roofSettlement: null,
    belongingsSettlement: null,
  });
});

it("draws what is short by a dollar as short", () => {
  const cover = { dwelling: 448_999, deductible: 1_001 };
  const drawn = shares({ type: "home", cover, need: aHomeNeed() });
  expect(drawn.dwelling).toBeLessThan(0.95);
  expect(drawn.deductible).toBe(0);
});

it("fills what has no amount whole or not at all", () => {
  const cover = { injury: "100/300", collisionDeductible: "none", umbrella: 1_000_000 } as const;
  const need = anAutoNeed({ wantsOwnDamage: true, wantsUmbrella: true, totalRequired: 1_200_000 });
  expect(shares({ type: "auto", cover, need })).toEqual({
    injury: 1,
    propertyDamage: null,
    uninsuredDrivers: null,
    comprehensiveDeductible: null,
    collisionDeductible: 0,
    umbrella: 1,
  });
});

it("leaves a need alone empty", () => {
  expect(shares({ type: "life", cover: {}, need: aLifeNeed() }, true)).toEqual({
    policyKind: 0,
    deathBenefit: 0,
    termYears: 0,
  });
});
