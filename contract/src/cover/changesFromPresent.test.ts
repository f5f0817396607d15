import { changesFromPresent, type ChangesFromPresent } from "./changesFromPresent";
import { aHomeNeed, anAutoNeed } from "./coverFixtures";
import type { AutoCover, HomeCover } from "./fields";
import { presentPremium, type PresentPolicies } from "./present";

const needs = { home: aHomeNeed(), auto: anAutoNeed() };
const homePrice = { insuranceTypeId: 1, monthly: 124, yearly: 1_488 } as const;
const autoPrice = { insuranceTypeId: 3, monthly: 100, yearly: 1_200 } as const;
const noPrice = { monthly: null, yearly: null, prices: [] };

const atHome = (present: HomeCover, quoted: HomeCover, need = {}) =>
  changesFromPresent(
    { ...noPrice, cover: { home: quoted } },
    { home: { cover: present } },
    { home: aHomeNeed(need) },
  );
const inCars = (present: AutoCover, quoted: AutoCover) =>
  changesFromPresent(
    { ...noPrice, cover: { auto: quoted } },
    { auto: { cover: present } },
    { auto: anAutoNeed() },
  );
/** Without the type, which is the same in all of them. */
const withoutType = ({ changes }: ChangesFromPresent) =>
  changes.map(({ type: _, ...rest }) => rest);

describe("what a home's quote changes", () => {
  it.each<[string, HomeCover, HomeCover, object[]]>([
    [
      "is more or less of what both state, the largest difference first",
      { dwelling: 280_000, belongings: 200_000, personalLiability: 100_000 },
      { dwelling: 400_000, belongings: 150_000, personalLiability: 300_000 },
      [
        { field: "personalLiability", kind: "limit", more: 200_000 },
        { field: "dwelling", kind: "limit", more: 120_000 },
        { field: "belongings", kind: "limit", more: -50_000 },
      ],
    ],
    [
      "is nothing where one of both does not state it",
      { dwelling: 280_000, medicalPayments: 5_000 },
      { belongings: 100_000, medicalPayments: 5_000 },
      [],
    ],
    [
      "is a higher deductible than one that no quote offers",
      { deductible: 750 },
      { deductible: 2_500 },
      [{ field: "deductible", kind: "deductible", more: 1_750 }],
    ],
    [
      "is a deductible for wind in dollars, each of its own dwelling",
      { dwelling: 300_000, windDeductible: { percent: 2 } },
      { dwelling: 300_000, windDeductible: { dollars: 2_500 } },
      [{ field: "windDeductible", kind: "deductible", more: -3_500 }],
    ],
    [
      "is nothing where a share comes to the same dollars",
      { dwelling: 300_000, windDeductible: { percent: 1 } },
      { dwelling: 300_000, windDeductible: { dollars: 3_000 } },
      [],
    ],
    [
      "has no dollars where nobody knows the dwelling",
      { windDeductible: { percent: 2 } },
      { dwelling: 300_000, windDeductible: { dollars: 2_500 } },
      [
        {
          field: "windDeductible",
          kind: "value",
          present: { percent: 2 },
          quoted: { dollars: 2_500 },
        },
      ],
    ],
    [
      "is how things are settled, after what has dollars",
      { roofSettlement: "replacement", belongings: 100_000 },
      { roofSettlement: "actualCashValue", belongings: 101_000 },
      [
        { field: "belongings", kind: "limit", more: 1_000 },
        {
          field: "roofSettlement",
          kind: "value",
          present: "replacement",
          quoted: "actualCashValue",
        },
      ],
    ],
    [
      "is what is in it and what is not any more",
      { included: ["waterBackup", "flood"] },
      { included: ["flood", "serviceLine"] },
      [
        { field: "included", kind: "added", extras: ["serviceLine"] },
        { field: "included", kind: "dropped", extras: ["waterBackup"] },
      ],
    ],
  ])("%s", (_, present, quoted, changes) => {
    expect(withoutType(atHome(present, quoted))).toEqual(changes);
  });

  it("leaves out what makes no sense for a renter", () => {
    const covers = [{ dwelling: 1_000 }, { dwelling: 9_000 }] as const;
    expect(atHome(...covers, { home: "renter" })).toMatchObject({ changes: [], compared: 0 });
  });
});

