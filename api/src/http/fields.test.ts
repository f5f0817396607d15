import type { HumanAction } from "@quotehaven/contract/schemas";
import { readConfig } from "../config";
import { formFor } from "../reference/questionnaires";
import { completeAnswers } from "../testing/answers";
import { aKeptRegistration } from "../testing/keptRegistration";
import { agentSignup, marriedSignup } from "../testing/signupBodies";
import { testApp, ZIP_ID, type Person, type TestApp, type TestReply } from "../testing";

let t: TestApp;
let consumer: Person;
let agent: Person;
let leadId: number;
let quoteId: number;

beforeAll(async () => {
  const usual = readConfig({}).limits;
  const limits = Object.fromEntries(
    Object.keys(usual).map((name) => [name, { max: 1_000_000, windowSeconds: 1 }]),
  );
  t = await testApp({ config: { limits: { ...usual, ...limits } } });
  consumer = await t.seedConsumer();
  agent = await t.seedAgent({ carriers: [1, 5] });
  leadId = await t.seedApplication(await t.seedConsumer(), { types: [2], submitted: true });
  quoteId = await t.seedQuote(agent, leadId);
}, 90_000);
afterAll(() => t.close());

const question = { que_id: 206, ans_id: null, ans_content: "1000" };
const price = { ins_id: 2, qpr_monthly: 50, qpr_yearly: 600 };

/** A body that every call with one would take, up to what has happened before. */
function goodBodies(): Record<string, Record<string, unknown>> {
  return {
    "POST /api/auth/login": { email: consumer.email, password: "wrong", type: 1 },
    "POST /api/auth/signup": {
      ...marriedSignup,
      address2: "Unit 1",
      email: consumer.email,
      currentInsuranceCompany: 1,
      questionAnswers: [question],
      continued: "x",
    },
    "POST /api/auth/signup (agent)": { ...agentSignup, email: consumer.email },
    "POST /api/auth/check-signup": {
      email: consumer.email,
      password: "Quiet-otter-31",
      zipcodes: [{ id: ZIP_ID }],
    },
    "POST /api/auth/keep-registration": { draft: aKeptRegistration(), continued: "x" },
    "POST /api/auth/continue-registration": { token: "x" },
    "POST /api/auth/resend-verification": { email: consumer.email },
    "POST /api/auth/language": { language: "en" },
    "POST /api/auth/validate": { token: "x" },
    "POST /api/auth/verify": { token: "x" },
    "POST /api/auth/forgot-password": { token: "x", password: "Quiet-otter-31" },
    "POST /api/telemetry": {
      builds: [{ remote: "agent", version: "1", channel: "stable", loads: 1, failures: {} }],
    },
    "POST /api/feedback": { name: "Fern", email: "fern@example.com", message: "Hello" },
    "PUT /api/user/profile": {
      usr_firstname: "Cora",
      usr_lastname: "Client",
      usr_email: consumer.email,
      usr_phonenumber: "(512)555-0147",
      usr_dateofbirth: "1990-02-28",
      usr_address1: "5 Elm Street",
      usr_address2: "Unit 1",
      usr_city: "Austin",
      usr_state: "TX",
      usr_rents: true,
      usr_gender: 1,
      usr_maritalstatus: 1,
      usr_emailnotifications: true,
      usr_partnerfirstname: "Pat",
      usr_partnerlastname: "Client",
      usr_partnerdateofbirth: "1990-03-01",
      zipcodes: [{ id: ZIP_ID }],
      usr_oldPassword: "wrong",
      usr_currentPassword: "wrong",
      usr_password: "Quiet-otter-31",
      usr_confirmNewPassword: "Quiet-otter-31",
    },
    "POST /api/user/application": {
      answers: [{ ins_id: 2, answers: [question] }],
      submit: false,
      force: true,
      aps_version: 0,
    },
    "DELETE /api/user/application": { force: false },
    "POST /api/user/quotes/:id": {
      qot_version: 1,
      qot_monthly: null,
      qot_yearly: null,
      prices: [price],
    },
    "POST /api/estimation/:id": { id: 2, answers: [question] },
    "POST /api/estimation/preview/:id": { id: 2, answers: [question] },
    "PUT /api/agent/profile": {
      usr_agencyname: "Agency",
      usr_agencyaddress: "1 Main Street",
      usr_agencyemail: "office@example.com",
      usr_agencynumber: "(512)555-0100",
      usr_firstname: "Ada",
      usr_lastname: "Broker",
      usr_email: agent.email,
      usr_phonenumber: "(512)555-0199",
      usr_insurancelicensenumber: "123",
      usr_licensestate: "TX",
      usr_emailnotifications: true,
      usr_all_zipcodes: 0,
      zipcodes: [{ id: ZIP_ID }],
      usr_currentPassword: "wrong",
      usr_password: "",
      usr_confirmNewPassword: "",
    },
    "POST /api/agent/profile/carriers": { carriers: [1] },
    "DELETE /api/agent/profile/carriers": { carriers: [9] },
    "POST /api/agent/profile/leads/:id": {
      id: leadId,
      qot_id: 1,
      inc_id: 1,
      qot_monthly: null,
      qot_yearly: null,
      prices: [price],
      qot_cover: {},
      qot_valid_until: "2026-02-01",
      qot_starts: null,
      qot_message: null,
    },
    "PUT /api/agent/profile/leads/:id": {
      id: leadId,
      qot_id: quoteId,
      inc_id: 1,
      qot_monthly: 1,
      qot_yearly: 1,
      prices: [price],
    },
    "PUT /api/agent/profile/leads/:id/notes": {
      version: 0,
      note: "Prefers mornings",
      follow_up_on: "2026-12-01",
      outcome: "lost",
      outcome_reason: "price",
      outcome_words: "Found it dear",
    },
    "POST /api/agent/profile/leads/:id/fee-return": { reason: "duplicate", words: "The same." },
    "POST /api/agent/profile/cover-templates": {
      ins_id: 1,
      name: "Usual",
      cover: { home: { dwelling: 300_000 } },
    },
    "POST /api/notifications/seen": { ntp_ids: [1] },
    "POST /api/threads/:id": { key: "a-key-of-the-writer", text: "Is the roof covered?" },
    "POST /api/threads/:id/read": { message: 1 },
    "POST /api/threads/:id/reports": { message: 1, reason: "abuse", note: "Rude" },
    "POST /api/agent/profile/zip-codes": { codes: ["78701"] },
    "POST /api/agent/profile/calculate-coverage": { id: 2, aps_id: leadId, answers: [question] },
  };
}

