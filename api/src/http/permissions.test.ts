import { confirmPath, intentIdOf } from "../features/payment/paymentFixtures";
import { appForTests, type Person, type TestReply } from "../testing";
import type { Access } from "./App";

const t = appForTests();

/** Every route with who may call it. A route that is missing here fails the first test. */
const rows: Record<string, Access> = {
  "DELETE /api/agent/profile/cards/:id": "agent",
  "DELETE /api/agent/profile/carriers": "agent",
  "DELETE /api/agent/profile/delete": "agent",
  "DELETE /api/agent/profile/cover-templates/:id": "agent",
  "DELETE /api/agent/profile/leads/:id": "agent",
  "DELETE /api/notifications": "user",
  "DELETE /api/notifications/:id": "user",
  "DELETE /api/user/application": "consumer",
  "DELETE /api/user/application/changes": "consumer",
  "DELETE /api/user/profile/delete": "consumer",
  "DELETE /api/user/quotes/:id": "consumer",
  "DELETE /api/user/quotes/:id/choice": "consumer",
  "GET /api/agent/profile": "agent",
  "GET /api/agent/profile/carriers": "agent",
  "GET /api/agent/profile/clients": "agent",
  "GET /api/agent/profile/cover-templates": "agent",
  "GET /api/agent/profile/exports/leads.csv": "agent",
  "GET /api/agent/profile/exports/payments.csv": "agent",
  "GET /api/agent/profile/lead-areas": "agent",
  "GET /api/agent/profile/leads": "agent",
  "GET /api/agent/profile/leads/:id": "agent",
  "GET /api/agent/profile/leads/:id/confirm": "agent",
  "GET /api/agent/profile/leads/:id/notes": "agent",
  "GET /api/agent/profile/payments": "agent",
  "GET /api/agent/profile/results": "agent",
  "GET /api/agent/profile/results/losses": "agent",
  "GET /api/agent/profile/zip-places": "agent",
  "GET /api/auth/check-session": "session",
  "GET /api/auth/forgot-password": "public",
  "GET /api/auth/login": "public",
  "GET /api/auth/signup": "public",
  "GET /api/auth/zipcodes": "public",
  "GET /api/config": "public",
  "GET /api/health/live": "public",
  "GET /api/health/ready": "public",
  "GET /api/metrics": "public",
  "GET /api/human-verification/challenge": "public",
  "GET /api/insurance-companies": "public",
  "GET /api/insurance-types": "public",
  "GET /api/lead-mails/stop": "public",
  "GET /api/notifications": "user",
  "GET /api/operations/agencies": "operator",
  "GET /api/operations/differences": "operator",
  "GET /api/operations/fees": "operator",
  "GET /api/operations/licenses": "operator",
  "GET /api/operations/log": "operator",
  "GET /api/operations/mails": "operator",
  "GET /api/operations/messages": "operator",
  "GET /api/operations/payments": "operator",
  "GET /api/operations/remotes": "operator",
  "GET /api/telemetry": "public",
  "GET /api/threads/:id": "user",
  "GET /api/user/application": "consumer",
  "GET /api/user/privacy": "consumer",
  "GET /api/user/privacy/data": "consumer",
  "GET /api/user/privacy/page": "consumer",
  "GET /api/user/profile": "consumer",
  "GET /api/user/quotes": "consumer",
  "POST /api/agent/profile/calculate-coverage": "agent",
  "POST /api/agent/profile/carriers": "agent",
  "POST /api/agent/profile/cover-templates": "agent",
  "POST /api/agent/profile/leads/:id": "agent",
  "POST /api/agent/profile/leads/:id/confirm": "agent",
  "POST /api/agent/profile/leads/:id/fee-return": "agent",
  "POST /api/agent/profile/zip-codes": "agent",
  "POST /api/auth/check-signup": "public",
  "POST /api/auth/continue-registration": "public",
  "POST /api/auth/forgot-password": "public",
  "POST /api/auth/keep-registration": "public",
  "POST /api/auth/language": "session",
  "POST /api/auth/login": "public",
  "POST /api/auth/resend-verification": "public",
  "POST /api/auth/signup": "public",
  "POST /api/auth/validate": "public",
  "POST /api/auth/verify": "public",
  "POST /api/estimation/:id": "consumer",
  "POST /api/estimation/preview/:id": "public",
  "POST /api/feedback": "public",
  "POST /api/lead-mails/stop": "public",
  "POST /api/notifications/:id": "user",
  "POST /api/notifications/seen": "user",
  "POST /api/notifications/seen-all": "user",
  "POST /api/operations/agencies/:id/pause": "operator",
  "POST /api/operations/agencies/:id/resume": "operator",
  "POST /api/operations/differences/:id/resolve": "operator",
  "POST /api/operations/end-sessions": "operator",
  "POST /api/operations/enrolment": "public",
  "POST /api/operations/fees/:id": "operator",
  "POST /api/operations/licenses/:id": "operator",
  "POST /api/operations/mails/:id/resend": "operator",
  "POST /api/operations/people/:id/delete": "operator",
  "POST /api/operations/people/:id/end-sessions": "operator",
  "POST /api/operations/people/:id/export": "operator",
  "POST /api/operations/people/:id/link": "operator",
  "POST /api/operations/people/find": "operator",
  "POST /api/operations/recovery-codes": "operator",
  "POST /api/operations/remotes/:name/rollback": "operator",
  "POST /api/operations/sign-in": "public",
  "POST /api/payment/webhook": "public",
  "POST /api/telemetry": "public",
  "POST /api/threads/:id": "user",
  "POST /api/threads/:id/end": "user",
  "POST /api/threads/:id/read": "user",
  "POST /api/threads/:id/reports": "user",
  "POST /api/user/application": "consumer",
  "POST /api/user/quotes/:id": "consumer",
  "PUT /api/agent/profile": "agent",
  "PUT /api/agent/profile/leads/:id": "agent",
  "PUT /api/agent/profile/leads/:id/notes": "agent",
  "PUT /api/operations/enrolment": "public",
  "PUT /api/operations/messages/:id": "operator",
  "PUT /api/user/profile": "consumer",
};

