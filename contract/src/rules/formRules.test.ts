import {
  agentRegistrationFormRules,
  agentRegistrationRules,
  consumerRegistrationRules,
  feedbackRules,
  loginRules,
  paymentRules,
  quoteRules,
  registerModalRules,
  resetPasswordRules,
  resetRequestRules,
  wizardStep1Rules,
  wizardStep2Rules,
  wizardStep3Rules,
} from "./formRules";
import { validateFields, type FieldRules } from "./validators";

const today = new Date("2026-03-01T00:00:00Z");

const registration = {
  firstName: "Ann",
  lastName: "Lee",
  dateOfBirth: "1990-02-28",
  address1: "1 Main St",
  city: "Austin",
  state: "TX",
  zipCodes: [{ id: 78701 }],
  rents: false,
  maritalStatus: "single",
  gender: "female",
  phoneNumber: "(512)555-0100",
  email: "ann@example.com",
  currentInsuranceCompany: null,
  emailNotification: false,
  password: "correct horse",
  confirmPassword: "correct horse",
};

it("accepts a whole registration of a single renter without a carrier", () => {
  expect(validateFields(registration, consumerRegistrationRules(today))).toEqual({});
});

it.each([
  ["the sign-in", loginRules, ["email", "password"]],
  ["the request for a new password", resetRequestRules, ["email"]],
  ["a message to us", feedbackRules, ["name", "email", "message"]],
  ["the payment", paymentRules, ["terms"]],
  ["the register modal", registerModalRules, ["insuranceTypeId", "terms"]],
  [
    "an agent's registration",
    agentRegistrationFormRules,
    ["name", "lastname", "email", "phone", "password", "confirmPassword", "terms"],
  ],
  ["a consumer's registration", consumerRegistrationRules(today), Object.keys(registration)],
  ["a quote", quoteRules(1), ["carrierId", "prices.0.monthly", "prices.0.yearly"]],
])("asks for every field of %s that may not stay empty", (_form, rules, fields) => {
  expect(Object.keys(validateFields({}, rules)).sort()).toEqual([...fields].sort());
});

it("takes nobody under 18, no value from outside of a choice, and no text without end", () => {
  const wrong = {
    dateOfBirth: "2008-03-02",
    address2: "x".repeat(501),
    state: "Austin",
    rents: "yes",
    maritalStatus: "engaged",
    gender: "unknown",
    phoneNumber: "555-0100",
    email: "ann@example",
    emailNotification: "yes",
  };
  const errors = validateFields({ ...registration, ...wrong }, consumerRegistrationRules(today));
  expect(Object.keys(errors)).toEqual(expect.arrayContaining(Object.keys(wrong)));
  expect(errors.dateOfBirth?.code).toBe("under-age");
  const modal = validateFields({ insuranceTypeId: 9, terms: false }, registerModalRules);
  expect(Object.keys(modal)).toEqual(["insuranceTypeId", "terms"]);
});

it("takes no phone number, email address or link into the lines that agents see before they pay", () => {
  const reached = { address1: "12 Oak Street, 512-555-0199", city: "ann@example.com" };
  const rules = consumerRegistrationRules(today);
  expect(validateFields({ ...registration, ...reached }, rules)).toMatchObject({
    address1: { code: "address" },
    city: { code: "address" },
  });
  const long = { address1: "12345 Highway 290 West", address2: "512-555-0199" };
  expect(validateFields({ ...registration, ...long }, rules)).toEqual({});
});

it("bounds a bundle's price as that of its parts", () => {
  const prices = [{ monthly: 1, yearly: 1 }];
  const far = { carrierId: 1, monthly: "9".repeat(12), yearly: "9".repeat(12), prices };
  expect(Object.keys(validateFields(far, quoteRules(1)))).toEqual(["monthly", "yearly"]);
});

it("ignores the partner's fields for Single and requires them otherwise", () => {
  const step2 = wizardStep2Rules(today);
  const partnerErrors = (maritalStatus: string) =>
    Object.keys(validateFields({ ...registration, maritalStatus }, step2));
  expect(partnerErrors("single")).toEqual([]);
  expect(partnerErrors("married")).toEqual([
    "partnerFirstName",
    "partnerLastName",
    "partnerDateOfBirth",
  ]);
});

it("counts the carrier None and an unticked notification box as filled in step 3", () => {
  const values = { ...registration, currentInsuranceCompany: 0 };
  expect(validateFields(values, wizardStep3Rules)).toEqual({});
  expect(Object.keys(validateFields(registration, wizardStep3Rules))).toEqual([
    "currentInsuranceCompany",
  ]);
});

it("bounds every field of the agent registration at 255 characters", () => {
  const long = "x".repeat(256);
  const values = { name: long, lastname: long, email: long, phone: long, password: long };
  const errors = validateFields({ ...values, confirmPassword: long }, agentRegistrationRules);
  expect(Object.values(errors).map(({ code }) => code)).toEqual(Array(6).fill("max-length"));
});

it("takes names of the specification's lengths: 255 from an agent, 500 from a client", () => {
  const codeOf = (rules: FieldRules, field: string, length: number) =>
    validateFields({ [field]: "x".repeat(length) }, rules, [field])[field]?.code;
  const ofClient = wizardStep1Rules(today);
  expect(codeOf(agentRegistrationFormRules, "name", 255)).toBeUndefined();
  expect(codeOf(agentRegistrationFormRules, "name", 256)).toBe("max-length");
  expect(codeOf(ofClient, "lastName", 500)).toBeUndefined();
  expect(codeOf(ofClient, "lastName", 501)).toBe("max-length");
});

it("requires a new password of more than 8 characters after a reset link", () => {
  const errors = validateFields({ password: "12345678", confirmPassword: "1" }, resetPasswordRules);
  expect(errors).toMatchObject({
    password: { code: "password-length" },
    confirmPassword: { code: "password" },
  });
});

it("allows a price of 0, and reports a missing one at its insurance type", () => {
  const prices = [
    { monthly: 0, yearly: "1,200" },
    { monthly: "", yearly: 900 },
  ];
  expect(validateFields({ carrierId: 1, prices }, quoteRules(2))).toEqual({
    "prices.1.monthly": { key: "validation.required", code: "required" },
  });
});

it("asks for a card only where saved cards are shown", () => {
  expect(validateFields({ terms: true, useSavedCard: false }, paymentRules)).toEqual({});
  expect(validateFields({ terms: true, useSavedCard: true }, paymentRules)).toMatchObject({
    paymentMethod: { key: "agentProfile.pleaseChooseCard" },
  });
});
