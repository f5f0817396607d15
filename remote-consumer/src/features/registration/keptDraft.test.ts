import { emptyRegistration } from "../../shared/register/registrationValues";
import { draftOf, keptOf } from "./keptDraft";
import { aWizard } from "./wizardFixtures";

const draft = {
  ...emptyRegistration,
  ...aWizard({ gender: null }),
  step: 4,
  page: 2,
  answersByType: { 1: { 121: 12101, 130: [13001, 13002], 131: "1985", 132: null }, 2: {} },
  continued: "an-older-link",
};

describe("a registration on its way to another device", () => {
  it("leaves its passwords and its older link behind", () => {
    const kept = JSON.stringify(keptOf(draft, 1));
    expect(kept).not.toContain("a-long-password");
    expect(kept).not.toContain("an-older-link");
  });

  it("lets city and state follow a zip code that they agree with", () => {
    const place = {
      zipCodes: [{ id: 9, code: "68542 Lincoln, NE" }],
      city: "Lincoln",
      state: "NE",
    };
    const arrived = draftOf(keptOf({ ...draft, ...place }, 1), "the-link");
    expect(arrived.zipPlace.filled).toEqual({ city: "Lincoln", state: "NE" });
  });

  it("arrives as it was, but for the passwords", () => {
    expect(draftOf(keptOf(draft, 1), "the-link")).toEqual({
      ...draft,
      password: "",
      confirmPassword: "",
      continued: "the-link",
    });
  });
});