const wrong: unknown[] = [
  null,
  true,
  1.5,
  -1,
  0,
  1e300,
  4_294_967_296,
  "",
  "text",
  "'; drop table users; --",
  "a".repeat(501),
  "a".repeat(100_000),
  [],
  [[]],
  [null],
  [{ id: 1.5 }],
  {},
  { $ne: null },
  { toString: 1, length: -1 },
];

async function send(name: string, body: unknown): Promise<{ reply: TestReply; ms: number }> {
  const [method = "", pattern = ""] = (name.split(" (")[0] ?? "").split(" ");
  const isThread = pattern.includes("threads");
  const id = isThread ? quoteId : pattern.includes("leads") ? leadId : 2;
  const path = pattern.replace(":id", String(id));
  const route = t.app.routeTable.find((row) => row.method === method && row.url === pattern);
  const caller =
    route?.access === "agent" || isThread
      ? t.as(agent)
      : route?.access === "consumer" || route?.access === "user" || route?.access === "session"
        ? t.as(consumer)
        : t.anyone();
  const token = await humanTokenFor(route?.human ?? null, pattern);
  const payload = { ...token, ...Object(body) };
  const start = performance.now();
  const reply = await (method === "PUT"
    ? caller.put(path, payload)
    : method === "DELETE"
      ? caller.delete(path, payload)
      : caller.post(path, payload));
  return { reply, ms: performance.now() - start };
}

async function humanTokenFor(human: HumanAction | null, url: string): Promise<object> {
  const names = { "/api/auth/verify": "verify", "/api/auth/forgot-password": "reset" } as const;
  if (url === "/api/auth/verify" || url === "/api/auth/forgot-password") {
    return { google_token: await t.humanToken(names[url]) };
  }
  return human === null ? {} : { token: await t.humanToken(human) };
}

