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

  it("are none when nothing changed", () => {
    expect(sent({})).toEqual({});
  });

  it("are only the fields that differ", () => {
    expect(sent({ city: "Dayton", rents: true })).toEqual({ usr_city: "Dayton", usr_rents: true });
  });

  it("number gender and marital status as the wire does", () => {
    expect(sent({ gender: "other", maritalStatus: "domesticPartner" })).toEqual({
      usr_gender: 2,
      usr_maritalstatus: 2,
    });
  });

  it("leave out the partner of somebody who is single", () => {
    expect(sent({ maritalStatus: "single", partnerFirstName: "Bo" })).toEqual({
      usr_maritalstatus: 0,
    });
  });

  it("do not count blanks around a text", () => {
    expect(sent({ city: " Columbus " })).toEqual({});
  });

  it("write dates as YYYY-MM-DD", () => {
    expect(sent({ dateOfBirth: "04/13/1988" })).toEqual({ usr_dateofbirth: "1988-04-13" });
  });

  it("empty the second address line with 'None'", () => {
    expect(sent({ address2: "" })).toEqual({ usr_address2: "None" });
  });

  it("send a zip code as a list with its id", () => {
    expect(sent({ zipCodes: [{ id: 9, code: "43085" }] })).toEqual({ zipcodes: [{ id: 9 }] });
  });

  it("carry the three password fields when they are filled", () => {
    const passwords = {
      oldPassword: "old-password",
      newPassword: "new-password",
      confirmNewPassword: "new-password",
    };
    expect(changesOf(loaded, { ...loaded, ...passwords })).toEqual(passwords);
  });

  it("carry the present password with another address alone", () => {
    const currentPassword = "old-password";
    expect(sent({ currentPassword })).toEqual({});
    expect(sent({ currentPassword, email: "new@example.com" })).toEqual({
      usr_email: "new@example.com",
      usr_currentPassword: "old-password",
    });
  });
});
