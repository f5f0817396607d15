import { anAgentProfile } from "../../shared/profileFixtures";
import { changesOf, profileFormOf, type ProfileForm } from "./profileForm";
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
  [
    "the ZIP codes when they changed",
    { zipCodes: { all: false, specific: [boston] } },
    { zipCodes: [boston] },
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
