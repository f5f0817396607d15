import * as fc from "fast-check";
import { prefillAnswer, prefilledAnswers } from "./prefill";
import {
  isMultiChoice,
  isSingleChoice,
  offersNone,
  type QuestionKind,
  questionsOf,
  type Answers,
  type Form,
} from "./questionnaire";
import { aForm, anOption, aQuestion } from "./questionnaireFixtures";
import { usStates } from "./states";
import { applyRules, chosenIds, visibleForm } from "./visibility";

const aQuestionOf = (kind: QuestionKind, placeholder = "") =>
  aQuestion({ id: 1, kind, placeholder, options: [anOption({ id: 11 })] });

it("offers none where boxes have a text for it, and only boxes do", () => {
  expect(offersNone(aQuestionOf("checkboxes", "None of these"))).toBe(true);
  expect(offersNone(aQuestionOf("checkboxes"))).toBe(false);
  for (const kind of ["radio", "select", "text"] as const) {
    expect(offersNone(aQuestionOf(kind, "Please choose"))).toBe(false);
  }
});

it.each([
  ["select", "one"],
  ["radio", "one"],
  ["checkboxes", "several"],
  ["text", "none"],
  ["number", "none"],
  ["year", "none"],
  ["date", "none"],
] as const)("a %s question is answered by choosing %s of its options", (kind, count) => {
  const question = aQuestionOf(kind);
  expect(isSingleChoice(question)).toBe(count === "one");
  expect(isMultiChoice(question)).toBe(count === "several");
});

const radio = "radio";
const checkboxes = "checkboxes";

/** Pets? → dog shows "bitten?" whose yes shows "when?"; "none of your business" hides both. */
const pets = aForm([
  aQuestion({
    id: 1,
    kind: checkboxes,
    options: [
      anOption({ id: 11, showsQuestions: [2] }),
      anOption({ id: 12, showsQuestions: [2], hidesOptions: [43] }),
      anOption({ id: 13, hidesQuestions: [2], showsOptions: [43], hidesOptions: [41] }),
    ],
  }),
  aQuestion({
    id: 2,
    kind: radio,
    options: [anOption({ id: 21, showsQuestions: [3] }), anOption({ id: 22 })],
  }),
  aQuestion({ id: 3 }),
  aQuestion({
    id: 4,
    kind: radio,
    options: [anOption({ id: 41 }), anOption({ id: 42 }), anOption({ id: 43 })],
  }),
]);

const visibleIds = (answers: Answers) => [...applyRules(pets, answers).questionIds];

describe("applyRules", () => {
  it("hides what an option shows until one of those options is chosen", () => {
    expect(visibleIds({})).toEqual([1, 4]);
    expect(visibleIds({ 1: [11] })).toEqual([1, 2, 4]);
    expect(visibleIds({ 1: [12] })).toEqual([1, 2, 4]);
    expect(visibleIds({ 1: [11], 2: 21 })).toEqual([1, 2, 3, 4]);
  });

  it("lets hiding win over showing, and clears what is nested below", () => {
    const { questionIds, answers } = applyRules(pets, { 1: [11, 13], 2: 21, 3: "2020" });
    expect([...questionIds]).toEqual([1, 4]);
    expect(answers).toEqual({ 1: [11, 13] });
  });

  it("clears a chosen option that becomes hidden, and offers one that is shown", () => {
    expect(applyRules(pets, { 4: 41 }).answers).toEqual({ 4: 41 });
    expect(applyRules(pets, { 4: 43 }).answers).toEqual({});
    const hidden = applyRules(pets, { 1: [13], 4: 41 });
    expect(hidden.answers).toEqual({ 1: [13] });
    expect([hidden.answerIds.has(41), hidden.answerIds.has(43)]).toEqual([false, true]);
    expect(applyRules(pets, { 1: [12, 13] }).answerIds.has(43)).toBe(false);
  });

  it("drops answers to unknown questions, unknown options and of the wrong kind", () => {
    expect(applyRules(pets, { 9: "x", 4: 99, 2: "21", 1: [99, 11, 11], 3: 5 }).answers).toEqual({
      1: [11],
    });
    for (const answers of [{ 1: 11 }, { 1: "11" }, { 4: [41] }, { 4: 11 }, { 1: null }]) {
      expect(applyRules(pets, answers).answers).toEqual({});
    }
  });

  it("shows the umbrella question only when the estimate asks for one", () => {
    const auto = aForm([aQuestion({ id: 150 }), aQuestion({ id: 1 })], 3);
    expect([...applyRules(auto, {}).questionIds]).toEqual([1]);
    expect([...applyRules(auto, {}, { umbrella: true }).questionIds]).toEqual([150, 1]);
  });

  it("leaves hidden questions and options out of the visible form", () => {
    const shown = visibleForm(pets, applyRules(pets, { 1: [13] }));
    expect(questionsOf(shown).map(({ id }) => id)).toEqual([1, 4]);
    expect(questionsOf(shown)[1]?.options.map(({ id }) => id)).toEqual([42, 43]);
  });
});

