import { randomUUID } from "node:crypto";
import {
  agentProfileFields,
  consumerProfileFields,
  type FieldKind,
  type ProfileFields,
} from "@quotehaven/contract/rules";
import { readConfig } from "./settings/config";
import type { HumanVerifier } from "../accounts/human/humanVerifier";
import { aKeptRegistration } from "../testing/keptRegistration";
import { agentSignup, marriedSignup } from "../testing/signupBodies";
import { formFor } from "../reference/questionnaires";
import { appForTests, ZIP_ID, type Person, type TestReply } from "../testing";
import { completeAnswers } from "../testing/answers";

const usual = readConfig({}).limits;
const unlimited = Object.fromEntries(
  Object.keys(usual).map((name) => [name, { max: 1_000_000, windowSeconds: 1 }]),
);
/** Takes whatever token it is given: solving challenges is no matter of fields. */
const humanVerifier: HumanVerifier = {
  kind: "altcha",
  siteKey: null,
  challenge: async () => null,
  check: async () => ({ usedKey: randomUUID(), expiresAt: new Date() }),
};
const t = appForTests({ config: { limits: { ...usual, ...unlimited } }, deps: { humanVerifier } });
const CONSUMER = "cora@example.com";
const AGENT = "ada@example.com";
let consumer: Person;
let agent: Person;
let leadId: number;
let quoteId: number;
beforeAll(async () => {
  consumer = await t.seedConsumer({ user: { email: CONSUMER } });
  agent = await t.seedAgent({ user: { email: AGENT }, carriers: [1, 5] });
  leadId = await t.seedApplication(await t.seedConsumer(), { types: [2], submitted: true });
  quoteId = await t.seedQuote(agent, leadId);
});

const question = { que_id: 206, ans_id: null, ans_content: "1000" };
const price = { ins_id: 2, qpr_monthly: 50, qpr_yearly: 600 };

/** What each kind of field in a profile takes. */
const goodValues: Record<FieldKind, unknown> = {
  ...{ name: "Cora", text: "5 Elm Street", optionalText: "Unit 1", license: "X-123" },
  ...{ email: "office@example.com", phone: "(512)555-0147", number: "123" },
  ...{ state: "TX", optionalState: "TX", birthDate: "1990-03-01", adultBirthDate: "1990-02-28" },
  ...{ yesNo: true, gender: 1, maritalStatus: 1, leadMails: "hourly" },
};

const profileOf = (fields: ProfileFields) =>
  Object.fromEntries(
    Object.values(fields).flatMap(({ wire, kind, isReadOnly }) =>
      isReadOnly ? [] : [[wire, goodValues[kind]]],
    ),
  );

