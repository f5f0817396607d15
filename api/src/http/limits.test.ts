import { readConfig, type LimitName } from "../config";
import { aKeptRegistration } from "../testing/keptRegistration";
import { testApp, type Person, type TestApp, type TestReply } from "../testing";

let t: TestApp;
const small = { max: 3, windowSeconds: 600 };
beforeAll(async () => {
  const names: LimitName[] = [
    ...(["signupByIp", "feedbackByIp", "challengeByIp", "bulkByIp", "leadDetailsByAgent"] as const),
    ...(["quoteByAgent", "paymentByAgent", "applicationByUser", "estimationByUser"] as const),
    "languageByUser",
    "keptRegistrationByIp",
    "estimationByIp",
    "telemetryByIp",
  ];
  const limits = Object.fromEntries(names.map((name) => [name, small]));
  t = await testApp({ config: { limits: { ...readConfig({}).limits, ...limits } } });
});
afterAll(() => t.close());

const price = { ins_id: 2, qpr_monthly: 1, qpr_yearly: 12 };

/** Each limited call as one place or person makes it again and again, with its answer below the limit. */
type Call = (who: { agent: Person; consumer: Person; ip: string }) => Promise<TestReply>;
const calls: [string, number, Call][] = [
  [
    "registrations from one place",
    422,
    async ({ ip }) =>
      t.anyone(ip).post("/auth/signup", {
        agent: true,
        name: "",
        lastname: "B",
        email: "a@example.com",
        phone: "(512)555-0100",
        password: "Quiet-otter-31",
        confirmPassword: "Quiet-otter-31",
        token: await t.humanToken("signup"),
      }),
  ],
  [
    "registrations kept from one place",
    422,
    async ({ ip }) =>
      t.anyone(ip).post("/auth/keep-registration", {
        draft: aKeptRegistration({ email: "nobody" }),
        token: await t.humanToken("keep-registration"),
      }),
  ],
  [
    "messages from one place",
    200,
    async ({ ip }) =>
      t.anyone(ip).post("/feedback", {
        name: "Fern",
        email: "fern@example.com",
        message: "Hello",
        token: await t.humanToken("feedback"),
      }),
  ],
  [
    "figures of remotes from one place",
    200,
    ({ ip }) => t.anyone(ip).post("/telemetry", { builds: [] }),
  ],
  [
    "challenges for one place",
    200,
    ({ ip }) => t.anyone(ip).get("/human-verification/challenge", { for: "login" }),
  ],
  [
    "the whole list of ZIP codes for one place",
    200,
    ({ ip }) => t.anyone(ip).get("/auth/zipcodes"),
  ],
  [
    "details of leads for one agent",
    200,
    async ({ agent }) => {
      const lead = await t.seedApplication(await t.seedConsumer(), { submitted: true });
      return t.as(agent).get(`/agent/profile/leads/${lead}`);
    },
  ],
  [
    "quotes of one agent",
    404,
    async ({ agent }) =>
      t.as(agent).post("/agent/profile/leads/2147483647", {
        inc_id: 1,
        prices: [price],
        token: await t.humanToken("quote"),
      }),
  ],
  [
    "payments of one agent",
    404,
    ({ agent }) => t.as(agent).post("/agent/profile/leads/2147483647/confirm"),
  ],
  [
    "savings of one application",
    200,
    ({ consumer }) => t.as(consumer).post("/user/application", { answers: [] }),
  ],
  [
    "choices of a language",
    200,
    ({ agent }) => t.as(agent).post("/auth/language", { language: "es" }),
  ],
  [
    "estimates for one consumer",
    200,
    ({ consumer }) => t.as(consumer).post("/estimation/2", { answers: [] }),
  ],
  [
    "estimates for one place",
    200,
    ({ ip }) => t.anyone(ip).post("/estimation/preview/2", { answers: [] }),
  ],
  [
    "estimates for one agent",
    404,
    ({ agent }) =>
      t
        .as(agent)
        .post("/agent/profile/calculate-coverage", { id: 2, aps_id: 2_147_483_647, answers: [] }),
  ],
];

describe("a limit on", () => {
  it.each(calls)("%s ends with its window, and is nobody else's", async (_what, usual, call) => {
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
  });
});

describe("a stranger's attempts", () => {
  it("from a thousand places do not lock out where the account signs in from", async () => {
    const strict = await testApp({
      config: {
        limits: {
          ...t.config.limits,
          loginByAccount: { max: 5, windowSeconds: 3600 },
        },
      },
    });
    const person = await strict.seedConsumer();
    const logIn = (password: string, ip: string) => strict.logIn({ ...person, password }, ip);
    expect((await logIn(person.password, "198.51.100.1")).status).toBe(200);
    for (let count = 0; count < 4; count++) {
      expect((await logIn("a wrong password", `203.0.113.${count}`)).status).toBe(422);
    }
    expect((await logIn("a wrong password", "203.0.113.99")).status).toBe(429);
    expect((await logIn(person.password, "198.51.100.1")).status).toBe(200);
    strict.clock.advance({ hours: 1 });
    expect((await logIn(person.password, "203.0.113.99")).status).toBe(200);
    await strict.close();
  });

  it("within one /64 of IPv6 are one place", async () => {
    const call = async (ip: string) =>
      t.anyone(ip).get("/human-verification/challenge", { for: "login" });
    for (let count = 1; count <= small.max; count++) {
      expect((await call(`2001:db8:7:7::${count}`)).status).toBe(200);
    }
    expect((await call("2001:db8:7:7:ffff::1")).status).toBe(429);
    expect((await call("2001:db8:7:8::1")).status).toBe(200);
  });

  it("are not told apart by headers that nobody trusts", async () => {
    const direct = await testApp({
      database: t.db,
      config: { limits: t.config.limits, trustedProxies: [] },
    });
    const statuses = [];
    for (let count = 1; count <= small.max + 1; count++) {
      const { statusCode } = await direct.request({
        url: "/api/human-verification/challenge?for=login",
        headers: {
          "x-forwarded-for": `203.0.113.${count}`,
          "x-real-ip": `203.0.113.${count}`,
          forwarded: `for=203.0.113.${count}`,
          "cf-connecting-ip": `203.0.113.${count}`,
        },
      });
      statuses.push(statusCode);
    }
    await direct.close();
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

describe("the human verification", () => {
  it("is asked for before the database is", async () => {
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

  it("remembers a used token over a restart", async () => {
    const token = await t.humanToken("feedback");
    const send = (app: TestApp) =>
      app.anyone().post("/feedback", {
        name: "Fern",
        email: "fern@example.com",
        message: "Hello",
        token,
      });
    expect((await send(t)).status).toBe(200);
    const restarted = await testApp({ database: t.db });
    const again = await send(restarted);
    await restarted.close();
    expect(again).toMatchObject({ status: 422, body: { data: ["invalid-token"] } });
  });
});
