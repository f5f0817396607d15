import { noZipPlace } from "../../shared/fields/place";
import { emptyWizard, type WizardValues } from "../../shared/register/registrationValues";
import { isStepComplete, stepAfterClick, stepFields, stepQuestions } from "./wizardValues";
import { aWizard } from "./wizardFixtures";

const today = new Date("2026-06-01T12:00:00Z");

describe("a click on a step's header", () => {
  const completeUpTo = (last: number) => (step: number) => step <= last;

  it("goes back freely, also from an incomplete step", () => {
    expect(stepAfterClick(3, 1, completeUpTo(0))).toBe(1);
  });

  it("stays where it is when the current step is incomplete", () => {
    expect(stepAfterClick(1, 3, completeUpTo(0))).toBeNull();
  });

  it("lands on the clicked step when all before it are complete", () => {
    expect(stepAfterClick(1, 4, completeUpTo(3))).toBe(4);
  });

  it("lands on the first incomplete step before the clicked one", () => {
    expect(stepAfterClick(1, 4, completeUpTo(1))).toBe(2);
  });

  it("sends a complete step back to an earlier one that became incomplete", () => {
    expect(stepAfterClick(2, 4, (step) => step !== 1)).toBe(1);
  });
});

describe("a step is complete", () => {
  it("only when its required fields are filled", () => {
    expect(isStepComplete(1, emptyWizard, today)).toBe(false);
    expect(isStepComplete(1, aWizard(), today)).toBe(true);
  });

  it("without a second address line", () => {
    expect(isStepComplete(1, aWizard({ address2: "" }), today)).toBe(true);
  });

  it("without a partner for Single, with one for Married", () => {
    const nobody = { partnerFirstName: "", partnerLastName: "", partnerDateOfBirth: "" };
    expect(isStepComplete(2, aWizard({ ...nobody, maritalStatus: "single" }), today)).toBe(true);
    expect(isStepComplete(2, aWizard({ ...nobody, maritalStatus: "married" }), today)).toBe(false);
  });

  it("with the carrier None and notifications off", () => {
    const values = aWizard({ currentInsuranceCompany: 0, emailNotification: false });
    expect(isStepComplete(3, values, today)).toBe(true);
  });

  it("not with a password of eight characters, but with nine", () => {
    const eight = aWizard({ password: "eightcha", confirmPassword: "eightcha" });
    const nine = aWizard({ password: "ninechars", confirmPassword: "ninechars" });
    expect(isStepComplete(3, eight, today)).toBe(false);
    expect(isStepComplete(3, nine, today)).toBe(true);
  });

  it("not with a date of birth in the future", () => {
    expect(isStepComplete(1, aWizard({ dateOfBirth: "01/01/2027" }), today)).toBe(false);
  });
});

describe("the fields of the steps", () => {
  it("together are all fields of the wizard, each once", () => {
    const { zipPlace: _remembered, ...asked } = emptyWizard;
    const fields = [1, 2, 3].flatMap(stepFields);
    expect([...fields].sort()).toEqual(Object.keys(asked).sort());
  });
});

describe("what a step asks", () => {
  it("counts the question which of zip code and city is right", () => {
    const zipPlace = { ...noZipPlace, zip: { code: "68508", city: "Lincoln", state: "NE" } };
    const left = (values: WizardValues) => stepQuestions(1, values).left;
    expect(left(aWizard({ zipPlace }))).toBe(1);
    expect(left(aWizard({ zipPlace, city: "Lincoln", state: "NE" }))).toBe(0);
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
