import { agentProfileUpdate } from "@quotehaven/contract/wire";
import { changesOf, profileFormOf } from "./profileForm";
import { anAgentProfile } from "../../shared/profileFixtures";

const loaded = profileFormOf(
  anAgentProfile({ hasAllZipCodes: false, zipCodes: [{ id: 11, code: "73301" }] }),
);

describe("the changes of an agent's profile", () => {
  it("are none while nothing changed", () => {
    expect(changesOf(loaded, { ...loaded })).toEqual({});
  });

  it("hold only the fields that changed", () => {
    expect(changesOf(loaded, { ...loaded, agencyName: "Oak & Sons" })).toEqual({
      agencyName: "Oak & Sons",
    });
  });

  it("leave the ZIP codes out while All is on", () => {
    const zipCodes = { all: true, specific: [] };
    expect(changesOf(loaded, { ...loaded, zipCodes })).toEqual({ hasAllZipCodes: true });
  });

  it("carry the ZIP codes as ids when they changed", () => {
    const zipCodes = { all: false, specific: [{ id: 22, code: "02108" }] };
    expect(agentProfileUpdate.encode(changesOf(loaded, { ...loaded, zipCodes }))).toEqual({
      zipcodes: [{ id: 22 }],
    });
  });

  it("say that All is off, and keep quiet about ZIP codes that stayed the same", () => {
    const withAll = { ...loaded, zipCodes: { ...loaded.zipCodes, all: true } };
    expect(changesOf(withAll, loaded)).toEqual({ hasAllZipCodes: false });
  });

  it("send a new password with its confirmation, and none when it is empty", () => {
    const passwords = { newPassword: "a long one", confirmNewPassword: "a long one" };
    expect(changesOf(loaded, { ...loaded, ...passwords })).toEqual(passwords);
  });

  it("send an unticked e-mail box as false", () => {
    expect(changesOf(loaded, { ...loaded, emailNotifications: false })).toEqual({
      emailNotifications: false,
    });
  });
});

describe("the form of a loaded profile", () => {
  it("begins with blank passwords and no nulls", () => {
    const form = profileFormOf(anAgentProfile({ agencyName: null }));
    expect(form).toMatchObject({ agencyName: "", newPassword: "", confirmNewPassword: "" });
  });
});
