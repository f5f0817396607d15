import * as fc from "fast-check";
import { questionsOf, questionTypes } from "@quotehaven/contract/rules";
import { catalogueFor } from "../../reference/questionnaires";
import type { SentAnswer } from "./coverageAnswers";
import { estimate, type Estimate } from "./estimate";
import { bornFor, estimationDay, linesOf, sentAnswers } from "./estimationFixtures";
import { exact, minus, plus, roundUp, times } from "./exact";

const catalogue = catalogueFor();

function anyAnswersTo(insuranceTypeId: number): fc.Arbitrary<SentAnswer[]> {
  const form = catalogue.find(({ ins_id }) => ins_id === insuranceTypeId);
  if (!form) throw new Error(`no form ${insuranceTypeId}`);
  const each = questionsOf(form).map(({ que_id, que_type, answers }) => {
    const ids = answers.map(({ ans_id }) => ans_id);
    const isChoice = que_type === questionTypes.select || que_type === questionTypes.radio;
    const value: fc.Arbitrary<Omit<SentAnswer, "que_id">> =
      que_type === questionTypes.checkboxes
        ? fc.subarray(ids).map((chosen) => ({ ans_id: `[${chosen.join(",")}]` }))
        : isChoice
          ? fc.constantFrom(...ids).map((ans_id) => ({ ans_id }))
          : fc
              .oneof(
                fc.integer({ min: 0, max: 2_000_000 }),
                fc.integer({ min: 1900, max: 2026 }),
                fc.bigInt({ min: 0n, max: 10n ** 30n }),
              )
              .map((amount) => ({ ans_content: String(amount) }));
    return fc.option(
      value.map((answer) => ({ que_id, ...answer })),
      { nil: null, freq: 4 },
    );
  });
  return fc
    .tuple(...each)
    .map((answers) => answers.filter((answer): answer is NonNullable<typeof answer> => !!answer));
}

function forAnyAnswers(insuranceTypeId: number, check: (result: Estimate) => void): void {
  const age = fc.option(fc.integer({ min: 0, max: 120 }), { nil: null });
  fc.assert(
    fc.property(anyAnswersTo(insuranceTypeId), age, (answers, years) => {
      const profile = { usr_dateofbirth: years === null ? null : bornFor(years) };
      const result = estimate(insuranceTypeId, answers, profile, estimationDay, catalogue);
      if (!result) throw new Error("no estimate");
      check(result);
    }),
  );
}

const sum = (values: readonly unknown[]) =>
  values.reduce<number>((total, value) => total + Number(value ?? 0), 0);

describe("any estimate", () => {
  it("of a home adds up A to D and the valuables", () => {
    forAnyAnswers(1, (result) => {
      const lines = linesOf(result);
      const counted = Object.entries(lines).filter(([label]) =>
        /\([ABCD]\)$|valuables/.test(label),
      );
      expect(result.data).toBe(sum(counted.map(([, data]) => data)));
      expect(result).toMatchObject({ umbrella: false, at_risk: null, total_required: null });
    });
  });

  it("of a life adds up its lines, rounded up to 25,000 between 0 and 25 million", () => {
    forAnyAnswers(2, (result) => {
      const net = sum(result["other-data"].map(({ data }) => data));
      const rounded = net <= 0 ? 0 : Math.ceil(net / 25_000) * 25_000;
      expect(result.data).toBe(Math.min(rounded, 25_000_000));
    });
  });

  it("of a car protects all that is required, with an umbrella exactly above 500,000", () => {
    forAnyAnswers(3, (result) => {
      const required = Number(result.total_required);
      expect(result.umbrella).toBe(required > 500_000);
      expect(result.questions).toHaveLength(result.umbrella ? 1 : 0);
      expect(result.data + Number(linesOf(result)["Umbrella"] ?? 0)).toBeGreaterThanOrEqual(
        required,
      );
      expect(required).toBeGreaterThanOrEqual(300_000);
      expect(required).toBeLessThanOrEqual(10_500_000);
    });
  });
});

const estimateFrom = (insuranceTypeId: number, answers: SentAnswer[]) =>
  estimate(insuranceTypeId, answers, {}, estimationDay, catalogue);

describe("estimate", () => {
  it("knows no insurance type besides 1, 2 and 3", () => {
    expect(estimateFrom(4, [])).toBeNull();
    expect(estimateFrom(0, [])).toBeNull();
  });

  it("ignores unknown questions, unknown answers and values of the wrong kind", () => {
    const answers = [
      { que_id: 999, ans_id: 1 },
      { que_id: 101, ans_id: 99999 },
      { que_id: 104, ans_content: { nested: true } },
      { que_id: 121, ans_id: "not a list" },
    ];
    expect(estimateFrom(1, answers)).toEqual(estimateFrom(1, []));
  });

  it("ignores answers to hidden questions and to questions without a calculation", () => {
    const visible = sentAnswers({ 172: "1000", 173: 2 });
    const hidden = sentAnswers({ 174: "900000", 167: "140" });
    expect(estimateFrom(3, [...visible, ...hidden])).toEqual(estimateFrom(3, visible));
  });

  it("strips everything but digits, and clamps", () => {
    const cash = (ans_content: string) => estimateFrom(3, [{ que_id: 172, ans_content }])?.at_risk;
    expect(cash("$ 12,345")).toBe(13_000);
    expect(cash("a lot")).toBe(0);
    expect(cash("9".repeat(40))).toBe(100_000_000);
  });

  it("labels the lines in Spanish", () => {
    const result = estimate(1, [], {}, estimationDay, catalogue, "es");
    expect(result?.["other-data"][0]?.label).toBe("Vivienda (A)");
  });
});

describe("exact arithmetic", () => {
  it("adds, subtracts and multiplies decimals without a rounding error", () => {
    expect(roundUp(times(exact("1.1"), exact(10)), 1)).toBe(11);
    expect(roundUp(plus(exact("0.1"), exact("0.2"), exact("0.7")), 1)).toBe(1);
    expect(roundUp(minus(exact("1.001"), exact(1)), 1)).toBe(1);
    expect(roundUp(minus(exact(1), exact(2)), 1)).toBe(0);
  });

  it("rounds up to the step, and leaves a multiple alone", () => {
    expect([roundUp(exact(1000), 1000), roundUp(exact("1000.01"), 1000)]).toEqual([1000, 2000]);
  });

  it("refuses what is no decimal", () => {
    expect(() => exact("1e3")).toThrow("not an exact decimal");
    expect(() => exact(0.5)).toThrow("not an exact decimal");
  });
});
