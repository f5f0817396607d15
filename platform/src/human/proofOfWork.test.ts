import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { jest } from "@jest/globals";
import { solveProofOfWork } from "./proofOfWork";
import { withFreshToken } from "./withFreshToken";

const secrets = { hmacSignatureSecret: "signature secret", hmacKeySignatureSecret: "key secret" };

function aChallenge(counter: number) {
  return createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: 10,
    counter,
    deriveKey,
    data: { action: "login" },
    expiresAt: Math.floor(Date.now() / 1000) + 60,
    ...secrets,
  });
}

function read(token: string) {
  return JSON.parse(Buffer.from(token, "base64").toString("utf8"));
}

it("makes a payload that the server's library accepts", async () => {
  const { challenge, solution } = read(await solveProofOfWork(await aChallenge(37)));
  const result = await verifySolution({ challenge, solution, deriveKey, ...secrets });
  expect(result.verified).toBe(true);
});

it("refuses what is no challenge", async () => {
  await expect(solveProofOfWork({ parameters: { algorithm: 1 } })).rejects.toMatchObject({
    status: 502,
  });
});

it("is solved by the page itself, after a while, where the browser's workers start and do nothing", async () => {
  const ended = jest.fn();
  class SilentWorker {
    postMessage() {}
    terminate() {
      ended();
    }
  }
  const challenge = await aChallenge(4);
  Object.assign(globalThis, { Worker: SilentWorker, navigator: { hardwareConcurrency: 2 } });
  jest.useFakeTimers({ doNotFake: ["performance"] });
  const solving = solveProofOfWork(challenge);
  await jest.advanceTimersByTimeAsync(6_000);
  jest.useRealTimers();
  const { solution } = read(await solving);
  Reflect.deleteProperty(globalThis, "Worker");
  Reflect.deleteProperty(globalThis, "navigator");
  expect(solution.counter).toBe(4);
  expect(ended).toHaveBeenCalled();
});

it("is solved on a page that came without HTTPS and so has no crypto.subtle", async () => {
  const challenge = await aChallenge(3);
  const known = Object.getOwnPropertyDescriptor(globalThis, "crypto");
  Object.defineProperty(globalThis, "crypto", { configurable: true, value: {} });
  const { solution } = read(await solveProofOfWork(challenge));
  if (known) Object.defineProperty(globalThis, "crypto", known);
  expect(solution.counter).toBe(3);
});

/** Makes a call that is answered with refusals of these codes first; the tokens that it carried. */
async function tokensSent(...refusals: string[][]) {
  const tokens: string[] = [];
  let made = 0;
  const result = await withFreshToken(
    async () => `token-${(made += 1)}`,
    async (token) => {
      const codes = refusals[tokens.push(token) - 1];
      if (codes) throw { status: 422, codes, message: "" };
      return "done";
    },
  ).catch(() => "refused");
  return { tokens, result };
}

const refused = ["invalid-token"];

it.each([
  ["once more with a new token where it is refused for its token", [refused], 2, "done"],
  ["no third time where the new token is refused as well", [refused, refused], 2, "refused"],
  ["once where it is refused for anything else", [["email"]], 1, "refused"],
])("makes a call %s", async (_how, refusals, calls, result) => {
  const tokens = ["token-1", "token-2"].slice(0, calls);
  expect(await tokensSent(...refusals)).toEqual({ tokens, result });
});
