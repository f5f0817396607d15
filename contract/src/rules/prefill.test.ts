import { prefillAnswer, prefilledAnswers } from "./prefill";
import { aForm, anOption, aQuestion } from "./questionnaireFixtures";
import { usStates } from "./states";

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
