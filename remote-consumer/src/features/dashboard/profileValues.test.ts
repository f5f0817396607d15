import { userProfileUpdate } from "@quotehaven/contract/wire";
import { aProfile } from "./profileFixtures";
import { changesOf, valuesOf, type ConsumerValues } from "./profileValues";

const loaded = valuesOf(aProfile());

describe("the profile as a form", () => {
  it("shows dates as MM/DD/YYYY and starts with blank passwords", () => {
    expect(loaded).toMatchObject({ dateOfBirth: "04/12/1988", newPassword: "", oldPassword: "" });
  });

  it("has no null in its second address line", () => {
    expect(valuesOf(aProfile({ address2: null })).address2).toBe("");
  });
});

describe("the changes that are sent", () => {
  const sent = (edited: Partial<ConsumerValues>) =>
    userProfileUpdate.encode(changesOf(loaded, { ...loaded, ...edited }));

  it.each<[string, Partial<ConsumerValues>, object]>([
    ["none", {}, {}],
    [
      "only the fields that differ",
      { city: "Dayton", rents: true },
      { usr_city: "Dayton", usr_rents: true },
    ],
    [
      "gender and marital status as numbers",
      { gender: "other", maritalStatus: "domesticPartner" },
      { usr_gender: 2, usr_maritalstatus: 2 },
    ],
    [
      "no partner of somebody who is single",
      { maritalStatus: "single", partnerFirstName: "Bo" },
      { usr_maritalstatus: 0 },
    ],
    ["nothing where only blanks differ", { city: " Columbus " }, {}],
    ["dates as YYYY-MM-DD", { dateOfBirth: "04/13/1988" }, { usr_dateofbirth: "1988-04-13" }],
    ["an emptied second address line as 'None'", { address2: "" }, { usr_address2: "None" }],
    [
      "a zip code as a list with its id",
      { zipCodes: [{ id: 9, code: "43085" }] },
      { zipcodes: [{ id: 9 }] },
    ],
    ["no password alone", { currentPassword: "old-password" }, {}],
    [
      "the present password with another address",
      { currentPassword: "old-password", email: "new@example.com" },
      { usr_email: "new@example.com", usr_currentPassword: "old-password" },
    ],
  ])("are %s", (_what, edited, body) => {
    expect(sent(edited)).toEqual(body);
  });

  it("carry the three password fields when they are filled", () => {
    const passwords = {
      oldPassword: "old-password",
      newPassword: "new-password",
      confirmNewPassword: "new-password",
    };
    expect(changesOf(loaded, { ...loaded, ...passwords })).toEqual(passwords);
  });
});
