import type { Question } from "@quotehaven/contract/rules";
import { anAnsweredForm } from "../leadFixtures";
import { answeredSections, answerWords, calculationAnswers } from "./answers";

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
