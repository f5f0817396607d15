import { profileChanges, profileFormOf } from "./profileForm";
import { anAgentProfile } from "../../shared/profileFixtures";

const loaded = profileFormOf(
  anAgentProfile({ usr_all_zipcodes: 0, zipcodes: [{ zip_id: 11, zip_code: "73301" }] }),
);

describe("the changes of an agent's profile", () => {
  it("are none while nothing changed", () => {
    expect(profileChanges(loaded, { ...loaded })).toEqual({});
  });

  it("hold only the fields that changed", () => {
    expect(profileChanges(loaded, { ...loaded, usr_agencyname: "Oak & Sons" })).toEqual({
      usr_agencyname: "Oak & Sons",
    });
  });

  it("leave the ZIP codes out while All is on", () => {
    const zips = { all: true, specific: [] };
    expect(profileChanges(loaded, { ...loaded, zips })).toEqual({ usr_all_zipcodes: 1 });
  });

  it("carry the ZIP codes as ids when they changed", () => {
    const zips = { all: false, specific: [{ zip_id: 22, zip_code: "02108" }] };
    expect(profileChanges(loaded, { ...loaded, zips })).toEqual({ zipcodes: [{ id: 22 }] });
  });

  it("say that All is off, and keep quiet about ZIP codes that stayed the same", () => {
    const withAll = { ...loaded, zips: { ...loaded.zips, all: true } };
    expect(profileChanges(withAll, loaded)).toEqual({ usr_all_zipcodes: 0 });
  });

  it("send a new password with its confirmation, and none when it is empty", () => {
    const form = { ...loaded, usr_password: "a long one", usr_confirmNewPassword: "a long one" };
    expect(profileChanges(loaded, form)).toEqual({
      usr_password: "a long one",
      usr_confirmNewPassword: "a long one",
    });
  });

  it("send an unticked e-mail box as false", () => {
    expect(profileChanges(loaded, { ...loaded, usr_emailnotifications: false })).toEqual({
      usr_emailnotifications: false,
    });
  });
});

describe("the form of a loaded profile", () => {
  it("begins with blank passwords and no nulls", () => {
    const form = profileFormOf(anAgentProfile({ usr_agencyname: null }));
    expect(form).toMatchObject({
      usr_agencyname: "",
      usr_password: "",
      usr_confirmNewPassword: "",
    });
  });
});
