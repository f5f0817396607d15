import { questionsOf } from "@quotehaven/contract/rules";
import type { AnswerInput } from "@quotehaven/contract/wire";
import { formFor } from "../../reference/questionnaires";
import { answeredForm, formWithAnswers } from "./answeredForms";
import { readAnswers } from "./readAnswers";
import { fromStoredAnswers, toSentAnswers, toStoredAnswers } from "./storedAnswers";

const home = formFor(1)!;
const now = new Date("2026-03-01T00:00:00Z");

/** A select, boxes, a number and a year of the home questionnaire. */
const [kind, exposures, area, built] = [101, 121, 104, 103] as const;
const [house, condo] = [10101, 10102] as const;
const [pool, dog] = [12101, 12103] as const;
const answers = { [kind]: house, [area]: "2,000", [built]: "1996", [exposures]: [pool, dog] };

const typed = (questionId: number, content: string) => ({ questionId, chosen: null, content });
const picked = (questionId: number, chosen: number | number[]) => ({
  ...{ questionId, chosen, content: null },
});
const sent = [picked(kind, house), typed(area, "2000"), picked(exposures, [pool, dog])];

const read = (...sent: AnswerInput[]) => readAnswers(home, sent, { now });

describe("sent answers", () => {
  it("are read as values", () => {
    expect(read(...sent)).toEqual({ [kind]: house, [area]: "2,000", [exposures]: [pool, dog] });
  });

  it("may be empty while a draft is unfinished", () => {
    for (const empty of [null, ""]) {
      expect(read({ questionId: area, chosen: null, content: empty })).toEqual({});
    }
    expect(read({ questionId: kind, chosen: null, content: null })).toEqual({});
    expect(read({ questionId: exposures, chosen: [], content: null })).toEqual({ [exposures]: [] });
  });

  it.each<[string, AnswerInput[], string]>([
    ["to a question of no questionnaire", [typed(9_999, "")], "invalid-answer"],
    ["with an option of another question", [picked(kind, pool)], "invalid-answer"],
    ["with several of which one may be chosen", [picked(kind, [house])], "invalid-answer"],
    ["with one of which several may be chosen", [picked(exposures, pool)], "invalid-answer"],
    ["with boxes of which one is unknown", [picked(exposures, [pool, house])], "invalid-answer"],
    ["with a text for a choice", [typed(kind, "house")], "invalid-answer"],
    ["with a choice for a text", [picked(area, house)], "invalid-answer"],
    ["with a text for a number", [typed(area, "big")], "invalid-answer"],
    ["with a year that is none", [typed(built, "12")], "invalid-answer"],
    ["twice to a question", [typed(area, "2000"), typed(area, "2000")], "invalid-answer"],
    ["outside of limits", [typed(area, "999999999")], "limit"],
  ])("are refused %s", (_what, sent, code) => {
    expect(() => read(...sent)).toThrow(expect.objectContaining({ status: 422, codes: [code] }));
  });
});

describe("stored answers", () => {
  const rows = [
    { questionId: kind, answerId: house, content: null },
    { questionId: built, answerId: null, content: "1996" },
    { questionId: area, answerId: null, content: "2000" },
  ];

  it("are rows of what was answered, and read back the same", () => {
    const stored = toStoredAnswers(home, answers);
    expect(stored).toEqual(expect.arrayContaining(rows));
    expect(stored.every(({ answerId, content }) => answerId !== null || content !== null)).toBe(
      true,
    );
    expect(fromStoredAnswers(home, stored)).toMatchObject(answers);
  });

  it("are sent as they were chosen or written", () => {
    const stored = toStoredAnswers(home, answers);
    expect(toSentAnswers(home, stored)).toEqual(expect.arrayContaining(sent));
  });
});

describe("a questionnaire with its answers", () => {
  const answerIn = (form: ReturnType<typeof formWithAnswers>, id: number) =>
    questionsOf(form).find((question) => question.id === id)?.answer;

  it("has every question, and the answers of those that have one", () => {
    const form = formWithAnswers(home, toStoredAnswers(home, { [kind]: condo }));
    expect(questionsOf(form)).toHaveLength(questionsOf(home).length);
    expect(answerIn(form, kind)).toEqual({ chosen: condo, content: null });
    expect(answerIn(form, area)).toBeNull();
  });

  it("shows an agent only what was answered, and no section without anything", () => {
    const stored = [{ questionId: kind, answerId: house, content: null }];
    const form = answeredForm(home, stored);
    expect(questionsOf(form).map(({ id }) => id)).toEqual([kind]);
    expect(form.sections).toHaveLength(1);
    expect(answerIn(form, kind)).toEqual({ chosen: house, content: null });
    expect(answeredForm(home, []).sections).toEqual([]);
  });
});
