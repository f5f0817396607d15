import { addWeekdayHours, contactDeadline } from "@quotehaven/contract/choice";
import { aLeadBeingPaid, confirmPath, deliverAll } from "../../payments/paymentFixtures";
import { sweepPayments } from "../../payments/sweepPayments";
import { lastingSessions, appForTests, type Person } from "../../testing";
import { tellDeadlines } from "./tellDeadlines";

/** PGlite takes one transaction after the other; PostgreSQL really runs these side by side. */
const ROUNDS = process.env.TEST_DATABASE_URL ? 8 : 2;

const t = appForTests({ config: { session: lastingSessions } });
beforeEach(() => {
  t.mails.length = 0;
});

const applicationOf = (leadId: number) => t.row("applications", { id: leadId });
const notificationsOf = async (person: Person) =>
  (await t.noticesOf(person)).map(({ ntp_name }) => ntp_name);
const quotesOf = async (consumer: Person) => (await t.as(consumer).get("/user/quotes")).body.data;
const cardOf = async (agent: Person) =>
  (await t.as(agent).get("/agent/profile/leads")).body.data.data[0];
const subjectsTo = (person: Person) => t.mailsTo(person).map(({ subject }) => subject);

function advanceTo(moment: Date | null) {
  if (!moment) throw new Error("There is no such moment.");
  t.clock.advance({ seconds: (moment.getTime() - t.clock.now().getTime()) / 1_000 });
}

/** A lead with quotes of two agents, of which the first is chosen. */
async function aChoice() {
  const lead = await t.seedQuotedLead({ types: [1] });
  const other = await t.seedAgent();
  const otherId = await t.seedQuote(other, lead.leadId, { carrierId: 2 });
  expect((await t.choose(lead.consumer, lead.quoteId)).status).toBe(200);
  return { ...lead, other, otherId };
}

/** The same, and the agent let the deadline pass. */
async function aLateChoice() {
  const choice = await aChoice();
  advanceTo((await applicationOf(choice.leadId)).contact_due_at);
  return choice;
}

/** The same with a payment begun: the card's money comes once the test says so. */
async function aLatePayment() {
  const lead = await aLeadBeingPaid(t);
  const other = await t.seedAgent();
  const otherId = await t.seedQuote(other, lead.leadId, { carrierId: 2 });
  await t.update("applications", { id: lead.leadId }, { contact_due_at: t.clock.now() });
  return { ...lead, other, otherId };
}

