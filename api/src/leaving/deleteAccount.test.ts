import { notify } from "../outbox/outbox";
import { appForTests, type Person } from "../testing";
import { agentSignup } from "../testing/signupBodies";
import { wholeDatabase } from "../testing/wholeDatabase";

const t = appForTests();

const aPerson = { consumer: () => t.seedConsumer(), agent: () => t.seedAgent() };

const ANSWER = "a private answer";
const answers = { "2": [{ questionId: 206, answerId: null, content: ANSWER }] };

const notesOn = async (leadId: number) =>
  (await t.rows("agent_leads", { application_id: leadId })).filter(
    ({ notes_version }) => notes_version > 0,
  );

/** Tells agents that a client asks for a change. */
const tell = (agents: Person[], firstName: string, applicationId: number) =>
  t.db.transaction(async (tx) => {
    const lead = { firstName, applicationId, details: { otherChosen: true } };
    const told = { ...lead, eventKey: `lead:${applicationId}:changed`, now: t.clock.now() };
    for (const { id } of agents) await notify(tx, { ...told, userId: id, kind: "changeRequested" });
  });

it.each(["consumer", "agent"] as const)(
  "the end of the account of a(n) %s happens once, ends sessions, sign-in, links and mails, and frees the address",
  async (role) => {
    const person = await aPerson[role]();
    const elsewhere = (await t.logIn(person)).body.sid;
    const askForReset = async () =>
      t.anyone().get("/auth/forgot-password", {
        email: person.email,
        token: await t.humanToken("forgot-password"),
      });
    await askForReset();
    await t.deliver();
    const token = t.tokenMailedTo(person.email);
    const validate = () => t.anyone().post("/auth/validate", { token });
    expect((await validate()).status).toBe(200);
    await askForReset();

    const replies = await Promise.all(Array.from({ length: 5 }, () => t.endAccount(person)));

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
    for (const sid of [person.sid, elsewhere]) {
      expect((await t.anyone().get("/auth/check-session", { sid })).status).toBe(401);
    }
    expect((await t.logIn(person)).body.data).toEqual(["invalid-credentials"]);
    expect((await validate()).status).toBe(422);
    const reset = await t.anyone().post("/auth/forgot-password", {
      token,
      password: "Brisk-heron-58",
      google_token: await t.humanToken("reset"),
    });
    expect(reset.body.data).toEqual(["invalid-token"]);
    expect((await askForReset()).body.data).toEqual(["doesnt-exist"]);
    await t.deliver();
    expect(t.mailsTo(person)).toHaveLength(1);
    const { email } = person;
    const again = { ...agentSignup, email, token: await t.humanToken("signup") };
    expect((await t.anyone().post("/auth/signup", again)).status).toBe(200);
    expect((await askForReset()).body.data).toEqual(["doesnt-exist"]);
    await t.deliver();
    expect(t.mailsTo(person)).toHaveLength(2);
  },
);

describe("the end of a consumer's account", () => {
  it("withdraws an open lead with what agents noted; nobody reads the name from then on, and nothing personal is left", async () => {
    const consumer = await t.seedConsumer({
      user: { first_name: "Zebulon", last_name: "Yarborough", phone: "(512)555-7788" },
      profile: {
        address1: "77 Unmistakable Avenue",
        partner_first_name: "Xanthippe",
        marital_status: 1,
      },
    });
    const [winner, loser] = [await t.seedAgent(), await t.seedAgent({ carriers: [5] })];
    const stranger = await t.seedAgent();
    const leadId = await t.seedApplication(consumer, { submitted: true, answers });
    const quoteId = await t.seedQuote(winner, leadId);
    await t.seedQuote(loser, leadId, { carrierId: 5 });
    await t.seedNote(winner, leadId, { note: "Zebulon prefers mornings" });
    await tell([winner, loser], "Zebulon", leadId);
    await t.choose(consumer, quoteId);
    const shownTo = async (agent: Person) => {
      const everywhere = [
        ["/notifications"],
        ["/notifications", { limit: 3 }],
        ["/agent/profile/leads"],
        ["/agent/profile/leads", { search: "Yarborough" }],
        ["/agent/profile/exports/leads.csv"],
        ["/agent/profile/results"],
        [`/agent/profile/leads/${leadId}`],
      ] as const;
      const replies = await Promise.all(
        everywhere.map(([path, query]) => t.as(agent).get(path, query)),
      );
      return replies.map(({ text }) => text).join("\n");
    };
    for (const agent of [winner, loser]) expect(await shownTo(agent)).toContain("Zebulon");
    const personal = [consumer.email, "Zebulon", "Yarborough", "555-7788", "Unmistakable"];
    const found = async () => {
      const dump = await wholeDatabase(t.db);
      return [...personal, "Xanthippe", ANSWER].filter((one) => dump.includes(one));
    };
    expect(await found()).toHaveLength(7);
    t.mails.length = 0;

    await t.endAccount(consumer);

    // Nothing that waits has been done yet: neither the mails nor what is emptied behind them.
    for (const agent of [winner, loser]) {
      expect(await shownTo(agent)).not.toMatch(/Zebulon|Yarborough/);
      const notices = await t.noticesOf(agent);
      expect(notices).toContainEqual(expect.objectContaining({ ntp_name: "change-requested" }));
      expect(notices).not.toContainEqual(expect.objectContaining({ details: expect.anything() }));
    }
    const [card] = (await t.as(winner).get("/agent/profile/leads")).body.data.data;
    expect(card).toMatchObject({ aps_id: leadId, aps_deleted: true });
    const seen = (await t.as(stranger).get("/agent/profile/leads")).text;
    expect(seen).not.toContain(`"aps_id":${leadId}`);
    expect((await t.as(winner).get(`/agent/profile/leads/${leadId}`)).status).toBe(404);
    await t.deliver();
    expect(JSON.stringify(t.mails)).not.toMatch(/Zebulon|Yarborough/);
    expect(await found()).toEqual([]);
    expect(await notesOn(leadId)).toEqual([]);
  });
});

