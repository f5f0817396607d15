import { missingInAgentProfile } from "../profiles/agentProfileFields";
import { agentProfileRules, agentProfileServerRules, consumerProfileRules } from "./profileRules";
import { validateFields } from "./validators";

const today = new Date("2026-03-01T00:00:00Z");

describe("the rules of the consumer's profile", () => {
  it("keep it of age", () => {
    const changes = { dateOfBirth: "2008-03-02" };
    expect(validateFields(changes, consumerProfileRules(today), ["dateOfBirth"])).toMatchObject({
      dateOfBirth: { code: "under-age" },
    });
  });

  it("ask for a partner unless single", () => {
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
});

describe("the rules of the agent's profile", () => {
  it("leave a short new password to the server", () => {
    const values = { newPassword: "short", confirmNewPassword: "short" };
    const fields = Object.keys(values);
    expect(validateFields(values, agentProfileRules(today), fields)).toEqual({});
    expect(validateFields(values, agentProfileServerRules(today), fields)).toMatchObject({
      newPassword: { code: "password-length" },
    });
    expect(validateFields({ newPassword: "" }, agentProfileServerRules(today), fields)).toEqual({});
  });

  it("refuse a confirmation that differs", () => {
    const values = { newPassword: "long enough", confirmNewPassword: "" };
    expect(validateFields(values, agentProfileRules(today), Object.keys(values))).toMatchObject({
      confirmNewPassword: { code: "password" },
    });
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
