import type { EstimationReply, EstimationStep } from "@quotehaven/contract/wire";
import { aForm, anOption, aQuestion } from "../questionnaire/questionFixtures";
import { deductions, estimateLimits, estimateParts, missingEssentials } from "./estimateParts";

const step = (line: string, result: number | string): EstimationStep => ({
  line,
  label: line,
  formula: "",
  result,
});

const anEstimate = (...steps: EstimationStep[]): EstimationReply => ({
  total: 0,
  needsUmbrella: false,
  atRisk: null,
  totalRequired: null,
  lines: [],
  questions: [],
  steps,
});

const names = (lines: readonly { line: string }[]) => lines.map(({ line }) => line);

describe("what an estimate is made of", () => {
  it("is the covers of a home, with its limits beside them", () => {
    const home = anEstimate(
      step("area", "2,192"),
      step("dwelling", 449_000),
      step("otherStructures", 0),
      step("belongings", 270_000),
      step("total", 719_000),
      step("personalLiability", 300_000),
    );
    expect(names(estimateParts(1, home))).toEqual(["dwelling", "belongings"]);
    expect(names(estimateLimits(1, home))).toEqual(["personalLiability"]);
  });

  it("is a family's needs, less what is there already", () => {
    const life = anEstimate(
      step("annualGap", 76_000),
      step("incomeReplacement", 1_140_000),
      step("mortgage", 280_000),
      step("lessSavings", -100_000),
      step("total", 1_320_000),
    );
    expect(names(estimateParts(2, life))).toEqual(["incomeReplacement", "mortgage"]);
    expect(deductions(life)).toMatchObject([{ line: "lessSavings", amount: -100_000 }]);
  });

  it("is what a court could reach, with limits, shortfall and umbrella beside it", () => {
    const auto = anEstimate(
      step("netAssets", 670_000),
      step("futurePay", 300_000),
      step("atRisk", 970_000),
      step("totalRequired", 1_000_000),
      step("injuryLiability", "$250,000 / $500,000"),
      step("shortfall", 200_000),
      step("umbrella", 1_000_000),
    );
    expect(names(estimateParts(3, auto))).toEqual(["netAssets", "futurePay"]);
    expect(names(estimateLimits(3, auto))).toEqual(["injuryLiability", "shortfall", "umbrella"]);
  });
});

it("names what a figure still needs, of what is asked", () => {
  const form = aForm(1, [
    [
      aQuestion({
        id: 101,
        kind: "radio",
        options: [anOption(10101, "House"), anOption(10103, "Rented", { hidesQuestions: [104] })],
      }),
      aQuestion({ id: 104, kind: "number" }),
    ],
  ]);
  expect(missingEssentials(form, { 101: 10101 }).map(({ id }) => id)).toEqual([104]);
  expect(missingEssentials(form, { 101: 10101, 104: "1600" })).toEqual([]);
  expect(missingEssentials(form, { 101: 10103 })).toEqual([]);
});