/** What would tell how it is made inside. */
const INSIDE =
  /select |insert |constraint|postgres|kysely|node_modules|\.ts:|\/api\/src|stack|at \w+ \(/i;

const bodyRoutes = [
  "POST /api/auth/login",
  "POST /api/auth/signup",
  "POST /api/auth/signup (agent)",
  "POST /api/auth/check-signup",
  "POST /api/auth/keep-registration",
  "POST /api/auth/continue-registration",
  "POST /api/auth/resend-verification",
  "POST /api/auth/language",
  "POST /api/auth/validate",
  "POST /api/auth/verify",
  "POST /api/auth/forgot-password",
  "POST /api/telemetry",
  "POST /api/feedback",
  "PUT /api/user/profile",
  "POST /api/user/application",
  "DELETE /api/user/application",
  "POST /api/user/quotes/:id",
  "POST /api/estimation/:id",
  "POST /api/estimation/preview/:id",
  "PUT /api/agent/profile",
  "POST /api/agent/profile/carriers",
  "DELETE /api/agent/profile/carriers",
  "POST /api/agent/profile/leads/:id",
  "PUT /api/agent/profile/leads/:id",
  "PUT /api/agent/profile/leads/:id/notes",
  "POST /api/agent/profile/leads/:id/fee-return",
  "POST /api/agent/profile/cover-templates",
  "POST /api/agent/profile/calculate-coverage",
  "POST /api/agent/profile/zip-codes",
  "POST /api/notifications/seen",
  "POST /api/threads/:id",
  "POST /api/threads/:id/read",
  "POST /api/threads/:id/reports",
];

describe("a field of the wrong kind", () => {
  it("is tried on every call that takes a body", () => {
    const described = JSON.parse(JSON.stringify(t.app.swagger())).paths;
    const withBody = t.app.routeTable
      .filter(
        ({ method, url }) =>
          described[url.replace(":id", "{id}")]?.[method.toLowerCase()]?.requestBody,
      )
      .map(({ method, url }) => `${method} ${url}`);
    const tried = bodyRoutes.filter((name) => !name.endsWith("(agent)"));
    // The provider's webhook takes bytes that only its signature vouches for.
    expect(withBody.filter((name) => !name.includes("webhook")).sort()).toEqual(tried.sort());
    expect(Object.keys(goodBodies()).sort()).toEqual([...bodyRoutes].sort());
  });

  it.each(bodyRoutes)(
    "never breaks %s: a coded refusal, soon, and nothing of the inside",
    async (name) => {
      const good = goodBodies()[name] ?? {};
      const problems: string[] = [];
      for (const field of Object.keys(good)) {
        for (const value of wrong) {
          const { reply, ms } = await send(name, { ...good, [field]: value });
          const says = `${field}=${JSON.stringify(value).slice(0, 40)}: ${reply.status}`;
          if (reply.status >= 500 || ms > 4_000) problems.push(says);
          if (reply.status >= 400 && INSIDE.test(reply.text)) problems.push(`${says} tells`);
          const isOtherKind =
            value !== null && typeof value !== typeof good[field] && good[field] !== null;
          if (isOtherKind && reply.status < 400) problems.push(`${says} taken`);
        }
      }
      expect(problems).toEqual([]);
    },
    120_000,
  );

  it("that every object has without being asked never breaks a call", async () => {
    const names = ["toString", "valueOf", "hasOwnProperty", "isPrototypeOf", "__defineGetter__"];
    const odd = Object.fromEntries(names.map((name) => [name, "x"]));
    const problems: string[] = [];
    for (const name of bodyRoutes) {
      const { reply } = await send(name, { ...goodBodies()[name], ...odd });
      if (reply.status >= 500) problems.push(`${name}: ${reply.status}`);
    }
    expect(problems).toEqual([]);
  }, 60_000);

  it("in a list never breaks a call either", async () => {
    const answers = (values: object[]) => ({ answers: [{ ins_id: 2, answers: values }] });
    for (const one of wrong) {
      for (const key of ["que_id", "ans_id", "ans_content"]) {
        const odd = { ...question, [key]: one };
        const replies = [
          (await send("POST /api/user/application", answers([odd]))).reply,
          (await send("POST /api/estimation/:id", { answers: [odd] })).reply,
        ];
        expect(replies.map(({ status }) => status < 500)).toEqual([true, true]);
      }
      for (const key of Object.keys(price)) {
        const prices = [{ ...price, [key]: one }];
        const { reply } = await send("POST /api/agent/profile/leads/:id", { inc_id: 5, prices });
        // 0 dollars is a price.
        expect(reply.status === 200).toBe(key !== "ins_id" && one === 0);
        if (reply.status === 200) {
          await t.as(agent).delete("/agent/profile/carriers", { carriers: 5 });
          await t.as(agent).post("/agent/profile/carriers", { carriers: [5] });
        }
      }
    }
  }, 120_000);
});

describe("an estimate", () => {
  it.each([1, 2, 3])("of insurance type %d never breaks over what is answered", async (type) => {
    const form = formFor(type);
    const questions = (form?.sections ?? []).flatMap((section) => section.questions);
    for (const content of ["9".repeat(400), "-1", "1e400", "0.1", "NaN", "Infinity", "🔑", "0"]) {
      const answers = questions.map(({ id }) => ({ que_id: id, ans_content: content }));
      const reply = await t.as(consumer).post(`/estimation/${type}`, { answers });
      expect(reply.status).toBeLessThan(500);
    }
  });
});

describe("a price", () => {
  it.each([
    ["negative", { qpr_monthly: -1 }],
    ["with cents", { qpr_monthly: 1.5 }],
    ["as text", { qpr_monthly: "50" }],
    ["above a hundred million", { qpr_monthly: 100_000_001 }],
    ["missing", { qpr_yearly: undefined }],
    ["null", { qpr_yearly: null }],
  ])("that is %s is refused", async (_what, changes) => {
    const body = { inc_id: 5, prices: [{ ...price, ...changes }] };
    const { reply } = await send("POST /api/agent/profile/leads/:id", body);
    expect(reply.status).toBe(422);
  });

  it("beyond what a number can hold is refused", async () => {
    const token = await t.humanToken("quote");
    const text = `{"inc_id":5,"token":"${token}","prices":[{"ins_id":2,"qpr_monthly":1e999,"qpr_yearly":1}]}`;
    expect((await t.as(agent).post(`/agent/profile/leads/${leadId}`, text)).status).toBe(422);
  });

  it.each([
    ["twice for a type", [price, price]],
    ["for a type that was not asked for", [price, { ...price, ins_id: 1 }]],
    ["for an unknown type", [{ ...price, ins_id: 4 }]],
    ["for no type", []],
  ])("given %s is refused", async (_what, prices) => {
    const { reply } = await send("POST /api/agent/profile/leads/:id", { inc_id: 5, prices });
    expect(reply.status).toBe(422);
  });

  it("of a bundle is bounded, too", async () => {
    const body = { inc_id: 5, prices: [price], qot_monthly: 100_000_001, qot_yearly: 1 };
    expect((await send("POST /api/agent/profile/leads/:id", body)).reply.status).toBe(422);
  });
});

describe("the lead of a quote", () => {
  it("is the one in the address, whatever the body says", async () => {
    const other = await t.seedApplication(await t.seedConsumer(), { types: [2], submitted: true });
    const { reply } = await send("POST /api/agent/profile/leads/:id", {
      id: other,
      application_id: other,
      aps_id: other,
      agent_id: 1,
      accepted: true,
      accepted_at: "2020-01-01",
      number: 99,
      inc_id: 5,
      prices: [price],
    });
    expect(reply.status).toBe(200);
    const row = await t.db.query
      .selectFrom("quotes")
      .selectAll()
      .where("id", "=", reply.body.data.qot_id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      application_id: leadId,
      agent_id: agent.id,
      accepted_at: null,
    });
    expect(row.number).toBeLessThan(99);
  });

  it("is not left by an update of a quote on another lead", async () => {
    const other = await t.seedApplication(await t.seedConsumer(), { types: [2], submitted: true });
    const elsewhere = await t.seedQuote(agent, other, { row: { needs_update: true } });
    const body = { id: other, qot_id: elsewhere, inc_id: 1, prices: [price] };
    expect((await send("PUT /api/agent/profile/leads/:id", body)).reply.status).toBe(404);
  });

  it("gives no way into somebody else's quote", async () => {
    const other = await t.seedAgent({ carriers: [7] });
    const theirs = await t.seedQuote(other, leadId, { carrierId: 7, row: { needs_update: true } });
    const body = { qot_id: theirs, inc_id: 7, prices: [{ ...price, qpr_monthly: 1 }] };
    expect((await send("PUT /api/agent/profile/leads/:id", body)).reply.status).toBe(404);
    const { monthly } = await t.db.query
      .selectFrom("quote_prices")
      .select("monthly")
      .where("quote_id", "=", theirs)
      .executeTakeFirstOrThrow();
    expect(monthly).toBe(100);
  });

  it.each([0, 9, 99_999])("is not quoted with the carrier %d", async (carrier) => {
    const body = { inc_id: carrier, prices: [price] };
    expect((await send("POST /api/agent/profile/leads/:id", body)).reply.status).toBe(422);
  });
});

