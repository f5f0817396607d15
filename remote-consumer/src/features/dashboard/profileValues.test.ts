import { aProfile } from "./profileFixtures";
import { changedFields, profileValues } from "./profileValues";

const loaded = profileValues(aProfile());

describe("the profile as a form", () => {
  it("shows dates as MM/DD/YYYY and starts with blank passwords", () => {
    expect(loaded).toMatchObject({
      usr_dateofbirth: "04/12/1988",
      usr_password: "",
      usr_oldPassword: "",
    });
  });

  it("never shows 'None' as a second address line", () => {
    expect(profileValues(aProfile({ usr_address2: "None" })).usr_address2).toBe("");
    expect(profileValues(aProfile({ usr_address2: null })).usr_address2).toBe("");
  });
});

describe("the changes that are sent", () => {
  it("are none when nothing changed", () => {
    expect(changedFields(loaded, { ...loaded })).toEqual({});
  });

  it("are only the fields that differ", () => {
    expect(changedFields(loaded, { ...loaded, usr_city: "Dayton", usr_rents: true })).toEqual({
      usr_city: "Dayton",
      usr_rents: true,
    });
  });

  it("do not count blanks around a text, but count a changed letter", () => {
    expect(changedFields(loaded, { ...loaded, usr_city: " Columbus " })).toEqual({});
  });

  it("write dates as YYYY-MM-DD", () => {
    expect(changedFields(loaded, { ...loaded, usr_dateofbirth: "04/13/1988" })).toEqual({
      usr_dateofbirth: "1988-04-13",
    });
  });

  it("empty the second address line with 'None'", () => {
    expect(changedFields(loaded, { ...loaded, usr_address2: "" })).toEqual({
      usr_address2: "None",
    });
  });

  it("send a zip code as a list with its id", () => {
    expect(changedFields(loaded, { ...loaded, zipcodes: [{ id: 9, code: "43085" }] })).toEqual({
      zipcodes: [{ id: 9 }],
    });
  });

  it("carry the three password fields when they are filled", () => {
    const passwords = {
      usr_oldPassword: "old-password",
      usr_password: "new-password",
      usr_confirmNewPassword: "new-password",
    };
    expect(changedFields(loaded, { ...loaded, ...passwords })).toEqual(passwords);
  });
});
