import { aWizard } from "./wizardFixtures";
import { signupBody } from "./signupBody";

const bodyOf = (values = aWizard()) => signupBody(values, 1, [], {}, "human");

describe("the registration that is sent", () => {
  it("writes dates as YYYY-MM-DD", () => {
    expect(bodyOf()).toMatchObject({
      dateOfBirth: "1988-04-12",
      partnerDateOfBirth: "1987-09-30",
    });
  });

  it("leaves an empty second address line out", () => {
    expect(bodyOf(aWizard({ address2: "  " }))).not.toHaveProperty("address2");
    expect(bodyOf(aWizard({ address2: "Apt 4" }))).toHaveProperty("address2", "Apt 4");
  });

  it("sends the carrier None as null", () => {
    expect(bodyOf(aWizard({ currentInsuranceCompany: 0 })).currentInsuranceCompany).toBeNull();
  });

  it("sends one zip code as a list with its id alone", () => {
    expect(bodyOf().zipCodes).toEqual([{ id: 7 }]);
  });

  it("leaves the partner out for Single", () => {
    expect(bodyOf(aWizard({ maritalStatus: "single" }))).not.toHaveProperty("partnerFirstName");
  });

  it("keeps the phone number's mask", () => {
    expect(bodyOf().phoneNumber).toBe("(614)555-0134");
  });
});