describe("the type of an estimate", () => {
  it("is the one in the address, whatever the body says", async () => {
    const answers = completeAnswers(3);
    const [plain, other] = [
      await t.as(consumer).post("/estimation/3", { id: 3, answers }),
      await t.as(consumer).post("/estimation/3", { id: 1, answers }),
    ];
    expect(plain.status).toBe(200);
    expect(other.body).toEqual(plain.body);
  });
});

describe("an application", () => {
  it("drops answers to questions that are hidden", async () => {
    const person = await t.seedConsumer();
    const form = formFor(3);
    const visible = completeAnswers(3);
    const known = new Set(visible.map(({ que_id }) => que_id));
    const hidden = (form?.sections ?? [])
      .flatMap((section) => section.questions)
      .filter(({ id, kind }) => !known.has(id) && (kind === "text" || kind === "number"));
    const answers = [...visible, ...hidden.map(({ id }) => ({ que_id: id, ans_content: "7777" }))];
    expect(hidden.length).toBeGreaterThan(0);
    const reply = await t.as(person).post("/user/application", {
      answers: [{ ins_id: 3, answers }],
      submit: true,
    });
    expect(reply.status).toBe(200);
    const { submitted_answers } = await t.db.query
      .selectFrom("applications")
      .select("submitted_answers")
      .where("consumer_id", "=", person.id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(submitted_answers)).not.toContain("7777");
  });

  it.each([
    [
      "the same type twice",
      [
        { ins_id: 2, answers: [] },
        { ins_id: 2, answers: [] },
      ],
    ],
    ["an unknown type", [{ ins_id: 4, answers: [] }]],
    ["one question twice", [{ ins_id: 2, answers: [question, question] }]],
    ["a question of another type", [{ ins_id: 2, answers: [{ que_id: 101, ans_id: 10101 }] }]],
    ["an unknown question", [{ ins_id: 2, answers: [{ que_id: 9_999, ans_id: 1 }] }]],
    ["an impossible day", [{ ins_id: 3, answers: [{ que_id: 165, ans_content: "2025-02-30" }] }]],
    ["a birth to come", [{ ins_id: 3, answers: [{ que_id: 155, ans_content: "2090-01-01" }] }]],
    ["a year to come", [{ ins_id: 2, answers: [{ que_id: 186, ans_content: "2090" }] }]],
  ])("with %s is refused", async (_what, answers) => {
    const person = await t.seedConsumer();
    const reply = await t.as(person).post("/user/application", { answers });
    expect(reply.status).toBe(422);
  });
});

