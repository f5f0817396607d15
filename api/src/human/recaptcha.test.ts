import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Refusal } from "../errors";
import { testApp } from "../testing";
import { createTestClock } from "../testing/testClock";
import { createRecaptchaVerifier } from "./recaptcha";

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

const settings = () => ({
  siteKey: "site-key",
  secretKey: "secret-key",
  minScore: 0.5,
  verifyUrl,
});
const verifier = () =>
  createRecaptchaVerifier(settings(), "https://quotehaven.example", createTestClock());
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
    const t = await testApp({ deps: { humanVerifier: verifier() } });
    const send = () =>
      t.anyone().post("/feedback", {
        name: "Fern",
        email: "fern@example.com",
        message: "Hello",
        token: "a-google-token",
      });
    const replies = await Promise.all([send(), send(), send()]);
    const config = await t.anyone().get("/config");
    const challenge = await t.anyone().get("/human-verification/challenge", { for: "login" });
    await t.close();
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect(config.body.humanVerification).toEqual({ kind: "recaptcha", siteKey: "site-key" });
    expect(config.text).not.toContain("secret-key");
    expect(challenge.status).toBe(404);
  });
});
