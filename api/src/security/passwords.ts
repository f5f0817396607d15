import { hash, verify, type Options } from "@node-rs/argon2";
import { busy } from "../errors";

/** Keeps and checks passwords. */
export type Passwords = ReturnType<typeof createPasswords>;

// OWASP's first choice for argon2id: 19 MiB, two passes, one lane.
// argon2id is the library's default algorithm.
const usualCost: Options = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

/**
 * argon2id off the event loop, at most `maxConcurrent` at once. Only where nobody's password is
 * kept, as in a test, may it cost less than usual.
 *
 * @throws Refusal 503 with Retry-After when more than `maxQueued` wait already.
 */
export function createPasswords(
  limits: { maxConcurrent: number; maxQueued: number },
  cost = usualCost,
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
    hash: (password: string): Promise<string> => inTurn(() => hash(password, cost)),
    /**
     * Whether the password fits the hash. Without a hash (nobody has that address) it takes as
     * long and answers false.
     */
    async verify(passwordHash: string | null, password: string): Promise<boolean> {
      const known = passwordHash ?? (await (dummy ??= hash("nobody has this password", cost)));
      const fits = await inTurn(() => verify(known, password));
      return passwordHash !== null && fits;
    },
  };
}
