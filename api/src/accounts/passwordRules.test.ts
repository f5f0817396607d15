import { dictionary } from "@zxcvbn-ts/language-common";
import { Refusal } from "../errors";
import { checkNewPassword } from "./passwordRules";

const codesOf = (password: string): readonly string[] => {
  try {
    checkNewPassword(password);
    return [];
  } catch (error) {
    if (error instanceof Refusal) return error.codes;
    throw error;
  }
};

describe("a new password", () => {
  it("is none of more than 3,000 common ones, in any case", () => {
    const common = dictionary["passwords-common"].filter((one) => one.length > 8);
    expect(common.length).toBeGreaterThan(3_000);
    const refused = common.flatMap((one) => [codesOf(one), codesOf(one.toUpperCase())]);
    expect(new Set(refused.flat())).toEqual(new Set(["common-password"]));
    expect(refused.every((codes) => codes.length === 1)).toBe(true);
  });

  it("is longer than 8 characters and no longer than a field may be", () => {
    expect(codesOf("Zq4!xv7u")).toEqual(["password-length"]);
    expect(codesOf("Zq4!xv7ur")).toEqual([]);
    expect(codesOf("Zq4!xv7ur".repeat(55))).toEqual([]);
    expect(codesOf("Zq4!xv7ur".repeat(56))).toEqual(["max-length"]);
    expect(codesOf("🔑🔒🗝🔓🚪")).toEqual(["password-length"]);
  });

  it.each([
    "aaaaaaaaa",
    "         ",
    "\t \t \t \t \t",
    "ababababab",
    "abcABCabc",
    "987654321",
    "ghijklmno",
  ])("is not as easy to guess as %j", (password) => {
    expect(codesOf(password)).toEqual(["common-password"]);
  });

  it("may be made of any characters, blanks included", () => {
    for (const password of ["a b c d e", "мой пароль🔑", "漢字仮名".repeat(20), "\tTab\tTab\t"]) {
      expect(codesOf(password)).toEqual([]);
    }
  });
});