describe("the deadline of a choice", () => {
  it("is stored with it and told to both sides, to the end of a business day, and so is that it passed", async () => {
    const { consumer, agent, leadId } = await aChoice();
    const due = contactDeadline(t.clock.now(), 48, "America/Chicago");
    expect((await applicationOf(leadId)).contact_due_at).toEqual(due);
    const [chosen, other] = await quotesOf(consumer);
    expect(chosen).toMatchObject({ accepted: true, contact_due: due.toISOString() });
    expect(chosen).not.toHaveProperty("contact_late");
    expect(other).not.toHaveProperty("contact_due");
    expect(await cardOf(agent)).toMatchObject({ won_quote: true, contact_due: due.toISOString() });
    const leadOf = async () => (await t.as(agent).get(`/agent/profile/leads/${leadId}`)).body.lead;
    expect((await leadOf()).contact_due).toBe(due.toISOString());

    advanceTo(due);
    expect((await quotesOf(consumer))[0]).toMatchObject({ accepted: true, contact_late: true });
    for (const lead of [await cardOf(agent), await leadOf()]) {
      expect(lead).toMatchObject({ won_quote: true, contact_late: true });
    }
  });

  it("ends with the choice, and with the payment", async () => {
    const { consumer, leadId, quoteId } = await aChoice();
    await t.as(consumer).delete(`/user/quotes/${quoteId}/choice`);
    expect(await applicationOf(leadId)).toMatchObject({
      contact_due_at: null,
      contact_check_at: null,
    });
    await t.seedAcceptance(quoteId, { paid: true });
    expect((await quotesOf(consumer))[0]).not.toHaveProperty("contact_due");
  });

  it("reminds the agent once, at half time", async () => {
    const { agent, leadId } = await aChoice();
    const halfway = addWeekdayHours(t.clock.now(), 24, "America/Chicago");
    advanceTo(new Date(halfway.getTime() - 1_000));
    await tellDeadlines(t.deps);
    expect(await notificationsOf(agent)).not.toContain("contact-reminder");

    advanceTo(halfway);
    await Promise.all([tellDeadlines(t.deps), tellDeadlines(t.deps)]);
    await t.as(agent).delete("/notifications");
    await tellDeadlines(t.deps);
    await t.deliver();

    expect(await notificationsOf(agent)).toEqual([]);
    expect(subjectsTo(agent).filter((subject) => /waiting for you/.test(subject))).toHaveLength(1);
    const { contact_check_at, contact_due_at } = await applicationOf(leadId);
    expect(contact_check_at).toEqual(contact_due_at);
  });

  it("tells the client once that it passed, and nobody else", async () => {
    const { consumer, agent } = await aLateChoice();
    await Promise.all([tellDeadlines(t.deps), tellDeadlines(t.deps)]);
    t.clock.advance({ days: 30 });
    await tellDeadlines(t.deps);
    await t.deliver();
    expect(await notificationsOf(consumer)).toEqual(["agent-late"]);
    expect(await notificationsOf(agent)).toEqual(["quote-selected"]);
    expect(subjectsTo(consumer).sort()).toEqual([
      "You can choose another quote",
      "You chose a quote",
    ]);
  });

  it("says nothing to anybody once the agent has paid", async () => {
    const { consumer, agent, leadId, quoteId } = await aChoice();
    await t.seedAcceptance(quoteId, { paid: true });
    advanceTo((await applicationOf(leadId)).contact_due_at);
    await tellDeadlines(t.deps);
    expect(await notificationsOf(consumer)).toEqual([]);
    expect(await notificationsOf(agent)).toEqual(["quote-selected"]);
    expect((await applicationOf(leadId)).contact_check_at).toBeNull();
  });

  it("is said whole or not at all", async () => {
    const { consumer, leadId } = await aLateChoice();
    const failing = t.db.transaction(async (tx) => {
      await tellDeadlines({
        ...t.deps,
        db: { ...t.db, query: tx, transaction: (work) => work(tx) },
      });
      throw new Error("killed");
    });
    await expect(failing).rejects.toThrow("killed");
    expect((await applicationOf(leadId)).contact_check_at).not.toBeNull();
    expect(await notificationsOf(consumer)).toEqual([]);
    await tellDeadlines(t.deps);
    expect(await notificationsOf(consumer)).toEqual(["agent-late"]);
  });
});

describe("an agent who is late", () => {
  it("may still pay until somebody else is chosen", async () => {
    const { consumer, agent, leadId, otherId } = await aLateChoice();
    await t.pay(agent, leadId);
    const refused = await t.choose(consumer, otherId);
    expect([refused.status, refused.body.data]).toEqual([409, ["already-paid"]]);
  });

  it("is no reason to choose the same quote again, nor another before the deadline", async () => {
    const early = await aChoice();
    expect((await t.choose(early.consumer, early.otherId)).body.data).toEqual(["already-accepted"]);
    const { consumer, quoteId } = await aLateChoice();
    expect((await t.choose(consumer, quoteId)).body.data).toEqual(["already-accepted"]);
  });

  it("loses the lead when another is chosen: one consent, a new deadline, both are told", async () => {
    const { consumer, leadId, agent, other, otherId } = await aLateChoice();
    // They were mailed that they were chosen.
    await t.deliver();
    await tellDeadlines(t.deps);
    expect((await t.choose(consumer, otherId)).status).toBe(200);

    const application = await applicationOf(leadId);
    expect(application).toMatchObject({
      winner_id: other.id,
      contact_due_at: contactDeadline(t.clock.now(), 48, "America/Chicago"),
    });
    expect(
      (await quotesOf(consumer)).map(({ accepted }: { accepted: boolean }) => accepted),
    ).toEqual([false, true]);
    expect(await t.rows("consents", { application_id: leadId })).toMatchObject([
      { agent_id: agent.id, withdrawn_at: t.clock.now() },
      { agent_id: other.id, withdrawn_at: null },
    ]);
    expect((await t.noticesOf(agent))[0]).toMatchObject({
      ntp_name: "choice-taken-back",
      details: { otherChosen: true },
    });
    await t.deliver();
    expect(subjectsTo(agent)).toContain("A client chose another quote");
    expect(subjectsTo(consumer)).not.toContain("You can choose another quote");
    expect(await notificationsOf(other)).toEqual(["quote-selected"]);
    expect(await cardOf(agent)).toMatchObject({ won_quote: false, other_chosen: true });
    expect((await t.as(agent).post(confirmPath(leadId))).status).toBe(404);
  });

  it("keeps their place where what is chosen instead is refused", async () => {
    const { consumer, leadId, agent, otherId } = await aLateChoice();
    const refused = await t.as(consumer).post(`/user/quotes/${otherId}`, { qot_version: 7 });
    expect(refused.body.data).toEqual(["quote-changed"]);
    expect(await applicationOf(leadId)).toMatchObject({ winner_id: agent.id });
  });

  it("is told anew when the same quote is chosen again after it was taken back", async () => {
    const { consumer, agent, quoteId } = await aChoice();
    await t.as(consumer).delete(`/user/quotes/${quoteId}/choice`);
    await t.choose(consumer, quoteId);
    // What it overtook before anybody read it is gone.
    expect(await notificationsOf(agent)).toEqual(["quote-selected"]);
  });
});

