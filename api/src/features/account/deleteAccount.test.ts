import { notify } from "../../outbox/outbox";
import { appForTests, type Person } from "../../testing";
import { wholeDatabase } from "../../testing/wholeDatabase";

const t = appForTests();

const end = (person: Person) =>
  t
    .as(person)
    .delete(person.accountType === "consumer" ? "/user/profile/delete" : "/agent/profile/delete");

const askForReset = async (email: string) =>
  t.anyone().get("/auth/forgot-password", { email, token: await t.humanToken("forgot-password") });

const aPerson = { 1: () => t.seedConsumer(), 2: () => t.seedAgent() };

const notesOn = (leadId: number) =>
  t.db.query.selectFrom("lead_notes").selectAll().where("application_id", "=", leadId).execute();

const closings = async () =>
  (await t.rows("outbox", { kind: "provider-closing" })).map(({ payload }) => payload);

describe.each([
  ["a consumer", 1],
  ["an agent", 2],
] as const)("the end of the account of %s", (_who, type) => {
  it("ends every session at once, and the sign-in", async () => {
    const person = await aPerson[type]();
    const elsewhere = (await t.logIn(person)).body.sid;

    expect((await end(person)).status).toBe(200);

    expect((await t.as(person).get("/auth/check-session")).status).toBe(401);
    const other = await t.anyone().get("/auth/check-session", { sid: elsewhere });
    expect(other.status).toBe(401);
    expect(await t.logIn(person)).toMatchObject({
      status: 422,
      body: { data: ["invalid-credentials"] },
    });
  });

  it("happens once when it is asked for five times at once, and is refused with 401 otherwise", async () => {
    const person = await aPerson[type]();
    const replies = await Promise.all(Array.from({ length: 5 }, () => end(person)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
  });

  it("voids links that were mailed before", async () => {
    const person = await aPerson[type]();
    await askForReset(person.email);
    await t.deliver();
    const token = t.tokenMailedTo(person.email);
    expect((await t.anyone().post("/auth/validate", { token })).status).toBe(200);

    await end(person);

    expect((await t.anyone().post("/auth/validate", { token })).status).toBe(422);
    const reset = await t.anyone().post("/auth/forgot-password", {
      token,
      password: "Brisk-heron-58",
      google_token: await t.humanToken("reset"),
    });
    expect(reset).toMatchObject({ status: 422, body: { data: ["invalid-token"] } });
  });

  it("sends nothing more to the address", async () => {
    const person = await aPerson[type]();
    await askForReset(person.email);
    await end(person);
    await t.deliver();
    expect(t.mails.filter(({ to }) => to === person.email)).toEqual([]);
  });

  it("frees the address for somebody else", async () => {
    const person = await aPerson[type]();
    await end(person);
    const reply = await t.anyone().post("/auth/signup", {
      agent: true,
      name: "Noor",
      lastname: "Newcomer",
      email: person.email,
      phone: "(512)555-0171",
      password: "Quiet-otter-31",
      confirmPassword: "Quiet-otter-31",
      token: await t.humanToken("signup"),
    });
    expect(reply.status).toBe(200);
    expect(await askForReset(person.email)).toMatchObject({ status: 200 });
  });

  it("is unknown afterwards to whoever asks for a reset", async () => {
    const person = await aPerson[type]();
    await end(person);
    expect(await askForReset(person.email)).toMatchObject({
      status: 404,
      body: { data: ["doesnt-exist"] },
    });
  });
});

describe("the end of a consumer's account", () => {
  it("withdraws an open lead: its agents see that it is deleted, and nothing of the person", async () => {
    const consumer = await t.seedConsumer({
      user: { first_name: "Philippa", last_name: "Quixote" },
    });
    const leadId = await t.seedApplication(consumer, {
      submitted: true,
      answers: { "2": [{ questionId: 1, answerId: null, content: "a private answer" }] },
    });
    const agent = await t.seedAgent();
    await t.seedQuote(agent, leadId);
    const stranger = await t.seedAgent();

    await end(consumer);

    const [card] = (await t.as(agent).get("/agent/profile/leads")).body.data.data;
    expect(card).toMatchObject({ aps_id: leadId, aps_deleted: true });
    const seen = (await t.as(stranger).get("/agent/profile/leads")).text;
    expect(seen).not.toContain(`"aps_id":${leadId}`);
    expect((await t.as(agent).get(`/agent/profile/leads/${leadId}`)).status).toBe(404);
  });

  it("leaves nothing personal in the database, notifications and waiting mails included", async () => {
    const consumer = await t.seedConsumer({
      user: { first_name: "Zebulon", last_name: "Yarborough", phone: "(512)555-7788" },
      profile: {
        address1: "77 Unmistakable Avenue",
        partner_first_name: "Xanthippe",
        marital_status: 1,
      },
    });
    const agent = await t.seedAgent();
    const leadId = await t.seedApplication(consumer, {
      submitted: true,
      answers: { "2": [{ questionId: 1, answerId: null, content: "a private answer" }] },
    });
    const quoteId = await t.seedQuote(agent, leadId);
    await t.as(consumer).post(`/user/quotes/${quoteId}`);
    const told = await t.as(agent).get("/notifications");
    expect(told.text).toContain("Zebulon");
    expect((await wholeDatabase(t.db)).includes("Unmistakable")).toBe(true);

    await end(consumer);
    await t.deliver();

    const left = await wholeDatabase(t.db);
    const personal = [consumer.email, "Zebulon", "Yarborough", "555-7788", "Unmistakable"];
    const found = [...personal, "Xanthippe", "a private answer"].filter((one) =>
      left.includes(one),
    );
    expect(found).toEqual([]);
  });

  it("is the moment from which on nobody reads the name anywhere, nor what was told of the lead", async () => {
    const consumer = await t.seedConsumer({
      user: { first_name: "Theodosia", last_name: "Quillfeather" },
    });
    const [winner, loser] = [await t.seedAgent(), await t.seedAgent({ carriers: [5] })];
    const leadId = await t.seedApplication(consumer, { submitted: true });
    const quoteId = await t.seedQuote(winner, leadId);
    await t.seedQuote(loser, leadId, { carrierId: 5 });
    for (const { id } of [winner, loser]) {
      await t.db.transaction((tx) =>
        notify(tx, {
          userId: id,
          kind: "changeRequested",
          firstName: "Theodosia",
          applicationId: leadId,
          details: { otherChosen: true },
          eventKey: `lead:${leadId}:changed`,
          now: t.clock.now(),
        }),
      );
    }
    await t.as(consumer).post(`/user/quotes/${quoteId}`);
    const shownTo = async (agent: Person) => {
      const everywhere = [
        ["/notifications"],
        ["/notifications", { limit: 3 }],
        ["/agent/profile/leads"],
        ["/agent/profile/leads", { search: "Quillfeather" }],
        ["/agent/profile/exports/leads.csv"],
        ["/agent/profile/results"],
        [`/agent/profile/leads/${leadId}`],
      ] as const;
      const replies = await Promise.all(
        everywhere.map(([path, query]) => t.as(agent).get(path, query)),
      );
      return replies.map(({ text }) => text).join("\n");
    };
    for (const agent of [winner, loser]) expect(await shownTo(agent)).toContain("Theodosia");
    t.mails.length = 0;

    await end(consumer);

    // Nothing that waits has been done yet: neither the mails nor what is emptied behind them.
    for (const agent of [winner, loser]) {
      expect(await shownTo(agent)).not.toMatch(/Theodosia|Quillfeather/);
      const { data } = (await t.as(agent).get("/notifications")).body.data;
      expect(data).toContainEqual(expect.objectContaining({ ntp_name: "change-requested" }));
      expect(data).not.toContainEqual(expect.objectContaining({ details: expect.anything() }));
    }
    await t.deliver();
    expect(JSON.stringify(t.mails)).not.toMatch(/Theodosia|Quillfeather/);
  });

  it("takes what agents noted about an open lead along", async () => {
    const consumer = await t.seedConsumer();
    const agent = await t.seedAgent();
    const leadId = await t.seedApplication(consumer, { submitted: true });
    await t.db.query
      .insertInto("lead_notes")
      .values({
        agent_id: agent.id,
        application_id: leadId,
        note: "Prefers mornings",
        updated_at: t.clock.now(),
      })
      .execute();

    await end(consumer);

    expect(await notesOn(leadId)).toEqual([]);
  });

  it("takes a quote back that was chosen and not paid for, and ends its payment", async () => {
    const consumer = await t.seedConsumer();
    const agent = await t.seedAgent();
    const leadId = await t.seedApplication(consumer, { submitted: true });
    await t.seedAcceptance(await t.seedQuote(agent, leadId));
    const path = `/agent/profile/leads/${leadId}/confirm`;
    expect((await t.as(agent).post(path)).status).toBe(200);

    await end(consumer);

    expect((await t.as(agent).get(path)).status).toBe(404);
    expect((await t.as(agent).post(path)).status).toBe(404);
    const payment = await t.row("payments", { application_id: leadId });
    expect(payment.status).toBe("canceled");
    expect(await closings()).toContainEqual({ intentId: payment.intent_id });
  });

  it("leaves the agent what was paid for, with the record of the payment", async () => {
    const consumer = await t.seedConsumer();
    const agent = await t.seedAgent();
    const leadId = await t.seedApplication(consumer, { submitted: true });
    await t.seedAcceptance(await t.seedQuote(agent, leadId));
    const path = `/agent/profile/leads/${leadId}/confirm`;
    t.payments.succeed((await t.as(agent).post(path)).body.payment_intent.id);
    expect((await t.as(agent).get(path)).status).toBe(200);

    await end(consumer);

    expect((await t.as(agent).get(path)).body.user_data).toMatchObject({
      usr_email: consumer.email,
    });
    const list = (await t.as(agent).get("/agent/profile/payments")).body.data;
    expect(list).toHaveLength(1);
    expect(list[0]).toMatchObject({ aps_id: leadId });
    const record = await t.row("payments", { application_id: leadId });
    expect(record).toMatchObject({ status: "succeeded", amount_cents: 4900, agent_id: agent.id });
    expect(JSON.stringify(record)).not.toContain(consumer.email);
  });
});

describe("a lead that was paid for", () => {
  const ANSWER = "a private answer";

  /** A lead that one agent paid for, one quoted and one was only told of. */
  async function aPaidLead() {
    const consumer = await t.seedConsumer({ user: { first_name: "Ottoline" } });
    const winner = await t.seedAgent();
    const loser = await t.seedAgent({ carriers: [5] });
    const onlooker = await t.seedAgent();
    const leadId = await t.seedApplication(consumer, {
      submitted: true,
      answers: { "2": [{ questionId: 206, answerId: null, content: ANSWER }] },
    });
    const quoteId = await t.seedQuote(winner, leadId);
    await t.seedQuote(loser, leadId, { carrierId: 5 });
    await t.db.query
      .insertInto("notifications")
      .values(
        [winner, loser, onlooker].map(({ id }) => ({
          user_id: id,
          code: 2 as const,
          first_name: "Ottoline",
          application_id: leadId,
          event_key: `lead:${leadId}:submitted`,
          created_at: t.clock.now(),
        })),
      )
      .execute();
    await t.as(consumer).post(`/user/quotes/${quoteId}`);
    const path = `/agent/profile/leads/${leadId}/confirm`;
    t.payments.succeed((await t.as(winner).post(path)).body.payment_intent.id);
    await t.as(winner).get(path);
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

    await end(consumer);

    expect((await t.as(winner).get(lead)).text).toContain(ANSWER);
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
    const named = await t.db.query
      .selectFrom("notifications")
      .select("user_id")
      .distinct()
      .where("application_id", "=", leadId)
      .where("first_name", "=", "Ottoline")
      .execute();
    expect(named).toEqual([{ user_id: winner.id }]);
  });

  it("keeps its agent's follow-up and outcome when the client goes, and no word of anybody's notes", async () => {
    const { consumer, winner, loser, leadId } = await aPaidLead();
    await t.db.query
      .insertInto("lead_notes")
      .values(
        [winner, loser].map(({ id }) => ({
          agent_id: id,
          application_id: leadId,
          note: "Ottoline has a parrot",
          follow_up_on: "2026-12-01",
          outcome: "lost" as const,
          outcome_reason: "price" as const,
          outcome_words: "Ottoline found it dear",
          outcome_at: t.clock.now(),
          updated_at: t.clock.now(),
        })),
      )
      .execute();

    await end(consumer);

    expect(await notesOn(leadId)).toEqual([
      expect.objectContaining({
        agent_id: winner.id,
        note: "",
        follow_up_on: "2026-12-01",
        outcome: "lost",
        outcome_reason: "price",
        outcome_words: "",
      }),
    ]);
    await end(winner);
    expect(await notesOn(leadId)).toEqual([]);
  });

  it.each([
    ["the client and then the agent", ["consumer", "winner"]],
    ["the agent and then the client", ["winner", "consumer"]],
  ] as const)("loses its answers once %s are gone, not before", async (_who, [first, second]) => {
    const { leadId, ...people } = await aPaidLead();
    const answers = async () => {
      const { draft_answers: draft, submitted_answers: sent } = await t.row("applications", {
        id: leadId,
      });
      return JSON.stringify([draft, sent]);
    };

    await end(people[first]);
    expect(await answers()).toContain(ANSWER);
    await end(people[second]);

    expect(await answers()).toBe("[{},{}]");
  });
});

describe("the end of an agent's account", () => {
  it("takes its quotes back and frees its carriers for others", async () => {
    const consumer = await t.seedConsumer();
    const agent = await t.seedAgent();
    const other = await t.seedAgent();
    const leadId = await t.seedApplication(consumer, { submitted: true });
    await t.seedQuote(agent, leadId);

    await end(agent);

    const quotes = await t.as(consumer).get("/user/quotes");
    expect(quotes.body.data).toEqual([expect.objectContaining({ qot_deleted: true })]);
    const quote = await t.as(other).post(`/agent/profile/leads/${leadId}`, {
      inc_id: 1,
      prices: [{ ins_id: 2, qpr_monthly: 10, qpr_yearly: 120 }],
      token: await t.humanToken("quote"),
    });
    expect(quote.status).toBe(200);
  });

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

    await end(agent);

    const words = await t.db.query
      .selectFrom("quotes")
      .select("message")
      .where("agent_id", "in", [agent.id, other.id])
      .orderBy("id")
      .execute();
    expect(words.map(({ message }) => message)).toEqual([
      null,
      null,
      null,
      "Ask for Winnie at the front desk",
      "Nobody leaves here",
    ]);
    const shown = async ({ client }: typeof open) =>
      (await t.as(client).get("/user/quotes")).body.data[0].qot_message;
    expect(await shown(open)).toBeNull();
    expect(await shown(paid)).toBe("Ask for Winnie at the front desk");
  });

  it("opens an application again that chose it and was not paid for; the consumer is mailed and chooses again", async () => {
    const consumer = await t.seedConsumer();
    const agent = await t.seedAgent();
    const other = await t.seedAgent({ carriers: [5] });
    const leadId = await t.seedApplication(consumer, { submitted: true });
    const quoteId = await t.seedQuote(agent, leadId);
    const otherId = await t.seedQuote(other, leadId, { carrierId: 5 });
    await t.as(consumer).post(`/user/quotes/${quoteId}`);
    await t.as(agent).post(`/agent/profile/leads/${leadId}/confirm`);

    await end(agent);
    await t.deliver();

    const mail = t.mails.filter(({ to }) => to === consumer.email).at(-1);
    expect(mail?.subject).toBe("Please choose another quote");
    expect(mail?.text).not.toContain(agent.email);
    const application = await t.as(consumer).get("/user/application");
    expect(application.body.meta).toMatchObject({ qot_id: null, locked: true });
    const profile = await t.as(consumer).get("/user/profile");
    expect(profile.body).toMatchObject({ quote_confirmed: false, quote_count: 1 });
    expect((await t.as(consumer).post(`/user/quotes/${quoteId}`)).body.data).toEqual([
      "quote-removed",
    ]);
    expect((await t.as(consumer).post(`/user/quotes/${otherId}`)).status).toBe(200);
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
    await t.as(consumer).post(`/user/quotes/${quoteId}`);
    const path = `/agent/profile/leads/${leadId}/confirm`;
    t.payments.succeed((await t.as(agent).post(path)).body.payment_intent.id);
    await t.as(agent).get(path);
    await t.deliver();
    const { provider_customer_id: customerId } = await t.row("agents", { user_id: agent.id });

    await end(agent);

    const record = await t.row("payments", { application_id: leadId });
    expect(record).toMatchObject({ status: "succeeded", amount_cents: 4900, agent_id: agent.id });
    expect(record.paid_at).not.toBeNull();
    expect(await closings()).toContainEqual({ customerId });
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
