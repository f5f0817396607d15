import { hasContactDetail } from "../contact";
import { missingInAgentProfile } from "../profiles/agentProfileFields";
import type { ProfileFields } from "../profiles/profileFields";
import { exampleAgency } from "./exampleAgency";
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
import {
  agentProfileRules,
  agentProfileServerRules,
  consumerProfileRules,
  isNewEmail,
  newEmailRules,
} from "./profileRules";
import { profileChanges, profileValues } from "./profileValues";
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

it("takes long numbers of roads, and anything into the line that nobody reads before the fee", () => {
  const long = { address1: "12345 Highway 290 West", address2: "512-555-0199" };
  const rules = consumerRegistrationRules(today);
  expect(validateFields({ ...registration, ...long }, rules, undefined, hasContactDetail)).toEqual(
    {},
  );
});

it("bounds a bundle's price as that of its parts", () => {
  const prices = [{ monthly: 1, yearly: 1 }];
  const far = { carrierId: 1, monthly: "9".repeat(12), yearly: "9".repeat(12), prices };
  expect(Object.keys(validateFields(far, quoteRules(1)))).toEqual(["monthly", "yearly"]);
});

it.each([
  ["wizard", wizardStep2Rules(today)],
  ["profile", consumerProfileRules(today)],
])("the %s ignores the partner's fields for Single and requires them otherwise", (_form, rules) => {
  const partner = ["partnerFirstName", "partnerLastName", "partnerDateOfBirth"];
  const missing = (maritalStatus: string) =>
    Object.keys(validateFields({ ...registration, maritalStatus }, rules, partner));
  expect(missing("single")).toEqual([]);
  for (const other of ["married", "domesticPartner"]) expect(missing(other)).toEqual(partner);
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

describe("the rules of the consumer's profile", () => {
  it("keep it of age", () => {
    const young = { dateOfBirth: "2008-03-02" };
    expect(validateFields(young, consumerProfileRules(today), ["dateOfBirth"])).toMatchObject({
      dateOfBirth: { code: "under-age" },
    });
  });

  it("require the three password fields as soon as one has text", () => {
    const rules = consumerProfileRules(today);
    const fields = ["oldPassword", "newPassword", "confirmNewPassword"];
    expect(validateFields({}, rules, fields)).toEqual({});
    expect(Object.keys(validateFields({ oldPassword: "x" }, rules, fields))).toEqual([
      "newPassword",
      "confirmNewPassword",
    ]);
  });

  it("take a new password only when it was typed twice", () => {
    const twice = (newPassword: string, confirmNewPassword: string) =>
      Object.keys(
        validateFields(
          { oldPassword: "the old one", newPassword, confirmNewPassword },
          consumerProfileRules(today),
          ["newPassword", "confirmNewPassword"],
        ),
      );
    expect(twice("a new secret", "a new secret")).toEqual([]);
    expect(twice("a new secret", "another one")).toEqual(["confirmNewPassword"]);
  });

  it("want a ZIP code where one is sent", () => {
    const refused = validateFields({ zipCodes: [] }, consumerProfileRules(today), ["zipCodes"]);
    expect(Object.keys(refused)).toEqual(["zipCodes"]);
  });
});

describe("another address for an account", () => {
  it("is a text that differs from the present one by more than blanks", () => {
    expect(isNewEmail("new@example.com", "old@example.com")).toBe(true);
    expect(isNewEmail("new@example.com", null)).toBe(true);
    expect(isNewEmail(" old@example.com ", "old@example.com")).toBe(false);
    expect(["", "  ", null, undefined, 12].map((sent) => isNewEmail(sent, null))).toEqual([
      ...[false, false, false, false, false],
    ]);
  });

  it("asks for the present password, as it is typed and within its length", () => {
    const rules = newEmailRules("old@example.com");
    const refusal = (email: string, currentPassword?: string) =>
      validateFields({ email, currentPassword }, rules).currentPassword?.code;
    expect(refusal("new@example.com")).toBe("password-needed");
    expect(refusal("new@example.com", "a secret")).toBeUndefined();
    expect(refusal("new@example.com", "   ")).toBeUndefined();
    expect(refusal("new@example.com", "x".repeat(501))).toBe("max-length");
  });

  it("asks for none while it is no other address, or no address at all", () => {
    const rules = newEmailRules("old@example.com");
    expect(validateFields({ email: " old@example.com" }, rules)).toEqual({});
    expect(validateFields({ email: "new@" }, rules)).toEqual({});
  });
});

describe("the rules of the agent's profile", () => {
  it("take the agency of demo people as it is", () => {
    const names = Object.keys(exampleAgency);
    expect(names).toContain("agencyName");
    expect(validateFields(exampleAgency, agentProfileServerRules(today), names)).toEqual({});
  });

  it("leave a short new password to the server", () => {
    const values = { newPassword: "short", confirmNewPassword: "short" };
    const differing = { newPassword: "long enough", confirmNewPassword: "" };
    expect(
      validateFields(differing, agentProfileRules(today), Object.keys(differing)),
    ).toMatchObject({ confirmNewPassword: { code: "password" } });
    const fields = Object.keys(values);
    expect(validateFields(values, agentProfileRules(today), fields)).toEqual({});
    expect(validateFields(values, agentProfileServerRules(today), fields)).toMatchObject({
      newPassword: { code: "password-length" },
    });
    expect(validateFields({ newPassword: "" }, agentProfileServerRules(today), fields)).toEqual({});
  });

  it("ask for a number of digits, and take the license beside it as it is written, or none", () => {
    const refusals = (values: Record<string, unknown>) => {
      const found = validateFields(values, agentProfileServerRules(today), Object.keys(values));
      return Object.fromEntries(Object.entries(found).map(([name, { code }]) => [name, code]));
    };
    expect(refusals({ licenseNumber: "0F69776" })).toEqual({ licenseNumber: "number" });
    for (const fullLicense of ["0F69776", "PC-1234567 (B)", "x".repeat(500), "", undefined]) {
      expect(refusals({ licenseNumber: "069776", fullLicense })).toEqual({});
    }
    expect(refusals({ fullLicense: "x".repeat(501) })).toEqual({ fullLicense: "max-length" });
    for (const fullLicense of ["https://a.example", "0F\n69776", "0F\u200b69776"]) {
      expect(refusals({ fullLicense })).toEqual({ fullLicense: "pattern" });
    }
  });

  it("ask nothing of a box that the profile does not have", () => {
    const names = ["emailNotifications"];
    expect(validateFields({}, agentProfileRules(today), names)).toEqual({});
    const sent = { emailNotifications: null };
    expect(Object.keys(validateFields(sent, agentProfileRules(today), names))).toEqual(names);
  });
});

describe("what an agent's profile is missing", () => {
  const whole = {
    agencyName: "Juniper Insurance",
    agencyAddress: "12 Elm Street, Austin, TX",
    agencyEmail: "office@juniper.com",
    agencyPhone: "(512)555-0100",
    firstName: "June",
    lastName: "Perez",
    email: "june@juniper.com",
    phone: "(512)555-0101",
    licenseNumber: "1234567",
    hasAllZipCodes: true,
    zipCodes: [],
    carriers: [1],
  };

  it("is nothing once it is complete, with All or with zip codes of its own", () => {
    expect(missingInAgentProfile(whole)).toEqual([]);
    const own = { ...whole, hasAllZipCodes: false, zipCodes: [11] };
    expect(missingInAgentProfile(own)).toEqual([]);
  });

  it("is every empty detail, carriers and zip codes, in the order of the screen", () => {
    const bare = {
      ...whole,
      carriers: [],
      agencyName: null,
      agencyPhone: "",
      licenseNumber: null,
      hasAllZipCodes: false,
    };
    expect(missingInAgentProfile(bare)).toEqual([
      ...["carriers", "agencyName", "agencyPhone", "licenseNumber", "zipCodes"],
    ]);
  });
});

const fields = {
  name: { wire: "x_name", kind: "name", isNullable: true },
  unit: { wire: "x_unit", kind: "optionalText" },
  phone: { wire: "x_phone", kind: "phone" },
  birth: { wire: "x_birth", kind: "birthDate" },
  ownBirth: { wire: "x_own_birth", kind: "adultBirthDate" },
  wantsMail: { wire: "x_mail", kind: "yesNo" },
  pending: { wire: "x_pending", kind: "text", isReadOnly: true },
} as const satisfies ProfileFields;

const loaded = profileValues(fields, {
  name: null,
  unit: "Apt 4",
  phone: "6145550134",
  birth: "1988-04-12",
  ownBirth: "1980-01-02",
  wantsMail: true,
});

it("shows no null, masks phones, writes dates as people do, leaves out what nobody sends", () => {
  expect(loaded).toEqual({
    name: "",
    unit: "Apt 4",
    phone: "(614)555-0134",
    birth: "04/12/1988",
    ownBirth: "01/02/1980",
    wantsMail: true,
  });
});

describe("the changes of a profile", () => {
  const changes = (edited: Partial<typeof loaded>) =>
    profileChanges(fields, loaded, { ...loaded, ...edited });

  it("are none where only blanks or a phone's mask differ", () => {
    expect(changes({})).toEqual({});
    expect(changes({ unit: " Apt 4 ", phone: "614-555-0134" })).toEqual({});
  });

  it("are only the fields that differ, an unticked box as false", () => {
    expect(changes({ name: "Ann", wantsMail: false })).toEqual({ name: "Ann", wantsMail: false });
  });

  it("write dates as YYYY-MM-DD, and leave what is none to the rules", () => {
    expect(changes({ birth: "04/13/1988" })).toEqual({ birth: "1988-04-13" });
    expect(changes({ birth: "soon" })).toEqual({ birth: "soon" });
    expect(changes({ ownBirth: "01/03/1980" })).toEqual({ ownBirth: "1980-01-03" });
  });

  it("leave a text as it is written, even one that looks like a date or a phone number", () => {
    expect(changes({ name: "04/13/1988" })).toEqual({ name: "04/13/1988" });
    const numbered = { ...loaded, name: "614-555-0134" };
    expect(profileChanges(fields, numbered, { ...numbered, name: "(614)555-0134" })).toEqual({
      name: "(614)555-0134",
    });
  });

  it("empty an optional text with null", () => {
    expect(changes({ unit: "  " })).toEqual({ unit: null });
  });
});
