import { ZIP_ID } from "./seeds";

const passwords = { password: "Quiet-otter-31", confirmPassword: "Quiet-otter-31" };

/** What an agent registers with, but for the human token. */
export const agentSignup = {
  agent: true,
  name: "Ada",
  lastname: "Broker",
  email: "ada.broker@example.com",
  phone: "(512)555-0199",
  ...passwords,
};

/** What a single person registers with for life insurance, but for the human token. */
export const consumerSignup = {
  firstName: "Cora",
  lastName: "Client",
  dateOfBirth: "1990-02-28",
  address1: "5 Elm Street",
  city: "Austin",
  state: "TX",
  rents: true,
  zipcodes: [{ id: ZIP_ID }],
  maritalStatus: 0,
  gender: 1,
  phoneNumber: "(512)555-0147",
  email: "cora.client@example.com",
  currentInsuranceCompany: null,
  emailNotification: true,
  ...passwords,
  insId: 2,
  questionAnswers: [],
};

/** The same by somebody who is married. */
export const marriedSignup = {
  ...consumerSignup,
  maritalStatus: 1,
  partnerFirstName: "Pat",
  partnerLastName: "Client",
  partnerDateOfBirth: "1990-03-01",
};
