import type { Question } from "@quotehaven/contract/schemas";
import { aQuestionForm } from "../leadFixtures";
import { answeredSections, answerWords, calculationAnswers } from "./answers";

const anOption = (ans_id: number, ans_content: string) => ({
  ans_id,
  ans_content,
  shows_questions: null,
  shows_answers: null,
  hides_questions: null,
  hides_answers: null,
});
function aQuestion(changes: Partial<Question> = {}): Question {
  return {
    que_id: 121,
    que_type: 3,
    que_content: "What do you have?",
    que_placeholder: "None of these",
    que_text: null,
    que_symbol: null,
    que_symbol_pos: null,
    que_prefill: null,
    que_calc: true,
    answers: [anOption(12, "Dog"), anOption(14, "Pool")],
    answer: null,
    ...changes,
  };
}
const words = (changes: Partial<Question>) => answerWords(aQuestion(changes), "None");

describe("an answer in words", () => {
  it("names the chosen option, or all of a checkbox group", () => {
    expect(words({ que_type: 2, answer: { ans_id: 14, qan_content: null } })).toBe("Pool");
    expect(words({ answer: { ans_id: "[12,14]", qan_content: null } })).toBe("Dog, Pool");
  });

  it("says none for an empty checkbox group", () => {
    expect(words({ answer: { ans_id: "[]", qan_content: null } })).toBe("None of these");
    expect(words({ que_placeholder: null, answer: { ans_id: "[]", qan_content: null } })).toBe(
      "None",
    );
  });

  it("writes numbers with their symbol and dates as MM/DD/YYYY", () => {
    const money = { que_type: 5, que_symbol: "$", que_symbol_pos: "before" } as const;
    const area = { que_type: 5, que_symbol: "sq ft", que_symbol_pos: "after" } as const;
    expect(words({ ...money, answer: { ans_id: null, qan_content: "12500" } })).toBe("$12,500");
    expect(words({ ...area, answer: { ans_id: null, qan_content: "1800" } })).toBe(
      "1,800\u00a0sq ft",
    );
    expect(words({ que_type: 4, answer: { ans_id: null, qan_content: "2026-03-09" } })).toBe(
      "03/09/2026",
    );
  });

  it("leaves a year as it is", () => {
    expect(words({ que_type: 6, answer: { ans_id: null, qan_content: "1996" } })).toBe("1996");
  });

  it("is missing without an answer", () => {
    expect(words({ answer: null })).toBeNull();
    expect(words({ answer: { ans_id: null, qan_content: null } })).toBeNull();
  });
});

describe("a questionnaire", () => {
  it("shows only sections with answers", () => {
    const form = aQuestionForm(1);
    const empty = { sec_name: "Empty", sec_text: null, questions: [aQuestion()] };
    expect(
      answeredSections({ ...form, sections: [...form.sections, empty] }, "None"),
    ).toMatchObject([{ name: "About home", answers: [{ answer: "$1,200" }] }]);
  });

  it("sends the calculation what it reads, and nothing else", () => {
    const form = aQuestionForm(1);
    const questions = [
      aQuestion({ que_id: 1, answer: { ans_id: "[12]", qan_content: null } }),
      aQuestion({ que_id: 2, answer: { ans_id: null, qan_content: "900" } }),
      aQuestion({ que_id: 3, que_calc: false, answer: { ans_id: 12, qan_content: null } }),
      aQuestion({ que_id: 4 }),
    ];
    expect(
      calculationAnswers({ ...form, sections: [{ sec_name: "", sec_text: null, questions }] }),
    ).toEqual([
      { que_id: 1, ans_id: "[12]" },
      { que_id: 2, ans_content: "900" },
    ]);
  });
});