describe("what a quote for cars changes", () => {
  it.each<[string, AutoCover, AutoCover, object[]]>([
    [
      "is what it pays for one accident",
      { injury: "50/100", uninsuredDrivers: "rejected", umbrella: "none" },
      { injury: "250/500", uninsuredDrivers: "100/300", umbrella: 1_000_000 },
      [
        { field: "umbrella", kind: "limit", more: 1_000_000 },
        { field: "injury", kind: "limit", more: 400_000 },
        { field: "uninsuredDrivers", kind: "limit", more: 300_000 },
      ],
    ],
    [
      "has no dollars between limits that pay the same for one accident, or against a state's minimum",
      { injury: "100/300", uninsuredDrivers: "stateMinimum" },
      { injury: "single300", uninsuredDrivers: "25/50" },
      [
        { field: "injury", kind: "value", present: "100/300", quoted: "single300" },
        { field: "uninsuredDrivers", kind: "value", present: "stateMinimum", quoted: "25/50" },
      ],
    ],
    [
      "is nothing where both have the state's minimum",
      { injury: "stateMinimum" },
      { injury: "stateMinimum" },
      [],
    ],
    [
      "is damage to the own car that only one of both covers",
      { collisionDeductible: "none", comprehensiveDeductible: 500 },
      { collisionDeductible: 1_000, comprehensiveDeductible: "none" },
      [
        { field: "comprehensiveDeductible", kind: "lost" },
        { field: "collisionDeductible", kind: "gained" },
      ],
    ],
    [
      "is nothing where neither covers it",
      { collisionDeductible: "none" },
      { collisionDeductible: "none" },
      [],
    ],
  ])("%s", (_, present, quoted, changes) => {
    expect(withoutType(inCars(present, quoted))).toEqual(changes);
  });
});

it("counts the lines that both state, over all insurance types that both have", () => {
  const cover = { home: { dwelling: 300_000, deductible: 500 }, auto: { propertyDamage: 50_000 } };
  const compared = (present: PresentPolicies) =>
    changesFromPresent({ ...noPrice, cover }, present, needs).compared;
  expect(compared({ home: { cover: cover.home }, auto: { cover: cover.auto } })).toBe(3);
  expect(compared({ auto: { cover: cover.auto } })).toBe(1);
  expect(compared({ home: { cover: {} } })).toBe(0);
});

describe("the difference in price", () => {
  const home = { cover: {}, premium: { dollars: 1_800, months: 12 as const } };
  const auto = { cover: {}, premium: { dollars: 540, months: 6 as const } };
  const bundle = { monthly: 200, yearly: 2_400, prices: [homePrice, autoPrice] };
  const single = { monthly: null, yearly: null, prices: [homePrice] };
  it.each<[string, Parameters<typeof changesFromPresent>[0], PresentPolicies, number | null]>([
    ["is of a year", single, { home }, -312],
    ["takes no other policy for it", single, { home, auto }, -312],
    ["is of a bundle against all of today's policies", bundle, { home, auto }, -480],
    [
      "is of the sum where there is no bundle price",
      { ...bundle, monthly: null, yearly: null },
      { home, auto },
      -192,
    ],
    ["is unknown where one of the types has no policy today", bundle, { home }, null],
    ["is unknown where one of the prices is", bundle, { home, auto: { cover: {} } }, null],
    [
      "is unknown of a life insurance",
      { ...single, prices: [homePrice, { ...homePrice, insuranceTypeId: 2 }] },
      { home, auto },
      null,
    ],
    [
      "is 0 at the same price",
      { ...single, prices: [{ ...homePrice, yearly: 1_800 }] },
      { home },
      0,
    ],
  ])("%s", (_, quote, present, yearly) => {
    expect(changesFromPresent(quote, present, needs).yearly).toBe(yearly);
  });

  it("is nothing where nothing is priced", () => {
    expect(presentPremium({ home }, [])).toBeNull();
    expect(presentPremium({ home, auto }, [1, 3])).toEqual({ yearly: 2_880, monthly: 240 });
  });
});