describe("a page", () => {
  it.each(["/agent/profile/leads", "/notifications"])("of %s is bounded", async (path) => {
    expect((await t.as(agent).get(path, { limit: 100_000_000, offset: 0 })).status).toBe(200);
    for (const query of [
      "limit=0",
      "limit=-1",
      "offset=-1",
      "offset=1.5",
      "offset=99999999999999999999",
      "limit=NaN",
    ]) {
      const reply = await t.request({ url: `/api${path}?sid=${agent.sid}&${query}` });
      expect(reply.statusCode).toBe(422);
    }
  });
});

describe("a pattern", () => {
  it.each([
    ["addresses", "POST /api/feedback", "email", `${"a.".repeat(125)}@`],
    ["long addresses", "POST /api/feedback", "email", `a@${"a-".repeat(240)}`],
    ["dates", "PUT /api/user/profile", "usr_dateofbirth", "1".repeat(10)],
    ["phones", "PUT /api/user/profile", "usr_phonenumber", "(".repeat(500)],
    ["numbers", "PUT /api/agent/profile", "usr_insurancelicensenumber", `${"1".repeat(499)}x`],
  ])("for %s answers at once however it is fed", async (_what, name, field, text) => {
    const { reply, ms } = await send(name, { ...goodBodies()[name], [field]: text });
    expect(reply.status).toBe(422);
    expect(ms).toBeLessThan(1_000);
  });
});
