import type { Question } from "@quotehaven/contract/rules";
import { anAnsweredForm } from "../leadFixtures";
import { answeredSections, answerWords, calculationAnswers } from "./answers";
import { coverageParts, linesBesideThePicture } from "./coverageParts";

const anOption = (id: number, content: string) => ({
  id,
  content,
  showsQuestions: null,
  showsOptions: null,
  hidesQuestions: null,
  hidesOptions: null,
});
const [answered] = anAnsweredForm(1).sections[0]?.questions ?? [];
if (!answered) throw new Error("The form has no question.");
const aQuestion = (changes: Partial<Question> = {}): Question => ({
  ...answered,
  kind: "checkboxes",
  placeholder: "None of these",
  symbol: null,
  options: [anOption(12, "Dog"), anOption(14, "Pool")],
  answer: null,
  ...changes,
});
const typed = (content: string) => ({ chosen: null, content });
const chose = (chosen: number | number[]) => ({ chosen, content: null });

it.each<[string, Partial<Question>, string | null]>([
  ["the chosen option", { kind: "radio", answer: chose(14) }, "Pool"],
  ["all of a checkbox group", { answer: chose([12, 14]) }, "Dog, Pool"],
  ["none of an empty checkbox group", { answer: chose([]) }, "None of these"],
  ["none of one without words for it", { placeholder: "", answer: chose([]) }, "None"],
  [
    "a number with its symbol",
    { kind: "number", symbol: "$", symbolPosition: "before", answer: typed("12500") },
    "$12,500",
  ],
  [
    "a number before its symbol",
    { kind: "number", symbol: "sq ft", symbolPosition: "after", answer: typed("1800") },
    "1,800\u00a0sq ft",
  ],
  ["a date", { kind: "date", answer: typed("2026-03-09") }, "03/09/2026"],
  ["a year as it is", { kind: "year", answer: typed("1996") }, "1996"],
  ["nothing without an answer", { answer: null }, null],
  ["nothing where nothing was typed", { answer: { chosen: null, content: null } }, null],
])("says %s", (_what, question, words) => {
  expect(answerWords(aQuestion(question), "None")).toBe(words);
});

it("shows only sections with answers", () => {
  const form = anAnsweredForm(1);
  const empty = { name: "Empty", text: "", questions: [aQuestion()] };
  expect(answeredSections({ ...form, sections: [...form.sections, empty] }, "None")).toMatchObject([
    { name: "About home", answers: [{ value: "$1,200" }] },
  ]);
});

it("sends the calculation what it reads, and nothing else", () => {
  const questions = [
    aQuestion({ id: 1, answer: chose([12]) }),
    aQuestion({ id: 2, answer: typed("900") }),
    aQuestion({ id: 3, isForEstimate: false, answer: chose(12) }),
    aQuestion({ id: 4 }),
  ];
  const form = { ...anAnsweredForm(1), sections: [{ name: "", text: "", questions }] };
  expect(calculationAnswers(form)).toEqual([
    { questionId: 1, chosen: [12], content: null },
    { questionId: 2, chosen: null, content: "900" },
  ]);
});

const home = {
  total: 854_000,
  lines: [
    { label: "Dwelling (A)", value: 449_000 },
    { label: "Other structures (B)", value: 45_000 },
    { label: "Belongings (C)", value: 270_000 },
    { label: "Living elsewhere during repairs (D)", value: 90_000 },
    { label: "Personal liability (E), per claim", value: 300_000 },
  ],
};
const life = {
  total: 50_000,
  lines: [
    { label: "Mortgage", value: 80_000 },
    { label: "Less savings", value: -40_000 },
  ],
};

it.each([
  ["no line of a home: they are lines of its need", home, 1, []],
  ["a life's needs, without what lessens them", life, 2, [80_000]],
  ["nothing of auto", home, 3, []],
] as const)("draws %s", (_what, estimate, type, values) => {
  const lines = [...estimate.lines];
  expect(coverageParts({ lines }, type).map(({ value }) => value)).toEqual(values);
});

it("lists the lines that its picture does not show, and all of them where there is no picture", () => {
  const steps = [
    { line: "dwelling", label: "Dwelling (A)", formula: "", result: 449_000 },
    { line: "umbrellaWorthConsidering", label: "Umbrella", formula: "", result: "Yes" },
  ];
  const lines = steps.map(({ label, result }) => ({ label, value: result }));
  expect(linesBesideThePicture({ lines, steps, need: {} }, 1)).toEqual([
    { label: "Umbrella", value: "Yes" },
  ]);
  expect(linesBesideThePicture({ lines, steps }, 1)).toEqual(lines);
});