describe("a lead that was paid for", () => {
  /** A lead that one agent paid for, one quoted and one was only told of. */
  async function aPaidLead() {
    const consumer = await t.seedConsumer({ user: { first_name: "Ottoline" } });
    const winner = await t.seedAgent();
    const loser = await t.seedAgent({ carriers: [5] });
    const onlooker = await t.seedAgent();
    const leadId = await t.seedApplication(consumer, { submitted: true, answers });
    const quoteId = await t.seedQuote(winner, leadId);
    await t.seedQuote(loser, leadId, { carrierId: 5 });
    await tell([winner, loser, onlooker], "Ottoline", leadId);
    await t.choose(consumer, quoteId);
    await t.pay(winner, leadId);
    return { consumer, winner, loser, onlooker, leadId };
  }

  it("stays with the agent who paid when the client goes, and is deleted to all others", async () => {
    const { consumer, winner, loser, onlooker, leadId } = await aPaidLead();
    const lead = `/agent/profile/leads/${leadId}`;
    const aboutLead = { id: 2, aps_id: leadId, answers: [] };
    const calculate = (agent: Person) =>
      t.as(agent).post("/agent/profile/calculate-coverage", aboutLead);
    expect((await t.as(loser).get(lead)).text).toContain(ANSWER);
    expect((await calculate(loser)).status).toBe(200);

    await t.endAccount(consumer);

    const kept = await t.as(winner).get(lead);
    expect(kept.text).toContain(ANSWER);
    expect(kept.body.user_info).toMatchObject({ usr_firstname: "Ottoline" });
    expect((await t.as(loser).get(lead)).status).toBe(404);
    expect((await calculate(loser)).status).toBe(404);
    const listed = async (agent: Person, filter: string) => {
      const { body } = await t.as(agent).get("/agent/profile/leads", { filter });
      return body.data.data.filter(({ aps_id }: { aps_id: number }) => aps_id === leadId);
    };
    expect(await listed(loser, "all")).toEqual([expect.objectContaining({ aps_deleted: true })]);
    expect(await listed(loser, "quoted")).toEqual([]);
    expect(await listed(winner, "completed")).toEqual([
      expect.objectContaining({ aps_deleted: false, aps_confirmed: true }),
    ]);
    const told = async (agent: Person) => (await t.as(agent).get("/notifications")).text;
    for (const agent of [loser, onlooker]) expect(await told(agent)).not.toContain("Ottoline");
    expect(await told(winner)).toContain("Ottoline");
    await t.deliver();
    expect(await told(winner)).toContain("Ottoline");
    const named = await t.rows("notifications", { application_id: leadId, first_name: "Ottoline" });
    expect(new Set(named.map(({ user_id }) => user_id))).toEqual(new Set([winner.id]));
  });

  it("keeps its agent's follow-up and outcome when the client goes, and no word of anybody's notes", async () => {
    const { consumer, winner, loser, leadId } = await aPaidLead();
    const kept = { follow_up_on: "2026-12-01", outcome: "lost", outcome_reason: "price" } as const;
    for (const agent of [winner, loser]) {
      await t.seedNote(agent, leadId, {
        ...{ ...kept, outcome_at: t.clock.now() },
        ...{ note: "Ottoline has a parrot", outcome_words: "Ottoline found it dear" },
      });
    }

    await t.endAccount(consumer);

    expect(await notesOn(leadId)).toMatchObject([
      { ...kept, agent_id: winner.id, note: "", outcome_words: "" },
    ]);
    await t.endAccount(winner);
    expect(await notesOn(leadId)).toEqual([]);
  });

  it.each([
    ["the client and then the agent", ["consumer", "winner"]],
    ["the agent and then the client", ["winner", "consumer"]],
  ] as const)("loses its answers once %s are gone, not before", async (_who, [first, second]) => {
    const { leadId, ...people } = await aPaidLead();
    const left = async () => {
      const lead = await t.row("applications", { id: leadId });
      return JSON.stringify([lead.draft_answers, lead.submitted_answers]);
    };

    await t.endAccount(people[first]);
    expect(await left()).toContain(ANSWER);
    await t.endAccount(people[second]);

    expect(await left()).toBe("[{},{}]");
  });
});

