import { aHomeNeed } from "./coverFixtures";
import { daysAfter, endsOfQuote, hasEnded, oddLimits } from "./limits";

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
