import { emptyWizard, type WizardValues } from "../../shared/register/registrationValues";

/** A wizard filled in by a married person, with what the test changes. */
export function aWizard(changes: Partial<WizardValues> = {}): WizardValues {
  return {
    ...emptyWizard,
    firstName: "Nora",
    lastName: "Reyes",
    dateOfBirth: "04/12/1988",
    address1: "12 Oak Street",
    city: "Columbus",
    state: "OH",
    zipCodes: [{ id: 7, code: "43004" }],
    rents: false,
    maritalStatus: "married",
    partnerFirstName: "Ben",
    partnerLastName: "Reyes",
    partnerDateOfBirth: "09/30/1987",
    gender: "female",
    phoneNumber: "(614)555-0134",
    email: "nora@example.com",
    currentInsuranceCompany: 3,
    password: "a-long-password",
    confirmPassword: "a-long-password",
    ...changes,
  };
}
