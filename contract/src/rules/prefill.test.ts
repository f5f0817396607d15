import { prefillAnswer, prefilledAnswers } from "./prefill";
import { questionTypes } from "./questionnaire";
import { aForm, anOption, aQuestion } from "./questionnaireFixtures";
import { usStates } from "./states";

const state = aQuestion({
  que_id: 102,
  que_type: questionTypes.select,
  que_prefill: "usr_state",
  answers: usStates.map((_, index) => anOption({ ans_id: 10201 + index })),
});
const kind = aQuestion({
  que_id: 101,
  que_type: questionTypes.radio,
  que_prefill: "usr_rents",
  answers: [anOption({ ans_id: 10101 }), anOption({ ans_id: 10103 })],
});
const owns = aQuestion({
  que_id: 173,
  que_type: questionTypes.radio,
  que_prefill: "usr_rents",
  answers: [anOption({ ans_id: 17301 }), anOption({ ans_id: 17302 })],
});
const partner = aQuestion({ que_id: 193, que_prefill: "usr_maritalstatus" });
const birth = aQuestion({ que_id: 155, que_prefill: "usr_partnerdateofbirth" });

describe("prefillAnswer", () => {
  it("reads a renter as owning no home and an owner as owning one", () => {
    expect(prefillAnswer(kind, { usr_rents: true })).toBe(10103);
    expect(prefillAnswer(kind, { usr_rents: false })).toBe(10101);
    expect(prefillAnswer(owns, { usr_rents: true })).toBe(17302);
    expect(prefillAnswer(owns, { usr_rents: false })).toBe(17301);
    expect(prefillAnswer(owns, {})).toBeNull();
  });

  it("finds the state, the partner and the partner's date of birth", () => {
    expect(prefillAnswer(state, { usr_state: "WY" })).toBe(10251);
    expect(prefillAnswer(state, { usr_state: "ZZ" })).toBeNull();
    expect(prefillAnswer(partner, { usr_maritalstatus: 0 })).toBe(19302);
    expect(prefillAnswer(partner, { usr_maritalstatus: 2 })).toBe(19301);
    expect(prefillAnswer(birth, { usr_partnerdateofbirth: "1990-02-28" })).toBe("02/28/1990");
  });

  it("never replaces an answer", () => {
    const form = aForm([kind, state]);
    expect(prefilledAnswers(form, { 101: 10101 }, { usr_rents: true, usr_state: "AL" })).toEqual({
      101: 10101,
      102: 10201,
    });
  });
});
