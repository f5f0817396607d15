import { confirmPath } from "../../payments/paymentFixtures";
import { appForTests, type Person, type TestReply } from "../../testing";
import type { Access } from "./access";

const t = appForTests();

/** Who may call what, by the begin of its address; what begins otherwise is below. */
const areas: [RegExp, Access][] = [
  [/^\/api\/agent\//, "agent"],
  [/^\/api\/user\//, "consumer"],
  [/^\/api\/(notifications|threads)\b/, "user"],
  [/^\/api\/operations\//, "operator"],
];

/** Each call that is open to anyone, or whose address does not say whose it is. */
const others: Record<string, Access> = {
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
  "GET /api/telemetry": "public",
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
  "POST /api/operations/enrolment": "public",
  "POST /api/operations/sign-in": "public",
  "POST /api/payment/webhook": "public",
  "POST /api/telemetry": "public",
  "PUT /api/operations/enrolment": "public",
};

const accessOf = (route: string): Access | undefined =>
  others[route] ?? areas.find(([begin]) => begin.test(route.split(" ")[1] ?? ""))?.[1];

/** Every route with who may call it. */
const live = () =>
  t.app.routeTable.map(({ method, url, access }) => [`${method} ${url}`, access] as const);

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
  it("gives each to whom its address says, and opens no other than those that are listed", () => {
    const expected = live().map(([route]) => [route, accessOf(route)]);
    expect(Object.fromEntries(live())).toEqual({ ...others, ...Object.fromEntries(expected) });
  });

  it("asks for a live session, and for the role", async () => {
    for (const [route, access] of live()) {
      if (access === "public" || access === "operator") continue;
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
    for (const [route] of live().filter(([name]) => name.includes(" /api/operations/"))) {
      for (const sid of [null, "A".repeat(43), ...people.map((person) => person.sid)]) {
        const reply = await send(route, sid);
        expect([route, reply.statusCode, reply.body]).toEqual([route, 404, nothing.body]);
        expect(Object.keys(reply.headers).sort()).toEqual(Object.keys(nothing.headers).sort());
      }
    }
  });

  it("is there for them, and nothing of consumers and agents is", async () => {
    for (const [route, access] of live()) {
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
  if (state === "won, paid") await t.pay(agent, leadId);
  return { agent, client, leadId, quoteId };
}

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
    const quote = await t.quote(agent, leadId, { inc_id: 5 });
    await t.update("quotes", { id: quoteId }, { needs_update: true });
    const update = await t.quote(agent, leadId, { qot_id: quoteId }, "put");
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
