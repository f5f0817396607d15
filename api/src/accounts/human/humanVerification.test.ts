import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Refusal } from "../../server/errors";
import { appForTests, testApp } from "../../testing";
import { createTestClock } from "../../testing/testClock";
import { createRecaptchaVerifier } from "./recaptcha";

const t = appForTests();

const message = { name: "Fern", email: "fern@example.com", message: "Hello" };
const feedback = (token: unknown) => t.anyone().post("/feedback", { ...message, token });
const refused = { status: 422, body: { data: ["invalid-token"] } };

describe("a human verification token", () => {
  it("counts once, also in 20 calls at the same time and after a restart", async () => {
    const token = await t.humanToken("feedback");
    const replies = await Promise.all(Array.from({ length: 20 }, () => feedback(token)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const restarted = await testApp({ database: t.db });
    const again = await restarted.anyone().post("/feedback", { ...message, token });
    await restarted.close();
    expect(again).toMatchObject(refused);
  });

  it("counts for its action only", async () => {
    expect(await feedback(await t.humanToken("login"))).toMatchObject(refused);
  });

  it("expires", async () => {
    const token = await t.humanToken("feedback");
    t.clock.advance({ minutes: 10 });
    expect(await feedback(token)).toMatchObject(refused);
  });

  it("cannot be given another action or a longer life", async () => {
    const token = await t.humanToken("login");
    const read = JSON.parse(Buffer.from(token, "base64").toString());
    read.challenge.parameters.data.action = "feedback";
    read.challenge.parameters.expiresAt += 86_400;
    const forged = Buffer.from(JSON.stringify(read)).toString("base64");
    expect(await feedback(forged)).toMatchObject(refused);
  });

  it.each([undefined, "", "garbage", "e30=", 1, null, {}, []])(
    "is refused as %j",
    async (token) => {
      expect(await feedback(token)).toMatchObject(refused);
    },
  );

  it("is asked for by the challenge of a known action", async () => {
    const { status, body } = await t
      .anyone()
      .get("/human-verification/challenge", { for: "quote" });
    expect(status).toBe(200);
    expect(body.parameters.data).toEqual({ action: "quote" });
    expect((await t.anyone().get("/human-verification/challenge", { for: "x" })).status).toBe(422);
  });

  it("is checked before the database is asked", async () => {
    const offline = await testApp({
      database: {
        ...t.db,
        get query(): typeof t.db.query {
          throw new Error("the database was asked");
        },
        transaction() {
          throw new Error("the database was asked");
        },
      },
    });
    const statuses = [];
    for (const [path, body] of [
      ["/auth/login", { email: "a@example.com", password: "x", type: 1 }],
      ["/auth/verify", { token: "x" }],
      ["/auth/forgot-password", { token: "x", password: "Quiet-otter-31" }],
      ["/feedback", { name: "A", email: "a@example.com", message: "B" }],
    ] as const) {
      for (const token of ["", "garbage", "e30="]) {
        const tokens = path.endsWith("verify") || path.endsWith("word") ? {} : { token };
        const reply = await offline
          .anyone()
          .post(path, { google_token: token, ...body, ...tokens });
        statuses.push(reply.status);
      }
    }
    await offline.close();
    expect(new Set(statuses)).toEqual(new Set([422]));
  });
});

/** What Google answers next; a text goes as it is, undefined never comes. */
let answer: object | string | undefined;
const asked: URLSearchParams[] = [];
let google: Server;
let verifyUrl: string;

beforeAll(async () => {
  google = createServer((request, reply) => {
    let body = "";
    request.on("data", (chunk) => (body += chunk));
    request.on("end", () => {
      asked.push(new URLSearchParams(body));
      if (answer === undefined) return request.socket.destroy();
      reply.setHeader("content-type", "application/json");
      reply.end(typeof answer === "string" ? answer : JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => google.listen(0, "127.0.0.1", resolve));
  verifyUrl = `http://127.0.0.1:${(google.address() as AddressInfo).port}/siteverify`;
});
beforeEach(() => {
  asked.length = 0;
});
afterAll(() => {
  google.close();
});

const verifier = () => {
  const settings = { siteKey: "site-key", secretKey: "secret-key", minScore: 0.5, verifyUrl };
  return createRecaptchaVerifier(settings, "https://quotehaven.example", createTestClock());
};
const good = {
  success: true,
  action: "forgot_password",
  hostname: "quotehaven.example",
  score: 0.9,
  challenge_ts: "2026-01-01T00:00:00Z",
};

describe("reCAPTCHA", () => {
  it("is asked with our secret and the token, and its token is remembered by its hash", async () => {
    answer = good;
    const used = await verifier().check("forgot-password", "the-token");
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({
      secret: "secret-key",
      response: "the-token",
    });
    expect(used?.usedKey).toMatch(/^[\w-]{43}$/);
    expect(used?.usedKey).not.toContain("the-token");
  });

  it.each([
    ["that failed", { success: false, "error-codes": ["timeout-or-duplicate"] }],
    ["for another action", { action: "login" }],
    ["without an action", { action: undefined }],
    ["from another site", { hostname: "evil.example" }],
    ["without a site", { hostname: undefined }],
    ["of a likely robot", { score: 0.4 }],
    ["without a score", { score: undefined }],
    ["that is no answer", { success: "yes" }],
  ])("is not believed in an answer %s", async (_what, changes) => {
    answer = { ...good, ...changes };
    expect(await verifier().check("forgot-password", "the-token")).toBeNull();
  });

  it("is not asked about an empty token", async () => {
    expect(await verifier().check("login", "")).toBeNull();
    expect(asked).toEqual([]);
  });

  it.each([
    ["does not answer", undefined],
    ["answers something else than JSON", "<html>"],
  ])("lets nobody in when Google %s: 503", async (_what, next) => {
    answer = next;
    const refused = verifier().check("login", "the-token");
    await expect(refused).rejects.toBeInstanceOf(Refusal);
    await expect(refused).rejects.toMatchObject({ status: 503, codes: ["busy"] });
  });

  it("guards the calls: a token counts once, and there is no challenge of ours", async () => {
    answer = { ...good, action: "feedback", hostname: "quotehaven.example" };
    const guarded = await testApp({ database: t.db, deps: { humanVerifier: verifier() } });
    const caller = guarded.anyone();
    const send = () => caller.post("/feedback", { ...message, token: "a-google-token" });
    const replies = await Promise.all([send(), send(), send()]);
    const config = await caller.get("/config");
    const challenge = await caller.get("/human-verification/challenge", { for: "login" });
    await guarded.close();
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect(config.body.humanVerification).toEqual({ kind: "recaptcha", siteKey: "site-key" });
    expect(config.text).not.toContain("secret-key");
    expect(challenge.status).toBe(404);
  });
});
