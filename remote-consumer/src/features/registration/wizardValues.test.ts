import { noZipPlace } from "../../shared/fields/place";
import {
  emptyRegistration,
  emptyWizard,
  type WizardValues,
} from "../../shared/register/registrationValues";
import { draftOf, keptOf } from "./keptDraft";
import { signupBody } from "./signupBody";
import { aWizard } from "./wizardFixtures";
import { isStepComplete, stepAfterClick, stepFields, stepQuestions } from "./wizardValues";

const today = new Date("2026-06-01T12:00:00Z");
const lincoln = { city: "Lincoln", state: "NE" };

it.each<[string, number, number, (step: number) => boolean, number | null]>([
  ["goes back freely, also from an incomplete step", 3, 1, () => false, 1],
  ["stays where the current step is incomplete", 1, 3, () => false, null],
  ["lands where all before it are complete", 1, 4, (step) => step <= 3, 4],
  ["lands on the first incomplete step before it", 1, 4, (step) => step <= 1, 2],
  ["goes back to an earlier one that became incomplete", 2, 4, (step) => step !== 1, 1],
])("a click on a step's header %s", (_what, from, clicked, isComplete, landed) => {
  expect(stepAfterClick(from, clicked, isComplete)).toBe(landed);
});

const nobody = { partnerFirstName: "", partnerLastName: "", partnerDateOfBirth: "" };
it.each<[number, Partial<WizardValues>, boolean]>([
  [1, emptyWizard, false],
  [1, {}, true],
  [1, { address2: "" }, true],
  [1, { dateOfBirth: "01/01/2027" }, false],
  [2, { ...nobody, maritalStatus: "single" }, true],
  [2, { ...nobody, maritalStatus: "married" }, false],
  [3, { currentInsuranceCompany: 0, emailNotification: false }, true],
  [3, { password: "eightcha", confirmPassword: "eightcha" }, false],
  [3, { password: "ninechars", confirmPassword: "ninechars" }, true],
])("step %i with %j is complete: %s", (step, values, isComplete) => {
  expect(isStepComplete(step, aWizard(values), today)).toBe(isComplete);
});

it("asks in its steps for all fields of the wizard, each once", () => {
  const { zipPlace: _remembered, ...asked } = emptyWizard;
  const fields = [1, 2, 3].flatMap(stepFields);
  expect([...fields].sort()).toEqual(Object.keys(asked).sort());
});

describe("what a step asks", () => {
  it("counts the question which of zip code and city is right", () => {
    const zipPlace = { ...noZipPlace, zip: { code: "68508", ...lincoln } };
    const left = (values: WizardValues) => stepQuestions(1, values).left;
    expect(left(aWizard({ zipPlace }))).toBe(1);
    expect(left(aWizard({ zipPlace, ...lincoln }))).toBe(0);
  });

  it("leaves out what may stay empty, and the partner where there is none", () => {
    expect(stepQuestions(1, aWizard({ address2: "" }))).toEqual({ total: 8, left: 0 });
    expect(stepQuestions(2, aWizard())).toEqual({ total: 7, left: 0 });
    expect(stepQuestions(2, aWizard({ maritalStatus: "single" }))).toEqual({ total: 4, left: 0 });
  });

  it("counts what has no answer yet", () => {
    expect(stepQuestions(1, aWizard({ city: " ", zipCodes: [], rents: null })).left).toBe(3);
    expect(stepQuestions(3, emptyWizard)).toEqual({ total: 3, left: 3 });
  });
});

const bodyOf = (values: WizardValues) => signupBody(values, 1, [], {}, "human");

it("leaves out what is empty, the partner for Single, and the carrier None or another", () => {
  expect(bodyOf(aWizard({ address2: "  " }))).not.toHaveProperty("address2");
  expect(bodyOf(aWizard({ address2: "Apt 4" }))).toHaveProperty("address2", "Apt 4");
  expect(bodyOf(aWizard({ currentInsuranceCompany: 0 })).currentInsuranceCompany).toBeNull();
  expect(bodyOf(aWizard({ currentInsuranceCompany: 0 }))).not.toHaveProperty("hasOtherCarrier");
  expect(bodyOf(aWizard({ currentInsuranceCompany: -1 }))).toMatchObject({
    currentInsuranceCompany: null,
    hasOtherCarrier: true,
  });
  expect(bodyOf(aWizard({ maritalStatus: "single" }))).not.toHaveProperty("partnerFirstName");
});

const draft = {
  ...emptyRegistration,
  ...aWizard({ gender: null, ...lincoln }),
  zipCodes: [{ id: 9, code: "68542 Lincoln, NE" }],
  // City and state agree with the zip code, so they follow it there as well.
  zipPlace: { zip: { ...lincoln, code: "68542" }, filled: lincoln, kept: "" },
  step: 4,
  page: 2,
  answersByType: { 1: { 121: 12101, 130: [13001, 13002], 131: "1985", 132: null }, 2: {} },
  continued: "an-older-link",
};

it("brings a registration to another device as it was, but for its passwords and its older link", () => {
  const kept = keptOf(draft, 1);
  expect(JSON.stringify(kept)).not.toMatch(/a-long-password|an-older-link/);
  expect(draftOf(kept, "the-link")).toEqual({
    ...draft,
    password: "",
    confirmPassword: "",
    continued: "the-link",
  });
});