describe("the options that a value chooses", () => {
  const boxes = aQuestion({ id: 1, kind: checkboxes });
  const one = aQuestion({ id: 2, kind: radio });
  const typed = aQuestion({ id: 3 });

  it("are those of the list, or the one, and none where the value is of another kind", () => {
    expect(chosenIds(boxes, [11, 12])).toEqual([11, 12]);
    expect(chosenIds(one, 21)).toEqual([21]);
    for (const value of [null, undefined, [], 11, "11"])
      expect(chosenIds(boxes, value)).toEqual([]);
    for (const value of [null, undefined, [21], "21"]) expect(chosenIds(one, value)).toEqual([]);
    for (const value of [21, "21"]) expect(chosenIds(typed, value)).toEqual([]);
  });

  it("are a copy: a form under edit is not changed by whoever asks", () => {
    const value = [11];
    chosenIds(boxes, value).push(12);
    expect(value).toEqual([11]);
  });
});

it("leaves 'none' of boxes whose every chosen option was hidden", () => {
  const form = aForm([
    aQuestion({ id: 1, kind: radio, options: [anOption({ id: 11, hidesOptions: [21] })] }),
    aQuestion({ id: 2, kind: checkboxes, options: [anOption({ id: 21 }), anOption({ id: 22 })] }),
  ]);
  expect(applyRules(form, { 1: 11, 2: [21] }).answers).toEqual({ 1: 11, 2: [] });
  expect(applyRules(pets, { 1: [] }).answers).toEqual({ 1: [] });
});

const questionCount = 6;
const optionsEach = 3;
const questionIds = Array.from({ length: questionCount }, (_, index) => index + 1);
const optionIds = questionIds.flatMap((id) =>
  Array.from({ length: optionsEach }, (_, index) => id * 10 + index),
);
const targets = (ids: number[]) =>
  fc.option(fc.subarray(ids, { maxLength: 2 }), { nil: null, freq: 2 });

const anyForm: fc.Arbitrary<Form> = fc
  .tuple(
    ...questionIds.map((id) =>
      fc
        .tuple(
          fc.constantFrom(radio, checkboxes),
          fc.array(
            fc.record({
              showsQuestions: targets(questionIds),
              showsOptions: targets(optionIds),
              hidesQuestions: targets(questionIds),
              hidesOptions: targets(optionIds),
            }),
            { minLength: optionsEach, maxLength: optionsEach },
          ),
        )
        .map(([kind, rules]) =>
          aQuestion({
            id,
            kind,
            options: rules.map((rule, index) => anOption({ id: id * 10 + index, ...rule })),
          }),
        ),
    ),
  )
  .map((questions) => aForm(questions));

const anyAnswers: fc.Arbitrary<Answers> = fc.dictionary(
  fc.constantFrom(...questionIds.map(String)),
  fc.oneof(fc.constantFrom(...optionIds), fc.subarray(optionIds), fc.string(), fc.constant(null)),
);

