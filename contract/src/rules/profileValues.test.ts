import { profileChanges, profileValues } from "./profileValues";
import type { ProfileFields } from "../profiles/profileFields";

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
