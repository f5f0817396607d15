import type { HumanAction } from "@quotehaven/contract/schemas";
import { readConfig } from "../config";
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
});
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
      usr_insurancelicense: "X-123",
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

/** Sends one body; `cpuMs` is the processor time that this process took, whatever else the machine does. */
async function send(name: string, body: unknown): Promise<{ reply: TestReply; cpuMs: number }> {
  const [method = "", pattern = ""] = (name.split(" (")[0] ?? "").split(" ");
  const isThread = pattern.includes("threads");
  const id = isThread ? quoteId : pattern.includes("leads") ? leadId : 2;
  const path = pattern.replace(":id", String(id)).replace(":name", "help");
  const route = t.app.routeTable.find((row) => row.method === method && row.url === pattern);
  const caller =
    route?.access === "agent" || isThread
      ? t.as(agent)
      : route?.access === "consumer" || route?.access === "user" || route?.access === "session"
        ? t.as(consumer)
        : t.anyone();
  const token = await humanTokenFor(route?.human ?? null, pattern);
  const payload = { ...token, ...Object(body) };
  const before = process.cpuUsage();
  const reply = await (method === "PUT"
    ? caller.put(path, payload)
    : method === "DELETE"
      ? caller.delete(path, payload)
      : caller.post(path, payload));
  return { reply, cpuMs: process.cpuUsage(before).user / 1_000 };
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
          described[url.replace(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()]?.requestBody,
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
          const { reply, cpuMs } = await send(name, { ...good, [field]: value });
          const says = `${field}=${JSON.stringify(value).slice(0, 40)}: ${reply.status}`;
          if (reply.status >= 500 || cpuMs > 4_000) problems.push(says);
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
  });

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
    const body = { ...goodBodies()[name], [field]: text };
    const tries = [await send(name, body), await send(name, body), await send(name, body)];
    expect(tries.map(({ reply }) => reply.status)).toEqual([422, 422, 422]);
    expect(Math.min(...tries.map(({ cpuMs }) => cpuMs))).toBeLessThan(1_000);
  });
});
