import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import type { EstimationReply } from "@quotehaven/contract/wire";
import { renderHook, waitFor } from "@testing-library/react";
import { aForm, anOption, aQuestion } from "../questionnaire/questionFixtures";
import { deductions, estimateLimits, estimateParts, missingEssentials } from "./estimateParts";
import { useCountUp } from "./useCountUp";

const anEstimate = (results: Record<string, number | string>): EstimationReply => ({
  total: 0,
  needsUmbrella: false,
  atRisk: null,
  totalRequired: null,
  lines: [],
  questions: [],
  steps: Object.entries(results).map(([line, result]) => ({
    line,
    label: line,
    formula: "",
    result,
  })),
});

const names = (lines: readonly { line: string }[]) => lines.map(({ line }) => line);

const home = anEstimate({
  area: "2,192",
  dwelling: 449_000,
  otherStructures: 0,
  belongings: 270_000,
  total: 719_000,
  personalLiability: 300_000,
});
const life = anEstimate({
  annualGap: 76_000,
  incomeReplacement: 1_140_000,
  mortgage: 280_000,
  lessSavings: -100_000,
  total: 1_320_000,
});
const auto = anEstimate({
  netAssets: 670_000,
  futurePay: 300_000,
  atRisk: 970_000,
  totalRequired: 1_000_000,
  injuryLiability: "$250,000 / $500,000",
  shortfall: 200_000,
  umbrella: 1_000_000,
});

it.each([
  ["the covers of a home", 1, home, ["dwelling", "belongings"], ["personalLiability"]],
  ["a family's needs", 2, life, ["incomeReplacement", "mortgage"], []],
  [
    "what a court could reach",
    3,
    auto,
    ["netAssets", "futurePay"],
    ["injuryLiability", "shortfall", "umbrella"],
  ],
] as const)(
  "an estimate is made of %s, with limits beside it",
  (_what, type, of, parts, limits) => {
    expect(names(estimateParts(type, of))).toEqual(parts);
    expect(names(estimateLimits(type, of))).toEqual(limits);
  },
);

it("a family's needs are less by what is there already", () => {
  expect(deductions(life)).toMatchObject([{ line: "lessSavings", amount: -100_000 }]);
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

/** Whether the person asks for less motion. */
let isStill = false;

beforeEach(() => {
  isStill = false;
  window.matchMedia = jest.fn((query: string) => ({ matches: isStill, media: query }) as never);
});

afterEach(() => {
  Reflect.deleteProperty(window, "matchMedia");
});

function countTo(value: number): number[] {
  const shown: number[] = [];
  const { rerender } = renderHook(
    (props: { value: number }) => shown.push(useCountUp(props.value)),
    { initialProps: { value: 100_000 } },
  );
  rerender({ value });
  return shown;
}

it("runs to a new value", async () => {
  const shown = countTo(200_000);
  await waitFor(() => expect(shown.at(-1)).toBe(200_000));
  expect(shown.some((each) => each > 100_000 && each < 200_000)).toBe(true);
});

it("shows a new value at once to who prefers reduced motion", async () => {
  isStill = true;
  const shown = countTo(200_000);
  await waitFor(() => expect(shown.at(-1)).toBe(200_000));
  expect(new Set(shown)).toEqual(new Set([100_000, 200_000]));
});
