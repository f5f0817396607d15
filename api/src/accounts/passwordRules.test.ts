import { readFileSync } from "node:fs";
import { Refusal } from "../errors";
import { checkNewPassword } from "./passwordRules";

const common = readFileSync(new URL("commonPasswords.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"));

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
  it("is none of at least 3,000 common ones, in any case", () => {
    expect(new Set(common).size).toBeGreaterThanOrEqual(3_000);
    const taken = common.filter(
      (one) =>
        codesOf(one)[0] !== "common-password" ||
        codesOf(one.toUpperCase())[0] !== "common-password",
    );
    expect(taken).toEqual([]);
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
