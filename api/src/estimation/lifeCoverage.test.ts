import { estimateOf, linesOf } from "./estimationFixtures";

const family = {
  ...{ 193: 1, 194: "0", 195: 3, 196: "3", 197: 3, 201: "95000", 202: 1, 203: "280000" },
  ...{ 204: "25000", 205: 2, 206: "100000", 207: "100000" },
};

describe("life estimates", () => {
  it("answers the couple with two children and one income exactly as documented", () => {
    const {
      steps: _,
      need: __,
      answerAmounts: ___,
      assumed: ____,
      ...documented
    } = estimateOf(2, family, 35);
    expect(documented).toEqual({
      total: 1500000,
      needsUmbrella: false,
      atRisk: null,
      totalRequired: null,
      lines: [
        { label: "Income replacement", value: 1140000 },
        { label: "Mortgage", value: 280000 },
        { label: "Other debts", value: 25000 },
        { label: "Final expenses", value: 15000 },
        { label: "Education", value: 239280 },
        { label: "Less savings", value: -100000 },
        { label: "Less life insurance you have", value: -100000 },
      ],
      questions: [],
      termYears: 15,
    });
  });

  it("fills only the gap of two earners", () => {
    const result = estimateOf(
      2,
      {
        ...{ 193: 1, 194: "60000", 195: 2, 196: "10", 197: 2, 201: "60000", 202: 1 },
        ...{ 203: "180000", 204: "8000", 205: 1, 206: "30000", 207: "120000" },
      },
      41,
    );
    expect(linesOf(result)).toMatchObject({ "Income replacement": 360_000, Education: 27_920 });
    expect([result.total, result.termYears]).toEqual([450_000, 10]);
  });

  it("replaces no income where nobody relies on it", () => {
    const result = estimateOf(
      2,
      {
        ...{ 193: 2, 195: 1, 201: "52000", 202: 1, 203: "0", 204: "21000", 205: 1 },
        ...{ 206: "4000", 207: "0" },
      },
      28,
    );
    expect(linesOf(result)["Income replacement"]).toBe(0);
    expect([result.total, result.termYears]).toEqual([50_000, null]);
  });

  it("follows the chosen years of a single parent who also supports a mother", () => {
    const result = estimateOf(
      2,
      {
        ...{ 193: 2, 195: 2, 196: "14", 197: 3, 198: 1, 200: "6000", 201: "70000", 202: 4 },
        ...{ 203: "150000", 204: "12000", 205: 2, 206: "20000", 207: "50000" },
      },
      44,
    );
    expect(linesOf(result)).toMatchObject({
      "Income replacement": 840_000,
      "Support for others": 60_000,
    });
    expect(result.total).toBe(1_150_000);
  });

  it("suggests nothing when nothing is answered and the age is unknown", () => {
    const result = estimateOf(2, {});
    expect([result.total, result.termYears]).toEqual([0, null]);
    expect(result.lines.every(({ value }) => Object.is(value, 0))).toBe(true);
  });

  it("rounds a need of one dollar up to 25,000", () => {
    const result = estimateOf(
      2,
      { 193: 2, 195: 1, 201: "40000", 203: "0", 204: "1", 205: 4, 206: "0", 207: "0" },
      50,
    );
    expect(result.total).toBe(25_000);
  });

  const years = (values: Record<number, number | string>, age?: number) =>
    Number(linesOf(estimateOf(2, { 201: "10000", ...values }, age))["Income replacement"]) / 8_000;

  it("suggests years until the youngest is 18, 10 with a partner, fewer before retirement", () => {
    expect(years({ 195: 2, 196: "17" }, 40)).toBe(1);
    expect(years({ 195: 2 }, 40)).toBe(9);
    expect(years({ 193: 1, 194: "0" }, 40)).toBe(10);
    expect(years({ 193: 1, 194: "0" }, 61)).toBe(6);
    expect(years({ 193: 1, 194: "0" }, 80)).toBe(0);
    expect(years({ 193: 1, 194: "0", 195: 2, 196: "10" }, 65)).toBe(8);
  });

  it("counts until 67 from the age, 40 when it is unknown, at most 45 years", () => {
    expect(years({ 193: 1, 194: "0", 202: 6 }, 50)).toBe(17);
    expect(years({ 193: 1, 194: "0", 202: 6 })).toBe(27);
    expect(years({ 193: 1, 194: "0", 202: 6 }, 18)).toBe(45);
    expect(years({ 193: 1, 194: "0", 202: 6 }, 70)).toBe(0);
  });

  it("pays for unpaid care until the youngest is 18", () => {
    const result = estimateOf(2, { 195: 3, 196: "8", 208: 1, 209: "30000" }, 40);
    expect(linesOf(result)["Unpaid care"]).toBe(300_000);
  });

  it("never suggests less than 0 nor more than 25 million", () => {
    expect(estimateOf(2, { 206: "500000" }).total).toBe(0);
    expect(estimateOf(2, { 203: "100000000" }).total).toBe(25_000_000);
  });

  it("counts unpaid care only of who runs the home for children, and support only where it is given", () => {
    const home = { 193: 1, 194: "50000", 201: "0", 209: "20000", 196: "8", 200: "6000" };
    const linesWith = (more: object) => linesOf(estimateOf(2, { ...home, ...more }, 40));
    expect(linesWith({ 195: 2, 208: 1 })).toMatchObject({ "Unpaid care": 200_000 });
    for (const more of [
      { 195: 1, 208: 1 },
      { 195: 2, 208: 2 },
    ]) {
      expect(linesWith(more)).not.toHaveProperty("Unpaid care");
    }
    expect(linesWith({ 198: 1 })).toMatchObject({ "Support for others": 60_000 });
    expect(linesWith({ 198: 2 })).not.toHaveProperty("Support for others");
  });
});
