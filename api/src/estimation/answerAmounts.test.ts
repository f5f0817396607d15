import { estimateOf } from "./estimationFixtures";

const amountsOf = (...asked: Parameters<typeof estimateOf>) =>
  Object.fromEntries(
    (estimateOf(...asked).answerAmounts ?? []).map(({ answerId, amount }) => [answerId, amount]),
  );

describe("what an answer would come to", () => {
  it("is the dwelling for each finish, and the belongings for each description", () => {
    expect(amountsOf(1, { 101: 1, 104: "1600", 112: 3 })).toEqual({
      ...{ 11201: 255_000, 11202: 300_000, 11203: 405_000, 11204: 525_000 },
      ...{ 12501: 203_000, 12502: 243_000, 12503: 284_000 },
    });
  });

  it("is nothing while the area is missing, and for a renter", () => {
    expect(amountsOf(1, { 101: 1 })).toEqual({});
    expect(amountsOf(1, { 101: 3, 126: "30000" })).toEqual({});
  });

  it("is the income for each number of years, and the education of all children", () => {
    expect(amountsOf(2, { 193: 1, 195: 3, 196: "3", 201: "50000" }, 40)).toEqual({
      ...{ 19702: 55_840, 19703: 239_280, 19704: 392_640, 19705: 503_920 },
      ...{ 20201: 600_000, 20202: 200_000, 20203: 400_000, 20204: 600_000, 20205: 800_000 },
      20206: 1_080_000,
    });
  });

  it("equals the line once that answer is given", () => {
    const given = { 101: 1, 104: "1600", 103: "1930" };
    const promised = amountsOf(1, given)[11204];
    const kept = estimateOf(1, { ...given, 112: 4 }).steps.find(({ line }) => line === "dwelling");
    expect(kept?.result).toBe(promised);
  });
});
