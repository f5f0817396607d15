import type { ZipCode } from "@quotehaven/contract/wire";
import { anAgentProfile } from "../../shared/profileFixtures";
import { changesOf, profileFormOf, type ProfileForm } from "./profileForm";
import { digitsOf, typedLicense } from "./typedLicense";
import { groupsOf, pastedCodes, roughLeads, roundedLeads, withMore } from "./zipGroups";
import { chooseZips, sameZips, shownZips, zipSelectionOf } from "./zipSelection";

const austin = { id: 11, code: "73301" };
const boston = { id: 22, code: "02108" };
const all = { id: 0, code: "All" };

const loaded = profileFormOf(
  anAgentProfile({ agencyName: null, hasAllZipCodes: false, zipCodes: [austin] }),
);
const passwords = { newPassword: "a long one", confirmNewPassword: "a long one" };

it("begins with blank passwords and no nulls", () => {
  expect(loaded).toMatchObject({ agencyName: "", newPassword: "", confirmNewPassword: "" });
});

it.each<[string, Partial<ProfileForm>, object]>([
  [
    "no ZIP codes while All is on",
    { zipCodes: { all: true, specific: [] } },
    { hasAllZipCodes: true },
  ],
  ["a new password with its confirmation", passwords, passwords],
])("sends %s", (_what, changes, sent) => {
  expect(changesOf(loaded, { ...loaded, ...changes })).toEqual(sent);
});

it("says that All is off, and keeps quiet about ZIP codes that stayed the same", () => {
  const withAll = { ...loaded, zipCodes: { ...loaded.zipCodes, all: true } };
  expect(changesOf(withAll, loaded)).toEqual({ hasAllZipCodes: false });
});

describe("the ZIP codes of an agent", () => {
  it("load as the profile says: All, or the specific codes", () => {
    const zipCodes = [austin];
    expect(shownZips(zipSelectionOf({ hasAllZipCodes: true, zipCodes }), "All")).toEqual([all]);
    expect(shownZips(zipSelectionOf({ hasAllZipCodes: false, zipCodes }), "All")).toEqual([austin]);
  });

  it("are replaced by All alone when All is chosen, and come back when it is taken off", () => {
    const both = { all: false, specific: [austin, boston] };
    const withAll = chooseZips(both, [austin, boston, all]);
    expect(shownZips(withAll, "All")).toEqual([all]);
    expect(chooseZips(withAll, [])).toEqual(both);
  });

  it("follow each change without All, and none beside it", () => {
    expect(chooseZips({ all: false, specific: [austin] }, [austin, boston]).specific).toEqual([
      austin,
      boston,
    ]);
    const withAll = { all: true, specific: [boston] };
    expect(chooseZips(withAll, [all, austin])).toEqual(withAll);
  });

  it("compare without regard to order", () => {
    expect(sameZips([austin, boston], [boston, austin])).toBe(true);
    expect(sameZips([austin], [austin, boston])).toBe(false);
    expect(sameZips([austin], [boston])).toBe(false);
  });
});

/** Types and pastes into a field that keeps digits alone; `<` deletes its last character. */
function typing(steps: readonly string[], written = "") {
  return steps.reduce((before, step) => {
    const digits = digitsOf(before);
    return typedLicense(before, step === "<" ? digits.slice(0, -1) : digits + step);
  }, written);
}

it.each([
  [[..."0F69776"], "0F69776"],
  [[..."PC-12345B"], "PC-12345B"],
  [["0F69776"], "0F69776"],
  [[..."123"], "123"],
  [[..."0F698", "<", "7"], "0F697"],
  [[..."0F", "<"], ""],
  [[..."0F6", "<", "<", "7"], "7"],
])("keeps a license that is typed where only digits stay: %j is %s", (steps, written) => {
  expect(typing(steps)).toBe(written);
});

it.each([
  ["0F6976", "069776", "0F69776"],
  ["0F69776", "068776", "0F68776"],
  ["0F69776", "06776", "0F6776"],
  ["0F69776", "0X69776", "0FX69776"],
  // All of it is replaced.
  ["F1234567", "0H88990", "0H88990"],
  ["0F69776", "", ""],
])("keeps letters where a digit changes: %s, then %s, is %s", (written, typed, license) => {
  expect(typedLicense(written, typed)).toBe(license);
});

const label = (place: string, count: number) => `${place} (${count})`;
const zip = (id: number, city = "Austin", state = "TX"): ZipCode => ({
  id,
  code: String(id).padStart(5, "0"),
  city,
  state,
});
const zips = (count: number, cityOf = (_index: number) => "Austin") =>
  Array.from({ length: count }, (_zip, index) => zip(78_000 + index, cityOf(index)));

it("shows chosen ZIP codes apart while they are few, by city where they are many, else by state", () => {
  expect(groupsOf([zip(78701), { id: 501, code: "00501" }], label)).toMatchObject([
    { id: 78701, label: "78701 · Austin, TX" },
    { id: 501, label: "00501" },
  ]);
  expect(groupsOf([...zips(40), zip(10001, "New York", "NY")], label)).toMatchObject([
    { id: -1, label: "Austin, TX (40)" },
    { id: -2, label: "New York, NY (1)" },
  ]);
  const inCities = zips(40, (index) => `City ${index}`);
  expect(groupsOf(inCities, label)).toMatchObject([{ label: "Texas (40)", zips: { length: 40 } }]);
});

it("adds more, each once, up to the limit", () => {
  expect(withMore(zips(2), zips(3))).toHaveLength(3);
  expect(withMore(zips(2), zips(5_000))).toHaveLength(5_000);
  expect(withMore([zip(1)], zips(5_000))).toBeNull();
});

it("guesses the open leads from the area's", () => {
  const areas = [
    { area: "787", openLeads: 40, zipCodeCount: 80 },
    { area: "100", openLeads: 10, zipCodeCount: 1 },
  ];
  expect(roughLeads(areas, [zip(78701), zip(78702)])).toBe(1);
  expect(roughLeads(areas, [zip(10001), zip(10002)])).toBe(10);
  expect(roughLeads(areas, [zip(90210)])).toBe(0);
  expect(roughLeads(areas, "all")).toBe(50);
});

it("reads a pasted list with any separators, and says what is no ZIP code", () => {
  expect(pastedCodes('78701, 78702-1234;2108\n"501" 78701\tAustin 7x')).toEqual({
    codes: ["78701", "78702", "02108", "00501"],
    unread: ["Austin", "7x"],
  });
  expect(pastedCodes(" ")).toEqual({ codes: [], unread: [] });
});

it("tells a rough count with two figures, and none below ten", () => {
  expect([1_123, 57, 10, 9].map(roundedLeads)).toEqual([1_100, 57, 10, null]);
});
