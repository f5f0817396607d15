import {
  agentProfileRules,
  agentProfileServerRules,
  agentRegistrationRules,
  consumerProfileRules,
  consumerRegistrationRules,
  paymentRules,
  quoteRules,
  registerModalRules,
  resetPasswordRules,
  wizardStep2Rules,
  wizardStep3Rules,
} from "./formRules";
import { validateFields } from "./validators";

const today = new Date("2026-03-01T00:00:00Z");

const registration = {
  firstName: "Ann",
  lastName: "Lee",
  dateOfBirth: "1990-02-28",
  address1: "1 Main St",
  city: "Austin",
  state: "TX",
  zipcodes: [{ id: 78701 }],
  rents: false,
  maritalStatus: 0,
  gender: 1,
  phoneNumber: "(512)555-0100",
  email: "ann@example.com",
  currentInsuranceCompany: null,
  emailNotification: false,
  password: "correct horse",
  confirmPassword: "correct horse",
};

describe("form rules", () => {
  it("accepts a whole registration of a single renter without a carrier", () => {
    expect(validateFields(registration, consumerRegistrationRules(today))).toEqual({});
  });

  it("registers nobody under 18, and keeps it so in the profile", () => {
    const child = { ...registration, dateOfBirth: "2008-03-02" };
    expect(validateFields(child, consumerRegistrationRules(today))).toMatchObject({
      dateOfBirth: { code: "under-age" },
    });
    const changes = { usr_dateofbirth: "2008-03-02" };
    expect(validateFields(changes, consumerProfileRules(today), ["usr_dateofbirth"])).toMatchObject(
      { usr_dateofbirth: { code: "under-age" } },
    );
  });

  it("ignores the partner's fields for Single and requires them otherwise", () => {
    const step2 = wizardStep2Rules(today);
    const partnerErrors = (maritalStatus: number) =>
      Object.keys(validateFields({ ...registration, maritalStatus }, step2));
    expect(partnerErrors(0)).toEqual([]);
    expect(partnerErrors(1)).toEqual(["partnerFirstName", "partnerLastName", "partnerDateOfBirth"]);
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

  it("asks the register modal for a known insurance type and the terms", () => {
    const errors = validateFields({ insuranceTypeId: 9, terms: false }, registerModalRules);
    expect(Object.keys(errors)).toEqual(["insuranceTypeId", "terms"]);
  });

  it("requires the consumer's three password fields as soon as one has text", () => {
    const rules = consumerProfileRules(today);
    const fields = ["usr_oldPassword", "usr_password", "usr_confirmNewPassword"];
    expect(validateFields({}, rules, fields)).toEqual({});
    expect(Object.keys(validateFields({ usr_oldPassword: "x" }, rules, fields))).toEqual([
      "usr_password",
      "usr_confirmNewPassword",
    ]);
  });

  it("leaves a short new agent password to the server", () => {
    const values = { usr_password: "short", usr_confirmNewPassword: "short" };
    const fields = Object.keys(values);
    expect(validateFields(values, agentProfileRules, fields)).toEqual({});
    expect(validateFields(values, agentProfileServerRules, fields)).toMatchObject({
      usr_password: { code: "password-length" },
    });
    expect(validateFields({ usr_password: "" }, agentProfileServerRules, fields)).toEqual({});
  });

  it("refuses an agent's confirmation that differs", () => {
    const values = { usr_password: "long enough", usr_confirmNewPassword: "" };
    expect(validateFields(values, agentProfileRules, Object.keys(values))).toMatchObject({
      usr_confirmNewPassword: { code: "password" },
    });
  });

  it("requires a new password of more than 8 characters after a reset link", () => {
    const errors = validateFields(
      { password: "12345678", confirmPassword: "1" },
      resetPasswordRules,
    );
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
});
