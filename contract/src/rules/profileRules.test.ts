import { missingInAgentProfile } from "../profiles/agentProfileFields";
import { exampleAgency } from "./exampleAgency";
import {
  agentProfileRules,
  agentProfileServerRules,
  consumerProfileRules,
  isNewEmail,
  newEmailRules,
} from "./profileRules";
import { validateFields } from "./validators";

const today = new Date("2026-03-01T00:00:00Z");

describe("the rules of the consumer's profile", () => {
  it("keep it of age, and ask for a partner unless single", () => {
    const young = { dateOfBirth: "2008-03-02" };
    expect(validateFields(young, consumerProfileRules(today), ["dateOfBirth"])).toMatchObject({
      dateOfBirth: { code: "under-age" },
    });
    const names = ["partnerFirstName", "partnerLastName", "partnerDateOfBirth"];
    const missing = (maritalStatus: string) =>
      Object.keys(validateFields({ maritalStatus }, consumerProfileRules(today), names));
    expect(missing("single")).toEqual([]);
    expect(missing("domesticPartner")).toEqual(names);
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
