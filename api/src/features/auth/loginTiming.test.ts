import { readConfig } from "../../config";
import { createPasswords } from "../../security/passwords";
import { testApp, type TestApp } from "../../testing";

let t: TestApp;
beforeAll(async () => {
  // Long windows of attempts are the subject of other tests.
  const limits = Object.fromEntries(
    ["loginByIp", "loginByAccountAndIp", "loginByAccount"].map((name) => [
      name,
      { max: 1_000_000, windowSeconds: 1 },
    ]),
  );
  const usual = readConfig({});
  t = await testApp({
    config: { limits: { ...usual.limits, ...limits } },
    deps: { passwords: createPasswords(usual.passwords) },
  });
});
afterAll(() => t.close());

const MAX_ROUNDS = 120;

describe("a sign-in that fails", () => {
  it("takes as long whatever the reason is", async () => {
    const person = await t.seedConsumer();
    const unverified = await t.seedConsumer({ user: { verified_at: null } });
    const attempts: Record<string, { email: string; password: string; type: number }> = {
      "wrong password": { email: person.email, password: "Not-this-one-1", type: 1 },
      "unknown address": { email: "nobody@example.com", password: person.password, type: 1 },
      "wrong role": { email: person.email, password: person.password, type: 2 },
      "not verified": { email: unverified.email, password: person.password, type: 1 },
    };
    const times: Record<string, number[]> = {};
    const bodies = new Set<string>();
    // Whatever else the machine does only adds: the shortest time is what the work itself takes.
    const areAlike = () => {
      const shortest = Object.values(times).map((each) => Math.min(...each));
      const [fastest, slowest] = [Math.min(...shortest), Math.max(...shortest)];
      return slowest - fastest < Math.max(25, 0.3 * fastest);
    };
    for (let round = 0; round < 10 || (round < MAX_ROUNDS && !areAlike()); round++) {
      // One after the other in each round, so that a busy machine slows all of them alike.
      for (const [reason, attempt] of Object.entries(attempts)) {
        const token = await t.humanToken("login");
        const start = performance.now();
        const reply = await t.anyone().post("/auth/login", { ...attempt, token });
        (times[reason] ??= []).push(performance.now() - start);
        bodies.add(`${reply.status} ${reply.text}`);
      }
    }
    expect([...bodies]).toHaveLength(1);
    expect(areAlike()).toBe(true);
  });
});
