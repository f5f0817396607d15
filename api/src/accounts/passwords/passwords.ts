import { hash, verify, type Options } from "@node-rs/argon2";
import { busy } from "../../server/errors";

/** Keeps and checks passwords. */
export type Passwords = ReturnType<typeof createPasswords>;

/** OWASP's first choice for argon2id, which is the library's default algorithm: 19 MiB, two passes, one lane. */
export const usualCost: Options = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

/**
 * argon2id off the event loop, at most `maxConcurrent` at once. Only where nobody's password is
 * kept, as in a test, may it cost less than {@link usualCost}.
 *
 * @throws Refusal 503 with Retry-After when more than `maxQueued` wait already.
 */
export function createPasswords(
  limits: { maxConcurrent: number; maxQueued: number },
  cost: Options,
) {
  let running = 0;
  const waiting: (() => void)[] = [];
  let dummy: Promise<string> | undefined;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= limits.maxConcurrent) {
      if (waiting.length >= limits.maxQueued) throw busy();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return {
    /** The hash of a password in its composed form (NFC): systems type one letter in different ways. */
    hash: (password: string): Promise<string> =>
      inTurn(() => hash(password.normalize("NFC"), cost)),
    /**
     * Whether the password fits the hash: composed (NFC), or as it was typed, for what was stored before
     * passwords were composed. Without a hash (nobody has that address) it takes as long and answers
     * false.
     */
    async verify(passwordHash: string | null, password: string): Promise<boolean> {
      const known = passwordHash ?? (await (dummy ??= hash("nobody has this password", cost)));
      // What is composed already is tried once, whoever it is that asks.
      for (const form of new Set([password.normalize("NFC"), password])) {
        const fits = await inTurn(() => verify(known, form));
        if (fits) return passwordHash !== null;
      }
      return false;
    },
  };
}
