import { badDays, type BadDay } from "./badDay";
import { aHomeNeed, aLifeNeed, anAutoNeed } from "./coverFixtures";
import type { AutoCover, HomeCover, LifeCover } from "./fields";
import type { AutoNeed, HomeNeed, LifeNeed } from "./need";

const home = (cover: HomeCover, need: Partial<HomeNeed> = {}) =>
  badDays({ type: "home", cover, need: aHomeNeed(need) });
const life = (cover: LifeCover, need: Partial<LifeNeed> = {}) =>
  badDays({ type: "life", cover, need: aLifeNeed(need) });
const auto = (cover: AutoCover, need: Partial<AutoNeed> = {}) =>
  badDays({ type: "auto", cover, need: anAutoNeed(need) });
const on = (days: BadDay[], name: string) => days.find(({ day }) => day === name);

const whole: HomeCover = {
  dwelling: 449_000,
  belongings: 270_000,
  livingElsewhere: 90_000,
  personalLiability: 300_000,
  deductible: 1_000,
};

describe("a bad day at home", () => {
  it.each<[string, HomeCover, number, number, number]>([
    // What is stated, and who pays what of 58,000 + 16,000 + 5,000.
    ["takes the deductible off once", whole, 78_000, 1_000, 0],
    ["pays no more than a limit", { ...whole, belongings: 10_000 }, 72_000, 7_000, 0],
    [
      "goes above an extended limit",
      { ...whole, dwelling: 40_000, dwellingSettlement: "extended25" },
      70_000,
      9_000,
      0,
    ],
    [
      "rebuilds whole where guaranteed",
      { ...whole, dwelling: 40_000, dwellingSettlement: "guaranteed" },
      78_000,
      1_000,
      0,
    ],
    [
      "pays half of what is worn",
      { ...whole, belongingsSettlement: "actualCashValue" },
      70_000,
      9_000,
      0,
    ],
    ["leaves open what is not stated", { dwelling: 449_000, deductible: 500 }, 57_500, 500, 21_000],
    // Living elsewhere has no deductible.
    ["takes off no more than is paid", { ...whole, deductible: 100_000 }, 5_000, 74_000, 0],
  ])("%s", (_, cover, pays, owed, open) => {
    expect(on(home(cover), "kitchen")).toMatchObject({ loss: 79_000, pays, owed, open });
  });

  it("names what the quote does not state", () => {
    expect(on(home({ dwelling: 449_000 }), "kitchen")).toMatchObject({
      unstated: ["belongings", "livingElsewhere"],
      mayPayLess: ["deductible", "dwellingSettlement"],
    });
    expect(on(home({}), "steps")).toMatchObject({ open: 300_000, unstated: ["personalLiability"] });
    const settled = {
      dwellingSettlement: "replacement",
      belongingsSettlement: "replacement",
    } as const;
    expect(on(home({ ...whole, ...settled }), "kitchen")).toMatchObject({
      unstated: [],
      mayPayLess: [],
    });
    expect(on(home(whole), "tree")?.mayPayLess).toEqual(["windDeductible", "roofSettlement"]);
  });

  it.each<[string, HomeCover, number]>([
    [
      "the deductible for wind in dollars",
      { ...whole, windDeductible: { dollars: 5_000 } },
      17_000,
    ],
    ["or in percent of the dwelling", { ...whole, windDeductible: { percent: 2 } }, 13_020],
    ["half of a worn roof", { ...whole, roofSettlement: "actualCashValue" }, 10_000],
  ])("a tree through the roof takes %s", (_, cover, pays) => {
    expect(on(home(cover), "tree")).toMatchObject({ loss: 22_000, pays, owed: 22_000 - pays });
    expect(on(home(cover), "burglary")).toMatchObject({ pays: 12_000, owed: 1_000 });
  });

  it("spares a renter the building", () => {
    const days = home(whole, { home: "renter", dwelling: 0 });
    expect(days.map(({ day }) => day)).toEqual(["kitchen", "steps", "burglary"]);
    expect(on(days, "kitchen")).toMatchObject({ loss: 21_000, pays: 20_000 });
    expect(on(home(whole, { home: "condo" }), "tree")).toBeUndefined();
  });
});

describe("a bad day on the road", () => {
  it.each<[string, AutoCover, string, number, number]>([
    ["a new car above the limit", { propertyDamage: 25_000 }, "newCar", 25_000, 23_000],
    ["an umbrella above it", { propertyDamage: 25_000, umbrella: 1_000_000 }, "newCar", 48_000, 0],
    ["people who are hurt", { injury: "25/50" }, "crash", 50_000, 56_000],
    [
      "no umbrella for oneself",
      { uninsuredDrivers: "50/100", umbrella: 1_000_000 },
      "uninsured",
      100_000,
      6_000,
    ],
    ["nothing where it was rejected", { uninsuredDrivers: "rejected" }, "uninsured", 0, 106_000],
    ["the own car less its deductible", { collisionDeductible: 1_000 }, "ownCar", 25_000, 1_000],
    ["no own car", { collisionDeductible: "none" }, "ownCar", 0, 26_000],
  ])("pays %s", (_, cover, day, pays, owed) => {
    expect(on(auto(cover, { wantsOwnDamage: true }), day)).toMatchObject({ pays, owed, open: 0 });
  });

  it("is open above a limit where an umbrella was asked for and is not stated", () => {
    const need = { injury: 500_000, totalRequired: 1_500_000, wantsUmbrella: true };
    const crash = on(auto({ injury: "25/50" }, need), "crash");
    expect(crash).toMatchObject({ pays: 50_000, owed: 0, open: 56_000, unstated: ["umbrella"] });
    expect(on(auto({ injury: "25/50", umbrella: "none" }, need), "crash")?.owed).toBe(56_000);
  });

  it("is open where nothing is stated, and leaves out a car that is not to be covered", () => {
    expect(on(auto({}), "crash")).toMatchObject({ open: 106_000, unstated: ["injury"] });
    expect(on(auto({}), "ownCar")).toBeUndefined();
  });
});

describe("the day a family is left alone", () => {
  it.each<[string, LifeCover, number, number]>([
    [
      "within the term",
      { policyKind: "term", termYears: 20, deathBenefit: 1_000_000 },
      1_000_000,
      1_000_000,
    ],
    [
      "after the term",
      { policyKind: "term", termYears: 10, deathBenefit: 2_000_000 },
      1_500_000,
      0,
    ],
    ["with a policy for life", { policyKind: "whole", deathBenefit: 500_000 }, 500_000, 500_000],
    ["where nothing is stated", {}, 0, 0],
  ])("%s", (_, cover, soon, late) => {
    const days = life(cover);
    expect(days.map(({ day, years, pays }) => [day, years, pays])).toEqual([
      ["soon", 2, soon],
      ["late", 15, late],
    ]);
  });

  it("is open without term or benefit, and there is none without a need", () => {
    expect(on(life({ deathBenefit: 1 }), "late")?.unstated).toEqual(["termYears"]);
    expect(on(life({ policyKind: "whole" }), "late")?.unstated).toEqual(["deathBenefit"]);
    expect(life({}, { deathBenefit: 0, termYears: null })).toEqual([]);
  });
});
