import * as fc from "fast-check";
import { questionsOf } from "@quotehaven/contract/rules";
import type { AnswerInput, EstimationReply } from "@quotehaven/contract/wire";
import { catalogueFor } from "../reference/questionnaires";
import { estimate } from "./estimate";
import { bornFor, estimationDay, linesOf, sentAnswers } from "./estimationFixtures";
import { exact, minus, plus, roundUp, times } from "./exact";

const catalogue = catalogueFor();

function anyAnswersTo(insuranceTypeId: number): fc.Arbitrary<AnswerInput[]> {
  const form = catalogue.find((each) => each.insuranceTypeId === insuranceTypeId);
  if (!form) throw new Error(`no form ${insuranceTypeId}`);
  const each = questionsOf(form).map(({ id: questionId, kind, options }) => {
    const ids = options.map(({ id }) => id);
    const isChoice = kind === "select" || kind === "radio";
    const value: fc.Arbitrary<Omit<AnswerInput, "questionId">> =
      kind === "checkboxes"
        ? fc.subarray(ids).map((chosen) => ({ chosen }))
        : isChoice
          ? fc.constantFrom(...ids).map((chosen) => ({ chosen }))
          : fc
              .oneof(
                fc.integer({ min: 0, max: 2_000_000 }),
                fc.integer({ min: 1900, max: 2026 }),
                fc.bigInt({ min: 0n, max: 10n ** 30n }),
              )
              .map((amount) => ({ content: String(amount) }));
    return fc.option(
      value.map((answer) => ({ questionId, ...answer })),
      { nil: null, freq: 4 },
    );
  });
  return fc
    .tuple(...each)
    .map((answers) => answers.filter((answer): answer is NonNullable<typeof answer> => !!answer));
}

function forAnyAnswers(insuranceTypeId: number, check: (result: EstimationReply) => void): void {
  const age = fc.option(fc.integer({ min: 0, max: 120 }), { nil: null });
  fc.assert(
    fc.property(anyAnswersTo(insuranceTypeId), age, (answers, years) => {
      const profile = { dateOfBirth: years === null ? null : bornFor(years) };
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
      expect(result.total).toBe(sum(counted.map(([, value]) => value)));
      expect(result).toMatchObject({ needsUmbrella: false, atRisk: null, totalRequired: null });
      const { dwelling, otherStructures, belongings, livingElsewhere, valuables } =
        result.need?.home ?? {};
      expect(sum([dwelling, otherStructures, belongings, livingElsewhere, valuables])).toBe(
        result.total,
      );
    });
  });

  it("of a life adds up its lines, rounded up to 25,000 between 0 and 25 million", () => {
    forAnyAnswers(2, (result) => {
      const net = sum(result.lines.map(({ value }) => value));
      const rounded = net <= 0 ? 0 : Math.ceil(net / 25_000) * 25_000;
      expect(result.total).toBe(Math.min(rounded, 25_000_000));
      expect(result.need).toMatchObject({ life: { deathBenefit: result.total } });
    });
  });

  it("of a car protects all that is required, with an umbrella exactly above 500,000", () => {
    forAnyAnswers(3, (result) => {
      const required = Number(result.totalRequired);
      expect(result.needsUmbrella).toBe(required > 500_000);
      expect(result.questions).toHaveLength(result.needsUmbrella ? 1 : 0);
      expect(result.total + Number(linesOf(result)["Umbrella"] ?? 0)).toBeGreaterThanOrEqual(
        required,
      );
      expect(required).toBeGreaterThanOrEqual(300_000);
      expect(required).toBeLessThanOrEqual(10_500_000);
      expect(result.need).toMatchObject({
        auto: { injury: result.total, totalRequired: required },
      });
    });
  });
});

const estimateFrom = (insuranceTypeId: number, answers: AnswerInput[]) =>
  estimate(insuranceTypeId, answers, {}, estimationDay, catalogue);

describe("estimate", () => {
  it("knows no insurance type besides 1, 2 and 3", () => {
    expect(estimateFrom(4, [])).toBeNull();
    expect(estimateFrom(0, [])).toBeNull();
  });

  it("ignores unknown questions, unknown answers and values of the wrong kind", () => {
    const answers: AnswerInput[] = [
      { questionId: 999, chosen: 1 },
      { questionId: 101, chosen: 99999 },
      { questionId: 104, chosen: 10401 },
      { questionId: 121, chosen: "unreadable" },
    ];
    expect(estimateFrom(1, answers)).toEqual(estimateFrom(1, []));
  });

  it("ignores answers to hidden questions and to questions without a calculation", () => {
    const visible = sentAnswers({ 172: "1000", 173: 2 });
    const hidden = sentAnswers({ 174: "900000", 167: "140" });
    expect(estimateFrom(3, [...visible, ...hidden])).toEqual(estimateFrom(3, visible));
  });

  it("strips everything but digits, and clamps", () => {
    const cash = (content: string) => estimateFrom(3, [{ questionId: 172, content }])?.atRisk;
    expect(cash("$ 12,345")).toBe(13_000);
    expect(cash("a lot")).toBe(0);
    expect(cash("9".repeat(40))).toBe(100_000_000);
  });

  it("labels the lines in Spanish", () => {
    const result = estimate(1, [], {}, estimationDay, catalogue, "es");
    expect(result?.lines[0]?.label).toBe("Vivienda (A)");
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
