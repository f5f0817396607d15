import { aWizard } from "./wizardFixtures";
import { signupBody } from "./signupBody";

const bodyOf = (values = aWizard()) => signupBody(values, 1, [], {}, "human");

it("sends dates as YYYY-MM-DD, a zip code by its id, and a phone number with its mask", () => {
  expect(bodyOf()).toMatchObject({
    dateOfBirth: "1988-04-12",
    partnerDateOfBirth: "1987-09-30",
    zipCodes: [{ id: 7 }],
    phoneNumber: "(614)555-0134",
  });
});

it("leaves out what is empty, the partner for Single, and the carrier None", () => {
  expect(bodyOf(aWizard({ address2: "  " }))).not.toHaveProperty("address2");
  expect(bodyOf(aWizard({ address2: "Apt 4" }))).toHaveProperty("address2", "Apt 4");
  expect(bodyOf(aWizard({ currentInsuranceCompany: 0 })).currentInsuranceCompany).toBeNull();
  expect(bodyOf(aWizard({ maritalStatus: "single" }))).not.toHaveProperty("partnerFirstName");
});
