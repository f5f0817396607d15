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
function aQuestion(changes: Partial<Question> = {}): Question {
  return {
    id: 121,
    kind: "checkboxes",
    content: "What do you have?",
    placeholder: "None of these",
    help: "",
    symbol: null,
    symbolPosition: null,
    prefill: null,
    isForEstimate: true,
    options: [anOption(12, "Dog"), anOption(14, "Pool")],
    answer: null,
    ...changes,
  };
}
const words = (changes: Partial<Question>) => answerWords(aQuestion(changes), "None");

describe("an answer in words", () => {
  it("names the chosen option, or all of a checkbox group", () => {
    expect(words({ kind: "radio", answer: { chosen: 14, content: null } })).toBe("Pool");
    expect(words({ answer: { chosen: [12, 14], content: null } })).toBe("Dog, Pool");
  });

  it("says none for an empty checkbox group", () => {
    expect(words({ answer: { chosen: [], content: null } })).toBe("None of these");
    expect(words({ placeholder: "", answer: { chosen: [], content: null } })).toBe("None");
  });

  it("writes numbers with their symbol and dates as MM/DD/YYYY", () => {
    const money = { kind: "number", symbol: "$", symbolPosition: "before" } as const;
    const area = { kind: "number", symbol: "sq ft", symbolPosition: "after" } as const;
    expect(words({ ...money, answer: { chosen: null, content: "12500" } })).toBe("$12,500");
    expect(words({ ...area, answer: { chosen: null, content: "1800" } })).toBe("1,800\u00a0sq ft");
    expect(words({ kind: "date", answer: { chosen: null, content: "2026-03-09" } })).toBe(
      "03/09/2026",
    );
  });

  it("leaves a year as it is", () => {
    expect(words({ kind: "year", answer: { chosen: null, content: "1996" } })).toBe("1996");
  });

  it("is missing without an answer", () => {
    expect(words({ answer: null })).toBeNull();
    expect(words({ answer: { chosen: null, content: null } })).toBeNull();
  });
});

describe("a questionnaire", () => {
  it("shows only sections with answers", () => {
    const form = anAnsweredForm(1);
    const empty = { name: "Empty", text: "", questions: [aQuestion()] };
    expect(
      answeredSections({ ...form, sections: [...form.sections, empty] }, "None"),
    ).toMatchObject([{ name: "About home", answers: [{ answer: "$1,200" }] }]);
  });

  it("sends the calculation what it reads, and nothing else", () => {
    const form = anAnsweredForm(1);
    const questions = [
      aQuestion({ id: 1, answer: { chosen: [12], content: null } }),
      aQuestion({ id: 2, answer: { chosen: null, content: "900" } }),
      aQuestion({ id: 3, isForEstimate: false, answer: { chosen: 12, content: null } }),
      aQuestion({ id: 4 }),
    ];
    expect(calculationAnswers({ ...form, sections: [{ name: "", text: "", questions }] })).toEqual([
      { questionId: 1, chosen: [12], content: null },
      { questionId: 2, chosen: null, content: "900" },
    ]);
  });
});
