import { questionTypes, type StoredAnswer } from "./questionnaire";
import { aForm, anOption, aQuestion } from "./questionnaireFixtures";
import {
  isAnswered,
  isFormFilled,
  missingQuestions,
  questionsLeft,
  validatorsFor,
} from "./questionRules";
import { firstError } from "./validators";
import {
  answersForPayload,
  answersFromWire,
  answersOf,
  fromBracketedList,
  fromStoredAnswer,
  toWireAnswer,
} from "./wireAnswers";

const now = new Date("2026-03-01T00:00:00Z");
const boxes = aQuestion({
  que_id: 1,
  que_type: questionTypes.checkboxes,
  answers: [anOption({ ans_id: 12 }), anOption({ ans_id: 14, shows_questions: [3] })],
});
const select = aQuestion({
  que_id: 2,
  que_type: questionTypes.select,
  answers: [anOption({ ans_id: 21 })],
});
const date = aQuestion({ que_id: 3, que_type: questionTypes.date });
const amount = aQuestion({ que_id: 4, que_type: questionTypes.number, que_symbol: "$" });
const optional = aQuestion({ que_id: 140, que_type: questionTypes.number, que_symbol: "$" });
const form = aForm([boxes, select, date, amount, optional]);

describe("answers on the wire", () => {
  it.each([
    [boxes, [12, 14], { que_id: 1, ans_id: "[12,14]", ans_content: null }],
    [boxes, undefined, { que_id: 1, ans_id: "[]", ans_content: null }],
    [select, 21, { que_id: 2, ans_id: 21, ans_content: null }],
    [select, null, { que_id: 2, ans_id: null, ans_content: null }],
    [date, "02/29/2024", { que_id: 3, ans_id: null, ans_content: "2024-02-29" }],
    [amount, "12,000", { que_id: 4, ans_id: null, ans_content: "12000" }],
    [amount, "", { que_id: 4, ans_id: null, ans_content: null }],
  ])("sends %# as the specification says", (question, value, sent) => {
    expect(toWireAnswer(question, value)).toEqual(sent);
  });

  const stored = (answer: Partial<StoredAnswer>): StoredAnswer => ({
    ans_id: null,
    qan_content: null,
    ...answer,
  });

  it("reads stored answers as values to edit", () => {
    expect(fromStoredAnswer(boxes, stored({ ans_id: "[12, 14]" }))).toEqual([12, 14]);
    expect(fromStoredAnswer(boxes, stored({ ans_id: "[]" }))).toEqual([]);
    expect(fromStoredAnswer(select, stored({ ans_id: 21 }))).toBe(21);
    expect(fromStoredAnswer(date, stored({ qan_content: "2024-02-29" }))).toBe("02/29/2024");
    expect(fromStoredAnswer(amount, stored({ qan_content: "12000" }))).toBe("12,000");
    expect(fromStoredAnswer(amount, null)).toBeNull();
  });

  it("reads a bracketed list or a real list, and nothing else", () => {
    expect(fromBracketedList([3, 4])).toEqual([3, 4]);
    expect(fromBracketedList("[1,2]; drop")).toBeNull();
    expect(fromBracketedList("1,2")).toBeNull();
    expect(fromBracketedList(["1"])).toBeNull();
  });

  it("reads back what it sends", () => {
    const answers = { 1: [14], 2: 21, 3: "12/31/2026", 4: "12,000" };
    expect(answersFromWire(form, answersForPayload(form, answers))).toEqual(answers);
  });

  it("takes the stored answers of a reply, leaving out unanswered questions", () => {
    const reply = aForm([]);
    const questions = [
      { ...select, answer: stored({ ans_id: 21 }) },
      { ...amount, answer: null },
    ];
    const sections = [{ sec_name: "", sec_text: "", questions }];
    expect(answersOf({ ...reply, sections })).toEqual({ 2: 21 });
  });

  it("sends visible questions alone, answered or not", () => {
    const sent = answersForPayload(form, { 2: 21, 3: "12/31/2026", 4: "1" });
    expect(sent.map(({ que_id }) => que_id)).toEqual([1, 2, 4, 140]);
  });

  it("sends 150 as 199 unless the estimate asks for an umbrella", () => {
    const umbrella = aQuestion({
      que_id: 150,
      que_type: questionTypes.radio,
      answers: [anOption({ ans_id: 199 }), anOption({ ans_id: 15001 })],
    });
    const auto = aForm([umbrella], 3);
    const idSent = (value: boolean) =>
      answersForPayload(auto, { 150: 15001 }, { umbrella: value })[0]?.ans_id;
    expect(idSent(false)).toBe(199);
    expect(idSent(true)).toBe(15001);
    expect(answersForPayload(aForm([select], 3), {}).map(({ que_id }) => que_id)).toEqual([2]);
  });
});

