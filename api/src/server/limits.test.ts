import type { HumanAction } from "@quotehaven/contract/schemas";
import { readConfig, type LimitName } from "./settings/config";
import { aKeptRegistration } from "../testing/keptRegistration";
import { completeAnswers } from "../testing/answers";
import { appForTests, testApp, type Person, type TestReply } from "../testing";
import { agentSignup } from "../testing/signupBodies";

const small = { max: 3, windowSeconds: 600 };
const names: LimitName[] = [
  ...(["signupByIp", "feedbackByIp", "challengeByIp", "bulkByIp", "leadDetailsByAgent"] as const),
  ...(["quoteByAgent", "submissionByUser", "paymentByAgent", "estimationByUser"] as const),
  "applicationByUser",
  ...(["languageByUser", "keptRegistrationByIp", "estimationByIp", "telemetryByIp"] as const),
];
const smallLimits = Object.fromEntries(names.map((name) => [name, small]));
const t = appForTests({ config: { limits: { ...readConfig({}).limits, ...smallLimits } } });

const message = { name: "Fern", email: "fern@example.com", message: "Hello" };
const badSignup = { ...agentSignup, name: "" };
const NOBODYS = 2_147_483_647;

const human = async (ip: string, path: string, action: HumanAction, body: object) =>
  t.anyone(ip).post(path, { ...body, token: await t.humanToken(action) });

/** A limited call as one place or person makes it again and again. */
type Call = (who: { agent: Person; consumer: Person; ip: string }) => Promise<TestReply>;

/** Each with its answer below the limit. */
const calls: Record<string, [number, Call]> = {
  registrations: [422, ({ ip }) => human(ip, "/auth/signup", "signup", badSignup)],
  "kept registrations": [
    422,
    ({ ip }) => {
      const body = { draft: aKeptRegistration({ email: "nobody" }) };
      return human(ip, "/auth/keep-registration", "keep-registration", body);
    },
  ],
  messages: [200, ({ ip }) => human(ip, "/feedback", "feedback", message)],
  "figures of remotes": [200, ({ ip }) => t.anyone(ip).post("/telemetry", { builds: [] })],
  challenges: [200, ({ ip }) => challenge(ip)],
  "the whole list of ZIP codes": [200, ({ ip }) => t.anyone(ip).get("/auth/zipcodes")],
  "details of leads": [
    200,
    async ({ agent }) => {
      const lead = await t.seedApplication(await t.seedConsumer(), { submitted: true });
      return t.as(agent).get(`/agent/profile/leads/${lead}`);
    },
  ],
  quotes: [
    200,
    async ({ agent }) =>
      t.quote(
        agent,
        await t.seedApplication(await t.seedConsumer(), { types: [2], submitted: true }),
      ),
  ],
  submissions: [
    200,
    ({ consumer }) =>
      t.as(consumer).post("/user/application", {
        answers: [{ ins_id: 1, answers: completeAnswers(1) }],
        ...{ submit: true, force: true },
      }),
  ],
  payments: [404, ({ agent }) => t.as(agent).post(`/agent/profile/leads/${NOBODYS}/confirm`)],
  "saved applications": [
    200,
    ({ consumer }) => t.as(consumer).post("/user/application", { answers: [] }),
  ],
  languages: [200, ({ agent }) => t.as(agent).post("/auth/language", { language: "es" })],
  "a consumer's estimates": [
    200,
    ({ consumer }) => t.as(consumer).post("/estimation/2", { answers: [] }),
  ],
  "a stranger's estimates": [
    200,
    ({ ip }) => t.anyone(ip).post("/estimation/preview/2", { answers: [] }),
  ],
  "an agent's estimates": [
    404,
    ({ agent }) => {
      const body = { id: 2, aps_id: NOBODYS, answers: [] };
      return t.as(agent).post("/agent/profile/calculate-coverage", body);
    },
  ],
};

const challenge = (ip: string) =>
  t.anyone(ip).get("/human-verification/challenge", { for: "login" });

it.each(Object.keys(calls))(
  "a limit on %s ends with its window, and is nobody else's",
  async (name) => {
    const [usual, call] = calls[name]!;
    const people = async (ip: string) => ({
      agent: await t.seedAgent(),
      consumer: await t.seedConsumer(),
      ip,
    });
    const [one, other] = [await people("203.0.113.1"), await people("203.0.113.2")];
    for (let count = 0; count < small.max; count++) expect((await call(one)).status).toBe(usual);

    const late = await call(one);
    expect(late).toMatchObject({ status: 429, body: { data: ["too-many-requests"] } });
    const wait = Number(late.headers["retry-after"]);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(small.windowSeconds);
    expect((await call(other)).status).toBe(usual);

    t.clock.advance({ seconds: wait - 1 });
    expect((await call(one)).status).toBe(429);
    t.clock.advance({ seconds: 1 });
    expect((await call(one)).status).toBe(usual);
  },
);

it("is not spent by submissions and quotes that were refused", async () => {
  t.config.limits.applicationByUser = { max: 100, windowSeconds: 600 };
  const consumer = await t.seedConsumer();
  const send = (changes: object) =>
    t.as(consumer).post("/user/application", { answers: [], submit: true, ...changes });
  for (let count = 0; count <= small.max; count++) expect((await send({})).status).toBe(422);
  const answers = [{ ins_id: 1, answers: completeAnswers(1) }];
  expect((await send({ answers })).status).toBe(200);
  for (let count = 0; count <= small.max; count++)
    expect((await send({ answers })).status).toBe(409);

  const agent = await t.seedAgent();
  const leadId = await t.seedApplication(await t.seedConsumer(), { types: [2], submitted: true });
  for (let count = 0; count <= small.max; count++) {
    expect((await t.quote(agent, leadId, { prices: [] })).status).toBe(422);
  }
  expect((await t.quote(agent, leadId)).status).toBe(200);
  expect((await t.quote(agent, leadId)).body.data).toEqual(["already-quoted"]);
  t.config.limits.applicationByUser = small;
});

describe("a stranger's attempts", () => {
  it("within one /64 of IPv6 are one place", async () => {
    for (let count = 1; count <= small.max; count++) {
      expect((await challenge(`2001:db8:7:7::${count}`)).status).toBe(200);
    }
    expect((await challenge("2001:db8:7:7:ffff::1")).status).toBe(429);
    expect((await challenge("2001:db8:7:8::1")).status).toBe(200);
  });

  it("are not told apart by headers that nobody trusts", async () => {
    const direct = await testApp({
      database: t.db,
      config: { limits: t.config.limits, trustedProxies: [] },
    });
    const statuses = [];
    for (let count = 1; count <= small.max + 1; count++) {
      const ip = `203.0.113.${count}`;
      const { statusCode } = await direct.request({
        url: "/api/human-verification/challenge?for=login",
        headers: {
          "x-forwarded-for": ip,
          "x-real-ip": ip,
          forwarded: `for=${ip}`,
          "cf-connecting-ip": ip,
        },
      });
      statuses.push(statusCode);
    }
    await direct.close();
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});
