import { hash } from "@node-rs/argon2";
import { dictionary } from "@zxcvbn-ts/language-common";
import { checkNewPassword } from "./passwordRules";
import { Refusal } from "../../server/errors";
import { testApp } from "../../testing";
import { createPasswords, usualCost } from "./passwords";
import { hashToken, randomToken } from "../../server/secrets";

describe("a stored password", () => {
  it("is argon2id with the documented cost and a salt of its own", async () => {
    const passwords = createPasswords({ maxConcurrent: 2, maxQueued: 2 }, usualCost);
    const [one, two] = await Promise.all([
      passwords.hash("Quiet-otter-31"),
      passwords.hash("Quiet-otter-31"),
    ]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(await passwords.verify(one, "Quiet-otter-31")).toBe(true);
    expect(await passwords.verify(one, "quiet-otter-31")).toBe(false);
    expect(await passwords.verify(null, "nobody has this password")).toBe(false);
  });

  it.each([
    ["beyond 72 bytes", `${"a".repeat(72)}b`, `${"a".repeat(72)}c`],
    ["in a blank at its end", "Quiet-otter-31 ", "Quiet-otter-31"],
    ["in an accent", "caf\u00e9-caf\u00e9", "cafe-cafe"],
  ])("is told from another %s", async (_what, password, other) => {
    const passwords = createPasswords({ maxConcurrent: 2, maxQueued: 2 }, usualCost);
    const stored = await passwords.hash(password);
    expect(await passwords.verify(stored, other)).toBe(false);
    expect(await passwords.verify(stored, password)).toBe(true);
  });
});

describe("a letter that systems type in different ways", () => {
  const [composed, apart] = ["caf\u00e9-caf\u00e9", "cafe\u0301-cafe\u0301"];
  const passwords = createPasswords({ maxConcurrent: 2, maxQueued: 2 }, usualCost);

  it("is one, whichever of them was stored", async () => {
    for (const stored of [await passwords.hash(composed), await passwords.hash(apart)]) {
      expect(await passwords.verify(stored, composed)).toBe(true);
      expect(await passwords.verify(stored, apart)).toBe(true);
      expect(await passwords.verify(stored, "cafe-cafe")).toBe(false);
    }
    expect(codesOf("cafe\u0301 cafe")).toEqual([]);
    expect(codesOf("e\u0301".repeat(8))).toEqual(["password-length"]);
  });

  it("is still found as it was typed, where it was stored so before", async () => {
    const before = await hash(apart, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    expect(await passwords.verify(before, apart)).toBe(true);
    expect(await passwords.verify(null, apart)).toBe(false);
  });
});

describe("checks of passwords", () => {
  it("wait for each other, leave their place also when they fail, and beyond the queue are refused with 503", async () => {
    const passwords = createPasswords({ maxConcurrent: 1, maxQueued: 2 }, usualCost);
    const results = await Promise.allSettled(
      Array.from({ length: 6 }, () => passwords.hash("Quiet-otter-31")),
    );
    const refused = results.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    expect(refused).toHaveLength(3);
    for (const reason of refused) {
      expect(reason).toBeInstanceOf(Refusal);
      expect(reason).toMatchObject({ status: 503, codes: ["busy"], retryAfterSeconds: 2 });
    }
    await expect(passwords.verify("no hash at all", "x")).rejects.toThrow();
    expect(await passwords.hash("Quiet-otter-31")).toMatch(/^\$argon2id/);
  });

  it("do not starve the server: the rest is answered while sign-ins are turned away", async () => {
    const t = await testApp({
      deps: { passwords: createPasswords({ maxConcurrent: 1, maxQueued: 1 }, usualCost) },
    });
    const person = await t.seedConsumer();
    const tokens = await Promise.all(Array.from({ length: 12 }, () => t.humanToken("login")));
    const signIns = Promise.all(
      tokens.map((token) =>
        t
          .anyone()
          .post("/auth/login", { email: person.email, password: person.password, type: 1, token }),
      ),
    );
    const other = await t.as(person).get("/auth/check-session");
    const replies = await signIns;
    await t.close();
    expect(other.status).toBe(200);
    const busy = replies.filter(({ status }) => status === 503);
    expect(busy.length).toBeGreaterThan(0);
    expect(busy[0]).toMatchObject({ body: { data: ["busy"] }, headers: { "retry-after": "2" } });
    expect(replies.filter(({ status }) => status === 200).length).toBe(12 - busy.length);
  });
});

describe("a random token", () => {
  it("has 256 bits that say nothing of time or number", () => {
    const tokens = Array.from({ length: 2_000 }, randomToken);
    expect(tokens.every((token) => Buffer.from(token, "base64url").length === 32)).toBe(true);
    // Neither the beginning nor the end of any two is alike for long.
    expect(new Set(tokens.map((token) => token.slice(0, 8))).size).toBe(tokens.length);
    expect(new Set(tokens.map((token) => token.slice(-8))).size).toBe(tokens.length);
  });

  it("is stored as a SHA-256 of it", () => {
    expect(hashToken("abc")).toBe("ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0");
  });
});

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