describe("applyRules, for any form and any answers", () => {
  it("ends, and applied again changes nothing", () => {
    fc.assert(
      fc.property(anyForm, anyAnswers, (form, answers) => {
        const once = applyRules(form, answers);
        expect(applyRules(form, once.answers)).toEqual(once);
      }),
    );
  });

  it("never leaves an answer to a hidden question, nor a hidden option chosen", () => {
    fc.assert(
      fc.property(anyForm, anyAnswers, (form, answers) => {
        const visible = applyRules(form, answers);
        for (const [id, value] of Object.entries(visible.answers)) {
          expect(visible.questionIds.has(Number(id))).toBe(true);
          for (const chosen of [value].flat()) {
            expect(visible.answerIds.has(Number(chosen))).toBe(true);
          }
        }
      }),
    );
  });

  it("only ever removes answers", () => {
    fc.assert(
      fc.property(anyForm, anyAnswers, (form, answers) => {
        for (const [id, value] of Object.entries(applyRules(form, answers).answers)) {
          expect([answers[Number(id)]].flat()).toEqual(expect.arrayContaining([value].flat()));
        }
      }),
    );
  });
});

it("leaves out a section in which nothing is visible", () => {
  const hidden = aForm([aQuestion({ id: 3 })]);
  const form = { ...pets, sections: [...pets.sections, ...hidden.sections] };
  expect(visibleForm(form, applyRules(form, {})).sections).toHaveLength(pets.sections.length);
});

const state = aQuestion({
  id: 102,
  kind: "select",
  prefill: "state",
  options: usStates.map((_, index) => anOption({ id: 10201 + index })),
});
const kind = aQuestion({
  id: 101,
  kind: "radio",
  prefill: "rents",
  options: [anOption({ id: 10101 }), anOption({ id: 10103 })],
});
const owns = aQuestion({
  id: 173,
  kind: "radio",
  prefill: "rents",
  options: [anOption({ id: 17301 }), anOption({ id: 17302 })],
});
const partner = aQuestion({ id: 193, prefill: "maritalStatus" });
const birth = aQuestion({ id: 155, prefill: "partnerDateOfBirth" });

it("reads a renter as owning no home and an owner as owning one", () => {
  expect(prefillAnswer(kind, { rents: true })).toBe(10103);
  expect(prefillAnswer(kind, { rents: false })).toBe(10101);
  expect(prefillAnswer(owns, { rents: true })).toBe(17302);
  expect(prefillAnswer(owns, { rents: false })).toBe(17301);
  expect(prefillAnswer(owns, {})).toBeNull();
});

it("finds the state, the partner and the partner's date of birth", () => {
  expect(prefillAnswer(state, { state: "WY" })).toBe(10251);
  expect(prefillAnswer(state, { state: "ZZ" })).toBeNull();
  expect(prefillAnswer(partner, { maritalStatus: "single" })).toBe(19302);
  expect(prefillAnswer(partner, { maritalStatus: "domesticPartner" })).toBe(19301);
  expect(prefillAnswer(birth, { partnerDateOfBirth: "1990-02-28" })).toBe("02/28/1990");
});

it("gives nothing where the profile or the question has nothing", () => {
  expect(prefillAnswer(state, {})).toBeNull();
  expect(
    prefillAnswer(aQuestion({ id: 102, prefill: "state", options: [] }), { state: "WY" }),
  ).toBeNull();
  expect(prefillAnswer(partner, {})).toBeNull();
  expect(prefillAnswer(birth, {})).toBeNull();
  expect(prefillAnswer(aQuestion({ id: 1, prefill: null }), { state: "WY" })).toBeNull();
});

it("never replaces an answer", () => {
  const form = aForm([kind, state]);
  expect(prefilledAnswers(form, { 101: 10101 }, { rents: true, state: "AL" })).toEqual({
    101: 10101,
    102: 10201,
  });
});