describe("the end of an agent's account", () => {
  it("takes its words to clients along, but for those of a quote that was chosen and paid for", async () => {
    const agent = await t.seedAgent();
    const other = await t.seedAgent();
    const aQuote = async (of: Person, message: string, removedAt: Date | null = null) => {
      const client = await t.seedConsumer();
      const leadId = await t.seedApplication(client, { submitted: true });
      const quoteId = await t.seedQuote(of, leadId, { row: { message, removed_at: removedAt } });
      return { client, quoteId };
    };
    const open = await aQuote(agent, "Call me about the roof, I live next door");
    await aQuote(agent, "I took this one back last week", t.clock.now());
    const unpaid = await aQuote(agent, "You chose well, dear neighbour");
    const paid = await aQuote(agent, "Ask for Winnie at the front desk");
    await aQuote(other, "Nobody leaves here", t.clock.now());
    await t.seedAcceptance(unpaid.quoteId);
    await t.seedAcceptance(paid.quoteId, { paid: true });

    await t.endAccount(agent);

    const wordsOf = async ({ id }: Person) =>
      (await t.rows("quotes", { agent_id: id })).map(({ message }) => message);
    expect(await wordsOf(agent)).toEqual([null, null, null, "Ask for Winnie at the front desk"]);
    expect(await wordsOf(other)).toEqual(["Nobody leaves here"]);
    const shown = async ({ client }: typeof open) =>
      (await t.as(client).get("/user/quotes")).body.data[0].qot_message;
    expect(await shown(open)).toBeNull();
    expect(await shown(paid)).toBe("Ask for Winnie at the front desk");
  });

  it("opens an application again that chose it and was not paid for, takes its quotes back and frees its carriers", async () => {
    const { consumer, agent, leadId, quoteId } = await t.seedQuotedLead();
    const other = await t.seedAgent({ carriers: [5] });
    const otherId = await t.seedQuote(other, leadId, { carrierId: 5 });
    await t.choose(consumer, quoteId);
    await t.as(agent).post(`/agent/profile/leads/${leadId}/confirm`);

    await t.endAccount(agent);
    await t.deliver();

    const mail = t
      .mailsTo(consumer)
      .find(({ subject }) => subject === "Please choose another quote");
    expect(mail?.text).toBeDefined();
    expect(mail?.text).not.toContain(agent.email);
    const application = await t.as(consumer).get("/user/application");
    expect(application.body.meta).toMatchObject({ qot_id: null, locked: true });
    const profile = await t.as(consumer).get("/user/profile");
    expect(profile.body).toMatchObject({ quote_confirmed: false, quote_count: 1 });
    expect((await t.as(consumer).get("/user/quotes")).body.data).toMatchObject([
      { qot_deleted: true },
      { qot_deleted: false },
    ]);
    expect((await t.quote(await t.seedAgent(), leadId)).status).toBe(200);
    expect((await t.choose(consumer, quoteId)).body.data).toEqual(["quote-removed"]);
    expect((await t.choose(consumer, otherId)).status).toBe(200);
    const payment = await t.row("payments", { application_id: leadId });
    expect(payment.status).toBe("canceled");
  });

  it("keeps the record of what it paid, without anything personal, and closes its customer", async () => {
    const consumer = await t.seedConsumer();
    const agent = await t.seedAgent({
      user: { first_name: "Wilhelmina", last_name: "Vanterpool", phone: "(512)555-3344" },
      profile: { agency_name: "Vanterpool & Daughters" },
    });
    const leadId = await t.seedApplication(consumer, { submitted: true });
    const quoteId = await t.seedQuote(agent, leadId);
    await t.choose(consumer, quoteId);
    await t.pay(agent, leadId);
    await t.deliver();
    const { provider_customer_id: customerId } = await t.row("agents", { user_id: agent.id });

    await t.endAccount(agent);

    const record = await t.row("payments", { application_id: leadId });
    expect(record).toMatchObject({ status: "succeeded", amount_cents: 4900, agent_id: agent.id });
    expect(record.paid_at).not.toBeNull();
    const closings = await t.rows("outbox", { kind: "provider-closing" });
    expect(closings.map(({ payload }) => payload)).toContainEqual({ customerId });
    await t.deliver();
    const left = await wholeDatabase(t.db);
    const personal = [agent.email, "Wilhelmina", "Vanterpool", "555-3344"];
    expect(personal.filter((one) => left.includes(one))).toEqual([]);
    const unlocked = await t.rows("unlocked_clients", { agent_id: agent.id });
    expect(unlocked).toEqual([]);
    expect((await t.as(consumer).get("/user/quotes")).body.data).toEqual([
      expect.objectContaining({ accepted: true, qot_deleted: false }),
    ]);
  });
});
