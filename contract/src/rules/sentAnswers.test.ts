import { daysAfter } from "../cover/limits";
import { toIsoDate, toShownDate } from "./dates";
import { questionsOf, type StoredAnswer } from "./questionnaire";
import { aForm, anOption, aQuestion } from "./questionnaireFixtures";
import {
  isAnswered,
  isFormFilled,
  missingQuestions,
  needsAnswer,
  validatorsFor,
} from "./questionRules";
import { firstError } from "./validators";
import {
  answersForPayload,
  answersFromSent,
  answersOf,
  fromStoredAnswer,
  toSentAnswer,
} from "./sentAnswers";

const now = new Date("2026-03-01T00:00:00Z");
const boxes = aQuestion({
  id: 1,
  kind: "checkboxes",
  options: [anOption({ id: 12 }), anOption({ id: 14, showsQuestions: [3] })],
});
const select = aQuestion({ id: 2, kind: "select", options: [anOption({ id: 21 })] });
const date = aQuestion({ id: 3, kind: "date" });
const amount = aQuestion({ id: 4, kind: "number", symbol: "$" });
const optional = aQuestion({ id: 140, kind: "number", symbol: "$" });
const words = aQuestion({ id: 5, kind: "text" });
const form = aForm([boxes, select, date, amount, optional]);

describe("answers on the wire", () => {
  it.each([
    [boxes, [12, 14], { questionId: 1, chosen: [12, 14], content: null }],
    [boxes, undefined, { questionId: 1, chosen: [], content: null }],
    [select, 21, { questionId: 2, chosen: 21, content: null }],
    [select, null, { questionId: 2, chosen: null, content: null }],
    [date, "02/29/2024", { questionId: 3, chosen: null, content: "2024-02-29" }],
    [amount, "12,000", { questionId: 4, chosen: null, content: "12000" }],
    [amount, "", { questionId: 4, chosen: null, content: null }],
    [amount, "about 12", { questionId: 4, chosen: null, content: "about 12" }],
    [amount, "12 or 13", { questionId: 4, chosen: null, content: "12 or 13" }],
    [words, " 1,200 ", { questionId: 5, chosen: null, content: "1,200" }],
    [words, 12, { questionId: 5, chosen: null, content: null }],
    [select, "21", { questionId: 2, chosen: null, content: null }],
  ])("sends %# as the specification says", (question, value, sent) => {
    expect(toSentAnswer(question, value)).toEqual(sent);
  });

  const stored = (answer: Partial<StoredAnswer>): StoredAnswer => ({
    chosen: null,
    content: null,
    ...answer,
  });

  it.each([
    [boxes, { chosen: 12 }],
    [select, { chosen: [21] }],
    [select, { chosen: 0 }],
    [select, { content: "21" }],
    [words, { content: "" }],
    [words, { chosen: 21 }],
  ])("reads no value from an answer that does not fit: %#", (question, answer) => {
    expect(fromStoredAnswer(question, stored(answer))).toBeNull();
  });

  it("reads stored answers as values to edit", () => {
    expect(fromStoredAnswer(boxes, stored({ chosen: [12, 14] }))).toEqual([12, 14]);
    expect(fromStoredAnswer(boxes, stored({ chosen: [] }))).toEqual([]);
    expect(fromStoredAnswer(select, stored({ chosen: 21 }))).toBe(21);
    expect(fromStoredAnswer(date, stored({ content: "2024-02-29" }))).toBe("02/29/2024");
    expect(fromStoredAnswer(amount, stored({ content: "12000" }))).toBe("12,000");
    expect(fromStoredAnswer(amount, stored({ content: "12000 a year" }))).toBe("12000 a year");
    expect(fromStoredAnswer(amount, stored({ content: "some 12000" }))).toBe("some 12000");
    expect(fromStoredAnswer(words, stored({ content: "12000" }))).toBe("12000");
    expect(fromStoredAnswer(amount, null)).toBeNull();
  });

  it("reads back what it sends", () => {
    const answers = { 1: [14], 2: 21, 3: "12/31/2026", 4: "12,000" };
    expect(answersFromSent(form, answersForPayload(form, answers))).toEqual(answers);
  });

  it("takes the stored answers of a reply, leaving out unanswered questions", () => {
    const reply = aForm([]);
    const questions = [
      { ...select, answer: stored({ chosen: 21 }) },
      { ...amount, answer: null },
    ];
    const sections = [{ name: "", text: "", questions }];
    expect(answersOf({ ...reply, sections })).toEqual({ 2: 21 });
  });

  it("sends visible questions alone, answered or not", () => {
    const sent = answersForPayload(form, { 2: 21, 3: "12/31/2026", 4: "1" });
    expect(sent.map(({ questionId }) => questionId)).toEqual([1, 2, 4, 140]);
  });

  it("sends 150 as 199 unless the estimate asks for an umbrella", () => {
    const umbrella = aQuestion({
      id: 150,
      kind: "radio",
      options: [anOption({ id: 199 }), anOption({ id: 15001 })],
    });
    const auto = aForm([umbrella], 3);
    const idSent = (value: boolean) =>
      answersForPayload(auto, { 150: 15001 }, { umbrella: value })[0]?.chosen;
    expect(idSent(false)).toBe(199);
    expect(idSent(true)).toBe(15001);
    expect(answersForPayload(aForm([select], 3), {}).map(({ questionId }) => questionId)).toEqual([
      2,
    ]);
  });
});