describe("a late agent who pays while another is chosen", () => {
  const rounds = Array.from({ length: ROUNDS }, (_, index) => [index]);

  async function expectOneWinner(lead: Awaited<ReturnType<typeof aLatePayment>>, chosen: number) {
    await deliverAll(t);
    await sweepPayments(t.deps);
    await deliverAll(t);
    const { winner_id, confirmed_at } = await applicationOf(lead.leadId);
    const isPaid = confirmed_at !== null;
    expect(winner_id).toBe(isPaid ? lead.agent.id : lead.other.id);
    expect(chosen).toBe(isPaid ? 409 : 200);
    expect(t.payments.refunded.filter((id) => id === lead.intentId)).toHaveLength(isPaid ? 0 : 1);
    const paid = await t.as(lead.agent).get(lead.path);
    expect(paid.status).toBe(isPaid ? 200 : 409);
    if (!isPaid) expect(paid.body.data).toEqual(["choice-ended"]);
  }

  it.each(rounds)("is paid, or the other is chosen and the money goes back (%d)", async () => {
    type Lead = Awaited<ReturnType<typeof aLatePayment>>;
    const byTheAgent = (lead: Lead) => t.as(lead.agent).get(lead.path);
    // Where the sweep is the first to know.
    const bySweep = () => sweepPayments(t.deps);
    for (const settle of [byTheAgent, bySweep]) {
      const lead = await aLatePayment();
      t.payments.succeed(lead.intentId);
      t.clock.advance({ minutes: 1 });
      const [chosen] = await Promise.all([t.choose(lead.consumer, lead.otherId), settle(lead)]);
      await expectOneWinner(lead, chosen.status);
    }
  });

  it.each(rounds)(
    "finds nothing payable where the other was chosen as the intent was made (%d)",
    async () => {
      const lead = await aLateChoice();
      const before = new Set(t.payments.intents.keys());
      const [begun, chosen] = await Promise.all([
        t.as(lead.agent).post(confirmPath(lead.leadId)),
        t.choose(lead.consumer, lead.otherId),
      ]);
      await deliverAll(t);
      expect(chosen.status).toBe(200);
      expect([200, 404, 409]).toContain(begun.status);
      const payable = [...t.payments.intents.values()].filter(
        ({ id, status }) => !before.has(id) && status !== "canceled",
      );
      expect(payable).toEqual([]);
    },
  );

  it("is told so before the card is asked again", async () => {
    const lead = await aLatePayment();
    await t.choose(lead.consumer, lead.otherId);
    const again = await t.as(lead.agent).post(lead.path);
    expect([again.status, again.body.data]).toEqual([409, ["choice-ended"]]);
    await deliverAll(t);
    expect(t.payments.intents.get(lead.intentId)?.status).toBe("canceled");
  });
});