describe("questions", () => {
  it("count as missing while visible and empty; checkboxes and 140 never do", () => {
    expect(missingQuestions(form, {}).map(({ que_id }) => que_id)).toEqual([2, 4]);
    expect(missingQuestions(form, { 1: [14], 2: 21 }).map(({ que_id }) => que_id)).toEqual([3, 4]);
    expect(isFormFilled(form, { 2: 21, 4: "0" })).toBe(true);
    expect(isAnswered(optional, null)).toBe(true);
  });

  it("left to answer are counted over all forms", () => {
    expect(questionsLeft([form, aForm([select], 2)], { 1: { 2: 21 } })).toBe(2);
  });

  const errorOf = (question: typeof amount, context: "wizard" | "application", value: unknown) =>
    firstError(value, validatorsFor(question, context, now), {})?.code ?? null;

  it("have validators by type", () => {
    const yearQuestion = aQuestion({ que_id: 5, que_type: questionTypes.year });
    expect(errorOf(amount, "wizard", "")).toBe("required");
    expect(errorOf(amount, "wizard", "abc")).toBe("number");
    expect(errorOf(date, "wizard", "02/30/2024")).toBe("pattern");
    expect(errorOf(yearQuestion, "wizard", "2027")).toBe("year");
    expect(errorOf(boxes, "wizard", null)).toBeNull();
    expect(errorOf(select, "application", null)).toBe("required");
    expect(errorOf(aQuestion({ que_id: 6 }), "application", "x".repeat(501))).toBe("max-length");
  });

  it("take no number outside the limits beside them, in dollars neither", () => {
    const aNumber = (que_id: number, que_symbol: string | null = null) =>
      aQuestion({ que_id, que_type: questionTypes.number, que_symbol });
    expect(errorOf(aNumber(181), "wizard", "1,200")).toBe("limit");
    expect(errorOf(aNumber(187), "application", "2,005")).toBe("limit");
    expect(errorOf(aNumber(158), "wizard", "90")).toBeNull();
    expect(errorOf(aNumber(132, "$"), "application", "1,000,001")).toBe("limit");
    expect(errorOf(aNumber(9_999), "wizard", "9".repeat(30))).toBe("limit");
  });

  it("that ask for a driver's date of birth take one of somebody who may drive", () => {
    const driver = aQuestion({
      que_id: 155,
      que_type: questionTypes.date,
      que_prefill: "usr_partnerdateofbirth",
    });
    expect(errorOf(driver, "wizard", "01/01/2099")).toBe("date-of-birth");
    expect(errorOf(driver, "wizard", "01/01/2023")).toBe("under-age");
    expect(errorOf(driver, "wizard", "01/01/1990")).toBeNull();
  });

  it("with a dollar sign are not required in the application, and 140 may be empty in the wizard", () => {
    expect(errorOf(amount, "application", "")).toBeNull();
    expect(errorOf(optional, "wizard", "")).toBeNull();
    expect(errorOf(optional, "wizard", "abc")).toBe("number");
  });
});