/** A body that every call with one would take, up to what has happened before. */
function goodBodies(): Record<string, Record<string, unknown>> {
  return {
    "POST /api/auth/login": { email: CONSUMER, password: "wrong", type: 1 },
    "POST /api/auth/signup": {
      ...marriedSignup,
      address2: "Unit 1",
      email: CONSUMER,
      currentInsuranceCompany: 1,
      questionAnswers: [question],
      continued: "x",
      present: { home: { cover: {} }, shared: false },
    },
    "POST /api/auth/signup (agent)": { ...agentSignup, email: CONSUMER },
    "POST /api/auth/check-signup": {
      email: CONSUMER,
      password: "Quiet-otter-31",
      zipcodes: [{ id: ZIP_ID }],
    },
    "POST /api/auth/keep-registration": { draft: aKeptRegistration(), continued: "x" },
    "POST /api/auth/continue-registration": { token: "x" },
    "POST /api/auth/resend-verification": { email: CONSUMER },
    "POST /api/auth/language": { language: "en" },
    "POST /api/auth/validate": { token: "x" },
    "POST /api/auth/verify": { token: "x" },
    "POST /api/auth/forgot-password": { token: "x", password: "Quiet-otter-31" },
    "POST /api/telemetry": {
      builds: [{ remote: "agent", version: "1", channel: "stable", loads: 1, failures: {} }],
    },
    "POST /api/feedback": { name: "Fern", email: "fern@example.com", message: "Hello" },
    "PUT /api/user/profile": {
      ...profileOf(consumerProfileFields),
      usr_email: CONSUMER,
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
    "PUT /api/user/application/present": {
      home: { carrier: "Acme", expires: "2027-01-31", cover: { dwelling: 300_000 } },
      auto: { premium: { dollars: 600, months: 6 }, cover: { injury: "50/100" } },
      shared: false,
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
      ...profileOf(agentProfileFields),
      usr_email: AGENT,
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
      followUpOn: "2026-12-01",
      outcome: "lost",
      outcomeReason: "price",
      outcomeWords: "Found it dear",
    },
    "POST /api/agent/profile/leads/:id/fee-return": { reason: "duplicate", words: "The same." },
    "POST /api/agent/profile/cover-templates": {
      insuranceTypeId: 1,
      name: "Usual",
      cover: { home: { dwelling: 300_000 } },
    },
    "POST /api/notifications/seen": { qot_id: 1 },
    "POST /api/threads/:id": { key: "a-key-of-the-writer", text: "Is the roof covered?" },
    "POST /api/threads/:id/read": { messageId: 1 },
    "POST /api/threads/:id/reports": { messageId: 1, reason: "abuse", note: "Rude" },
    "POST /api/agent/profile/zip-codes": { codes: ["78701"] },
    "POST /api/agent/profile/calculate-coverage": { id: 2, aps_id: leadId, answers: [question] },
  };
}

const wrong: unknown[] = [
  ...[null, true],
  ...[1.5, -1, 0, 1e300, 4_294_967_296],
  ...["", "text", "'; drop table users; --", "a".repeat(501), "a".repeat(100_000)],
  ...[[], [[]], [null], [{ id: 1.5 }]],
  ...[{}, { $ne: null }, { toString: 1, length: -1 }],
];

/** Sends one body; `cpuMs` is the processor time that this process took, whatever else the machine does. */
async function send(call: string, body: unknown): Promise<{ reply: TestReply; cpuMs: number }> {
  const [method = "", pattern = ""] = call.split(" ");
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
  const name = /verify$|forgot-password$/.test(path) ? "google_token" : "token";
  const payload = { ...(route?.human && { [name]: "x" }), ...Object(body) };
  const before = process.cpuUsage();
  const reply = await (method === "PUT"
    ? caller.put(path, payload)
    : method === "DELETE"
      ? caller.delete(path, payload)
      : caller.post(path, payload));
  return { reply, cpuMs: process.cpuUsage(before).user / 1_000 };
}

/** What would tell how it is made inside. */
const INSIDE =
  /select |insert |constraint|postgres|kysely|node_modules|\.ts:|\/api\/src|stack|at \w+ \(/i;

const bodyRoutes = Object.keys(goodBodies());

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

it.each([
  ["dates", "PUT /api/user/profile", "usr_dateofbirth", "1".repeat(10)],
  ["phones", "PUT /api/user/profile", "usr_phonenumber", "(".repeat(500)],
  ["numbers", "PUT /api/agent/profile", "usr_insurancelicensenumber", `${"1".repeat(499)}x`],
])("a pattern for %s answers at once however it is fed", async (_what, name, field, text) => {
  const body = { ...goodBodies()[name], [field]: text };
  const tries = [await send(name, body), await send(name, body), await send(name, body)];
  expect(tries.map(({ reply }) => reply.status)).toEqual([422, 422, 422]);
  expect(Math.min(...tries.map(({ cpuMs }) => cpuMs))).toBeLessThan(1_000);
});

const leadPath = () => `/agent/profile/leads/${leadId}`;
const quote = (body: object) => t.as(agent).post(leadPath(), { token: "x", ...body });
const update = (body: object) => t.as(agent).put(leadPath(), { token: "x", ...body });
const anotherLead = async () =>
  t.seedApplication(await t.seedConsumer(), { types: [2], submitted: true });

describe("a value that nobody means", () => {
  it.each([1, 2, 3])("never breaks an estimate of insurance type %d", async (type) => {
    const questions = (formFor(type)?.sections ?? []).flatMap((section) => section.questions);
    for (const content of ["9".repeat(400), "-1", "1e400", "0.1", "NaN", "Infinity", "🔑", "0"]) {
      const answers = questions.map(({ id }) => ({ que_id: id, ans_content: content }));
      const reply = await t.as(consumer).post(`/estimation/${type}`, { answers });
      expect(reply.status).toBeLessThan(500);
    }
  });

  it.each([
    ["twice for a type", { prices: [price, price] }],
    ["for a type that was not asked for", { prices: [price, { ...price, ins_id: 1 }] }],
    ["for an unknown type", { prices: [{ ...price, ins_id: 4 }] }],
    ["without a year's", { prices: [{ ...price, qpr_yearly: undefined }] }],
    ["beyond all bounds for a bundle", { prices: [price], qot_monthly: 1e8 + 1, qot_yearly: 1 }],
  ])("is refused as a price: %s", async (_what, body) => {
    expect((await quote({ inc_id: 5, ...body })).status).toBe(422);
  });

  it.each([
    ["the same type twice", [2, 2].map((ins_id) => ({ ins_id, answers: [] }))],
    ["an unknown type", [{ ins_id: 4, answers: [] }]],
  ])("is refused in an application: %s", async (_what, answers) => {
    expect((await t.as(consumer).post("/user/application", { answers })).status).toBe(422);
  });

  it("bounds no page", async () => {
    const list = (query: string) =>
      t.request({ url: `/api/agent/profile/leads?sid=${agent.sid}&${query}` });
    expect((await list("limit=100000000&offset=0")).statusCode).toBe(200);
    const odd = ["limit=0", "limit=-1", "offset=-1", "offset=1.5", `offset=${"9".repeat(20)}`];
    for (const query of [...odd, "limit=NaN"]) expect((await list(query)).statusCode).toBe(422);
  });
});

describe("what a call is about", () => {
  it("is the lead in its address, whatever the body says", async () => {
    const id = await anotherLead();
    const claims = { id, application_id: id, aps_id: id, agent_id: 1, accepted: true };
    const body = { ...claims, accepted_at: "2020-01-01", inc_id: 5, prices: [price] };
    const reply = await quote(body);
    expect(reply.status).toBe(200);
    const row = await t.row("quotes", { id: reply.body.data.qot_id });
    const own = { application_id: leadId, agent_id: agent.id, accepted_at: null };
    expect(row).toMatchObject(own);
  });

  it("is no quote on another lead, and nobody else's", async () => {
    const row = { needs_update: true };
    const elsewhere = await t.seedQuote(agent, await anotherLead(), { row });
    const other = await t.seedAgent({ carriers: [7] });
    const theirs = await t.seedQuote(other, leadId, { carrierId: 7, row });
    const prices = [{ ...price, qpr_monthly: 1 }];
    expect((await update({ qot_id: elsewhere, inc_id: 1, prices })).status).toBe(404);
    expect((await update({ qot_id: theirs, inc_id: 7, prices })).status).toBe(404);
    expect((await t.row("quote_prices", { quote_id: theirs })).monthly).toBe(100);
  });

  it("is the insurance type in its address, whatever the body says", async () => {
    const answers = completeAnswers(3);
    const [plain, other] = [
      await t.as(consumer).post("/estimation/3", { id: 3, answers }),
      await t.as(consumer).post("/estimation/3", { id: 1, answers }),
    ];
    expect(plain.status).toBe(200);
    expect(other.body).toEqual(plain.body);
  });

  it("are no answers to questions that are hidden", async () => {
    const person = await t.seedConsumer();
    const visible = completeAnswers(3);
    const known = new Set(visible.map(({ que_id }) => que_id));
    const hidden = (formFor(3)?.sections ?? [])
      .flatMap((section) => section.questions)
      .filter(({ id, kind }) => !known.has(id) && (kind === "text" || kind === "number"));
    const answers = [...visible, ...hidden.map(({ id }) => ({ que_id: id, ans_content: "7777" }))];
    expect(hidden.length).toBeGreaterThan(0);
    const body = { answers: [{ ins_id: 3, answers }], submit: true };
    expect((await t.as(person).post("/user/application", body)).status).toBe(200);
    const { submitted_answers } = await t.row("applications", { consumer_id: person.id });
    expect(JSON.stringify(submitted_answers)).not.toContain("7777");
  });
});