const guarded = Object.entries(rows).filter(
  ([, access]) => access !== "public" && access !== "operator",
);
const ofOperators = Object.keys(rows).filter((route) => / \/api\/operations\//.test(route));

async function call(route: string, sid: string | null, id = 1): Promise<TestReply["status"]> {
  return (await send(route, sid, id)).statusCode;
}

async function send(route: string, sid: string | null, id = 1) {
  const [method = "", pattern = ""] = route.split(" ");
  const url = pattern.replace(":id", String(id));
  const hasBody = method === "POST" || method === "PUT";
  return t.request({
    method,
    url: sid === null ? url : `${url}?sid=${sid}`,
    ...(hasBody ? { headers: { "content-type": "application/json" }, payload: "{}" } : {}),
  });
}

describe("the table of routes", () => {
  it("has a row for every route", () => {
    const live = t.app.routeTable.map(({ method, url, access }) => [`${method} ${url}`, access]);
    expect(Object.fromEntries(live)).toEqual(rows);
  });

  it("asks for a live session, and for the role", async () => {
    for (const [route, access] of guarded) {
      expect([route, await call(route, null), await call(route, "A".repeat(43))]).toEqual([
        ...[route, 401, 401],
      ]);
      // Some of the calls end the session.
      const [consumer, agent] = [await t.seedConsumer(), await t.seedAgent()];
      const asConsumer = await call(route, consumer.sid, 2_147_483_647);
      const asAgent = await call(route, agent.sid, 2_147_483_647);
      expect([route, asConsumer === 403, asAgent === 403]).toEqual([
        ...[route, access === "agent", access === "consumer"],
      ]);
      expect(Math.max(asConsumer, asAgent)).toBeLessThan(500);
    }
  });
});

describe("what is for operators", () => {
  it("is not there for anybody else", async () => {
    const nothing = await send("POST /api/nothing-here", null);
    const people = [await t.seedConsumer(), await t.seedAgent()];
    for (const route of ofOperators) {
      for (const sid of [null, "A".repeat(43), ...people.map((person) => person.sid)]) {
        const reply = await send(route, sid);
        expect([route, reply.statusCode, reply.body]).toEqual([route, 404, nothing.body]);
        expect(Object.keys(reply.headers).sort()).toEqual(Object.keys(nothing.headers).sort());
      }
    }
  });

  it("is there for them, and nothing of consumers and agents is", async () => {
    for (const [route, access] of Object.entries(rows)) {
      // Some of the calls end the session.
      const operator = await t.seedOperator();
      const status = await call(route, operator.sid, 2_147_483_647);
      const isDenied = access === "user" || access === "consumer" || access === "agent";
      expect([route, status === 401 || status === 403]).toEqual([route, isDenied]);
    }
  });
});

type State = "no carrier" | "fresh" | "quoted" | "won, unpaid" | "won, paid";

/** An agent in a state on a lead of their own, with what must not be seen before paying. */
async function agentOn(state: State) {
  const client = await t.seedConsumer({
    user: { phone: "(737)555-9876" },
    profile: { address2: "Penthouse 77" },
  });
  const leadId = await t.seedApplication(client, { types: [2], submitted: true });
  const agent = await t.seedAgent({ carriers: state === "no carrier" ? [] : [1, 5] });
  const hasQuote = state !== "no carrier" && state !== "fresh";
  const quoteId = hasQuote ? await t.seedQuote(agent, leadId) : 1;
  if (state.startsWith("won")) await t.seedAcceptance(quoteId);
  if (state === "won, paid") {
    t.payments.succeed(intentIdOf(await t.as(agent).post(confirmPath(leadId))));
    await t.as(agent).get(confirmPath(leadId));
  }
  return { agent, client, leadId, quoteId };
}

const quoteBody = async (carrierId: number, more: object = {}) => ({
  ...{ inc_id: carrierId, token: await t.humanToken("quote"), ...more },
  prices: [{ ins_id: 2, qpr_monthly: 50, qpr_yearly: 600 }],
});

function expectNoContact(reply: TestReply, client: Person) {
  for (const secret of [client.email, "(737)555-9876", "7375559876", "Penthouse 77"]) {
    expect(reply.text).not.toContain(secret);
  }
}

describe("an agent's state on a lead", () => {
  it.each<[State, object]>([
    ["no carrier", { list: 400, lead: 400, quote: 400, update: 404, details: 404, payment: 404 }],
    ["fresh", { list: 200, lead: 200, quote: 200, update: 422, details: 404, payment: 404 }],
    ["quoted", { list: 200, lead: 200, quote: 200, update: 200, details: 404, payment: 404 }],
    ["won, unpaid", { list: 200, lead: 200, quote: 409, update: 409, details: 402, payment: 200 }],
    ["won, paid", { list: 200, lead: 200, quote: 409, update: 409, details: 200, payment: 409 }],
  ])("decides what they may do: %s", async (state, allowed) => {
    const { agent, client, leadId, quoteId } = await agentOn(state);
    const me = t.as(agent);
    const path = `/agent/profile/leads/${leadId}`;
    const list = await me.get("/agent/profile/leads", { limit: 100 });
    if (state !== "no carrier") expect(list.text).toContain(`"aps_id":${leadId}`);
    const lead = await me.get(path);
    const details = await me.get(`${path}/confirm`);
    if (state === "won, paid") expect(details.body.user_data.usr_email).toBe(client.email);
    else expectNoContact(details, client);
    const payable = t.payments.intents.size;
    const payment = await me.post(`${path}/confirm`);
    expect(t.payments.intents.size - payable).toBe(state === "won, unpaid" ? 1 : 0);
    const quote = await me.post(path, await quoteBody(5));
    await t.db.query
      .updateTable("quotes")
      .set({ needs_update: true })
      .where("id", "=", quoteId)
      .execute();
    const update = await me.put(path, await quoteBody(1, { qot_id: quoteId }));
    for (const reply of [list, lead, payment, quote, update]) expectNoContact(reply, client);
    const replies = Object.entries({ list, lead, quote, update, details, payment });
    expect(Object.fromEntries(replies.map(([name, { status }]) => [name, status]))).toEqual(
      allowed,
    );
  });

  it("does not open it to another agent who won nothing", async () => {
    const { leadId, client } = await agentOn("won, paid");
    const reply = await t.as(await t.seedAgent()).get(confirmPath(leadId));
    expect(reply.status).toBe(404);
    expectNoContact(reply, client);
  });
});
