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

  it.each(guarded)("%s asks for a live session", async (route) => {
    expect(await call(route, null)).toBe(401);
    expect(await call(route, "A".repeat(43))).toBe(401);
  });

  it.each(guarded)("%s is for the role %s", async (route, access) => {
    const consumer = await t.seedConsumer();
    const agent = await t.seedAgent();
    const asConsumer = await call(route, consumer.sid, 2_147_483_647);
    const asAgent = await call(route, agent.sid, 2_147_483_647);
    if (access === "consumer") expect(asAgent).toBe(403);
    else expect(asAgent).not.toBe(403);
    if (access === "agent") expect(asConsumer).toBe(403);
    else expect(asConsumer).not.toBe(403);
    expect(Math.max(asConsumer, asAgent)).toBeLessThan(500);
  });
});

describe("what is for operators", () => {
  it.each(ofOperators)("%s is not there for anybody else", async (route) => {
    const nothing = await send("POST /api/nothing-here", null);
    for (const { sid } of [
      { sid: null },
      { sid: "A".repeat(43) },
      await t.seedConsumer(),
      await t.seedAgent(),
    ]) {
      const reply = await send(route, sid);
      expect([reply.statusCode, reply.body]).toEqual([404, nothing.body]);
      expect(Object.keys(reply.headers).sort()).toEqual(Object.keys(nothing.headers).sort());
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

const states = ["no carrier", "fresh", "quoted", "won, unpaid", "won, paid"] as const;
type State = (typeof states)[number];

/** An agent in a state on a lead of their own, with what must not be seen before paying. */
async function agentOn(state: State) {
  const client = await t.seedConsumer({
    user: { phone: "(737)555-9876" },
    profile: { address2: "Penthouse 77" },
  });
  const leadId = await t.seedApplication(client, { types: [2], submitted: true });
  const agent = await t.seedAgent({ carriers: state === "no carrier" ? [] : [1, 5] });
  const hasQuote = state !== "no carrier" && state !== "fresh";
  const quoteId = hasQuote ? await t.seedQuote(agent, leadId) : null;
  if (quoteId !== null && state.startsWith("won")) {
    await t.seedAcceptance(quoteId, { paid: state === "won, paid" });
  }
  if (state === "won, paid" && quoteId !== null) await markPaid(leadId, quoteId, agent, client);
  return { agent, client, leadId, quoteId };
}

async function markPaid(leadId: number, quoteId: number, agent: Person, client: Person) {
  const now = t.clock.now();
  await t.db.query
    .insertInto("payments")
    .values({
      application_id: leadId,
      agent_id: agent.id,
      quote_id: quoteId,
      amount_cents: 4900,
      idempotency_key: `test-${leadId}`,
      intent_id: `pi_test_${leadId}`,
      status: "succeeded",
      receipt_number: `T-${leadId}`,
      created_at: now,
      updated_at: now,
      paid_at: now,
    })
    .execute();
  await t.db.query
    .insertInto("unlocked_clients")
    .values({
      application_id: leadId,
      agent_id: agent.id,
      first_name: "Casey",
      last_name: "Client",
      email: client.email,
      phone: "(737)555-9876",
      unlocked_at: now,
    })
    .execute();
}

const quoteBody = async (carrierId: number, quoteId: number | null) => ({
  inc_id: carrierId,
  ...(quoteId === null ? {} : { qot_id: quoteId }),
  prices: [{ ins_id: 2, qpr_monthly: 50, qpr_yearly: 600 }],
  token: await t.humanToken("quote"),
});

const isDenied = (status: number) => [400, 403, 404, 409, 422].includes(status);

function expectNoContact(reply: TestReply, client: Person) {
  for (const secret of [client.email, "(737)555-9876", "7375559876", "Penthouse 77"]) {
    expect(reply.text).not.toContain(secret);
  }
}

describe("an agent's state on a lead", () => {
  it.each(states)("decides the list of leads: %s", async (state) => {
    const { agent, client, leadId } = await agentOn(state);
    const reply = await t.as(agent).get("/agent/profile/leads", { limit: 100 });
    expect(reply.status).toBe(state === "no carrier" ? 400 : 200);
    if (state !== "no carrier") expect(reply.text).toContain(`"aps_id":${leadId}`);
    expectNoContact(reply, client);
  });

  it.each(states)("decides the lead itself: %s", async (state) => {
    const { agent, client, leadId } = await agentOn(state);
    const reply = await t.as(agent).get(`/agent/profile/leads/${leadId}`);
    if (state === "no carrier") expect(isDenied(reply.status)).toBe(true);
    else expect(reply.status).toBe(200);
    expectNoContact(reply, client);
  });

  it.each(states)("decides a new quote: %s", async (state) => {
    const { agent, leadId } = await agentOn(state);
    const reply = await t
      .as(agent)
      .post(`/agent/profile/leads/${leadId}`, await quoteBody(5, null));
    if (state === "fresh" || state === "quoted") expect(reply.status).toBeLessThan(300);
    else expect(isDenied(reply.status)).toBe(true);
  });

  it.each(states)("decides an updated quote: %s", async (state) => {
    const { agent, leadId, quoteId } = await agentOn(state);
    if (quoteId !== null) {
      await t.db.query
        .updateTable("quotes")
        .set({ needs_update: true })
        .where("id", "=", quoteId)
        .execute();
    }
    const reply = await t
      .as(agent)
      .put(`/agent/profile/leads/${leadId}`, await quoteBody(1, quoteId ?? 1));
    if (state === "quoted") expect(reply.status).toBe(200);
    else expect(isDenied(reply.status)).toBe(true);
  });

  it.each(states)("decides the client's details: %s", async (state) => {
    const { agent, client, leadId } = await agentOn(state);
    const reply = await t.as(agent).get(`/agent/profile/leads/${leadId}/confirm`);
    if (state === "won, paid") {
      expect(reply).toMatchObject({
        status: 200,
        body: { user_data: { usr_email: client.email } },
      });
    } else {
      expect(reply.status).toBeGreaterThanOrEqual(400);
      expect(reply.status).toBeLessThan(500);
      expectNoContact(reply, client);
    }
  });

  it.each(states)("decides a payment: %s", async (state) => {
    const { agent, client, leadId } = await agentOn(state);
    const before = t.payments.intents.size;
    const reply = await t.as(agent).post(`/agent/profile/leads/${leadId}/confirm`);
    if (state === "won, unpaid") {
      expect(reply.status).toBeLessThan(300);
      expect(t.payments.intents.size).toBe(before + 1);
    } else {
      expect(isDenied(reply.status)).toBe(true);
      expect(t.payments.intents.size).toBe(before);
    }
    expectNoContact(reply, client);
  });

  it("does not open it to another agent who won nothing", async () => {
    const { leadId, client } = await agentOn("won, paid");
    const other = await t.seedAgent();
    const reply = await t.as(other).get(`/agent/profile/leads/${leadId}/confirm`);
    expect(isDenied(reply.status)).toBe(true);
    expectNoContact(reply, client);
  });
});

describe("what belongs to somebody else", () => {
  it("is not there: quotes", async () => {
    const { quoteId } = await agentOn("quoted");
    const other = await t.seedConsumer();
    expect((await t.as(other).post(`/user/quotes/${quoteId}`)).status).toBe(404);
    expect((await t.as(other).delete(`/user/quotes/${quoteId}`)).status).toBe(404);
    const row = await t.row("quotes", { id: quoteId ?? 0 });
    expect(row).toMatchObject({ accepted_at: null, dismissed_at: null, removed_at: null });
  });

  it("is not there: notifications", async () => {
    const owner = await t.seedConsumer();
    const { id } = await t.db.query
      .insertInto("notifications")
      .values({
        user_id: owner.id,
        code: 1,
        first_name: "Casey",
        event_key: "test",
        created_at: t.clock.now(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (const other of [await t.seedConsumer(), await t.seedAgent()]) {
      expect((await t.as(other).post(`/notifications/${id}`)).status).toBe(404);
      expect((await t.as(other).delete(`/notifications/${id}`)).status).toBe(404);
    }
    expect((await t.as(owner).get("/notifications")).body.data.data[0]).toMatchObject({
      ntf_id: id,
      ntf_seen: false,
    });
  });
});