const dayAfter = (day: string, days: number) => toShownDate(daysAfter(toIsoDate(day) ?? "", days));

describe("questions", () => {
  it("count as missing while visible and empty; checkboxes and 140 never do", () => {
    expect(missingQuestions(form, {}).map(({ id }) => id)).toEqual([2, 4]);
    expect(missingQuestions(form, { 1: [14], 2: 21 }).map(({ id }) => id)).toEqual([3, 4]);
    expect(isFormFilled(form, { 2: 21, 4: "0" })).toBe(true);
    expect(isFormFilled(form, { 2: 21 })).toBe(false);
    expect(isAnswered(optional, null)).toBe(true);
    expect(questionsOf(form).filter(needsAnswer)).not.toContainEqual(
      expect.objectContaining({ kind: "checkboxes" }),
    );
    expect(needsAnswer(optional)).toBe(false);
  });

  const errorOf = (question: typeof amount, context: "wizard" | "application", value: unknown) =>
    firstError(value, validatorsFor(question, context, now), {})?.code ?? null;

  it("have validators by type", () => {
    const yearQuestion = aQuestion({ id: 5, kind: "year" });
    expect(errorOf(amount, "wizard", "")).toBe("required");
    expect(errorOf(amount, "wizard", "abc")).toBe("number");
    expect(errorOf(amount, "application", "")).toBeNull();
    expect(errorOf(aQuestion({ id: 7, kind: "number" }), "application", "")).toBe("required");
    expect(errorOf(aQuestion({ id: 140 }), "application", "")).toBeNull();
    expect(errorOf(date, "wizard", "02/30/2024")).toBe("pattern");
    expect(errorOf(yearQuestion, "wizard", "2027")).toBe("year");
    expect(errorOf(boxes, "wizard", null)).toBeNull();
    expect(errorOf(select, "application", null)).toBe("required");
    expect(errorOf(aQuestion({ id: 6 }), "application", "x".repeat(501))).toBe("max-length");
    expect(errorOf(optional, "wizard", "")).toBeNull();
    expect(errorOf(optional, "wizard", "abc")).toBe("number");
    expect(errorOf(aQuestion({ id: 9_999, kind: "date" }), "application", "01/01/1901")).toBeNull();
  });

  it("take no number outside the limits beside them, in dollars neither", () => {
    const aNumber = (id: number, symbol: string | null = null) =>
      aQuestion({ id, kind: "number", symbol });
    expect(errorOf(aNumber(181), "wizard", "1,200")).toBe("limit");
    expect(errorOf(aNumber(187), "application", "2,005")).toBe("limit");
    expect(errorOf(aNumber(158), "wizard", "90")).toBeNull();
    expect(errorOf(aNumber(132, "$"), "application", "1,000,001")).toBe("limit");
    expect(errorOf(aNumber(9_999), "wizard", "9".repeat(30))).toBe("limit");
  });

  it.each([
    [131, "03/01/2025", "03/01/2029"],
    [133, "03/01/2025", "03/01/2029"],
    [165, "03/01/2025", "03/01/2029"],
    [179, "03/01/2025", "03/01/2029"],
    [178, "03/01/1946", "03/01/2026"],
  ])("as %i take a day from %s to %s, and say so", (id, earliest, latest) => {
    const question = aQuestion({ id, kind: "date" });
    const errorAt = (day: string) =>
      firstError(day, validatorsFor(question, "application", now), {});
    expect([errorAt(earliest), errorAt(latest), errorAt("02/30/2026")?.code]).toEqual([
      null,
      null,
      "pattern",
    ]);
    const refusal = { key: "validation.dateBetween", code: "limit", values: { earliest, latest } };
    expect(errorAt(dayAfter(earliest, -1))).toEqual(refusal);
    expect(errorAt(dayAfter(latest, 1))).toEqual(refusal);
  });

  it("that ask for a driver's date of birth take one of somebody who may drive", () => {
    const driver = aQuestion({ id: 155, kind: "date", prefill: "partnerDateOfBirth" });
    expect(errorOf(driver, "wizard", "01/01/2099")).toBe("date-of-birth");
    expect(errorOf(driver, "wizard", "01/01/2023")).toBe("under-age");
    expect(errorOf(driver, "wizard", "01/01/1990")).toBeNull();
  });
});
