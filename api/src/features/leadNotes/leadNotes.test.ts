import { appForTests, type Person } from "../../testing";

/** PGlite takes one transaction after the other; PostgreSQL really runs these side by side. */
const ROUNDS = process.env.TEST_DATABASE_URL ? 10 : 2;

const t = appForTests();

const path = (leadId: number) => `/agent/profile/leads/${leadId}/notes`;
const read = (agent: Person, leadId: number) => t.as(agent).get(path(leadId));
const write = (agent: Person, leadId: number, body: object) => t.as(agent).put(path(leadId), body);

async function aWonLead({ paid = true } = {}) {
  const lead = await t.seedQuotedLead();
  await t.seedAcceptance(lead.quoteId, { paid });
  return lead;
}

const empty = {
  note: "",
  follow_up_on: null,
  outcome: "open",
  outcome_reason: null,
  outcome_words: "",
  outcome_at: null,
  version: 0,
};

describe("an agent's notes on a lead", () => {
  it("are empty at first, then what was written; what is not sent stays, and a date is given up for none", async () => {
    const { agent, leadId } = await t.seedQuotedLead();
    expect((await read(agent, leadId)).body.data).toEqual(empty);
    const note = { note: "  Prefers mornings.\nHas a dog. ", follow_up_on: "12/01/2026" };
    const written = await write(agent, leadId, { version: 0, ...note });
    const kept = { note: "Prefers mornings.\nHas a dog.", follow_up_on: "2026-12-01", version: 1 };
    expect(written.body.data).toEqual({ ...empty, ...kept });
    // The same change twice is one.
    expect((await write(agent, leadId, { version: 0, ...note })).body).toEqual(written.body);
    expect((await read(agent, leadId)).body).toEqual(written.body);
    await write(agent, leadId, { version: 1, note: "Call again" });
    const { body } = await write(agent, leadId, { version: 2, follow_up_on: null });
    expect(body.data).toMatchObject({ note: "Call again", follow_up_on: null, version: 3 });
  });

  it("are written on a lead that is only in reach, and on one that somebody else won, who cannot read them", async () => {
    const { agent, leadId, quoteId } = await t.seedQuotedLead();
    const onlooker = await t.seedAgent();
    expect((await write(onlooker, leadId, { version: 0, note: "Later" })).status).toBe(200);
    await t.seedAcceptance(quoteId, { paid: true });
    expect((await read(onlooker, leadId)).body.data.note).toBe("Later");
    expect((await read(agent, leadId)).body.data).toEqual(empty);
  });

  it("are not there for a lead out of reach, or one that its client took away", async () => {
    const far = await t.seedAgent({ zips: [501] });
    const { consumer, agent, leadId } = await t.seedQuotedLead();
    expect((await read(far, leadId)).status).toBe(404);
    expect((await write(far, leadId, { version: 0, note: "Hm" })).status).toBe(404);
    await write(agent, leadId, { version: 0, note: "Gone soon" });
    await t.as(consumer).delete("/user/application", { force: true });
    expect((await read(agent, leadId)).status).toBe(404);
    expect((await write(agent, leadId, { version: 1, note: "Still" })).status).toBe(404);
    const left = await t.rows("lead_notes", { application_id: leadId });
    expect(left).toEqual([]);
  });

  it("refuse what is too long, no day of these years, no outcome or without a reason, and stay as they are", async () => {
    const { agent, leadId } = await aWonLead();
    const lost = { outcome: "lost", outcome_reason: "price" };
    for (const [change, code] of [
      [{ note: "x".repeat(2001) }, "max-length"],
      [{ follow_up_on: "2026-02-30" }, "pattern"],
      [{ follow_up_on: "1926-12-01" }, "limit"],
      [{ follow_up_on: "2046-12-01" }, "limit"],
      [{ outcome: "eaten" }, "option"],
      [{ outcome: "" }, "required"],
      [{ outcome: "lost" }, "required"],
      [{ ...lost, outcome_reason: "moon" }, "option"],
      [{ ...lost, outcome_words: "x".repeat(501) }, "max-length"],
      [{ version: undefined }, "required"],
    ] as const) {
      const reply = await write(agent, leadId, { version: 0, ...change });
      expect(reply).toMatchObject({ status: 422, body: { data: [code] } });
    }
    expect((await read(agent, leadId)).body.data).toEqual(empty);
  });

  it("take a note of 2,000 characters, and 120 changes in ten minutes", async () => {
    const { agent, leadId } = await t.seedQuotedLead();
    const long = "🐕".repeat(1000);
    expect((await write(agent, leadId, { version: 0, note: long })).body.data.note).toBe(long);
    const statuses: number[] = [];
    for (let times = 1; times < 121; times++) {
      statuses.push((await write(agent, leadId, { version: times, note: `${times}` })).status);
    }
    expect(statuses.slice(-2)).toEqual([200, 429]);
  });

  it("are changed once by two windows at the same moment", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { agent, leadId } = await t.seedQuotedLead();
      const replies = await Promise.all(
        ["one", "two"].map((note) => write(agent, leadId, { version: 0, note })),
      );
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(replies.find(({ status }) => status === 409)?.body.data).toEqual(["notes-changed"]);
      const [kept] = replies.filter(({ status }) => status === 200);
      expect((await read(agent, leadId)).body.data).toEqual(kept?.body.data);
    }
  });

  it.each(["consumer", "agent"] as const)(
    "never outlive the account of the %s, whoever is first",
    async (who) => {
      for (let round = 0; round < ROUNDS; round++) {
        const { leadId, ...lead } = await t.seedQuotedLead();
        await Promise.all([
          write(lead.agent, leadId, { version: 0, note: "Words about a client" }),
          t.endAccount(lead[who]),
        ]);
        expect(await t.rows("lead_notes", { application_id: leadId })).toEqual([]);
      }
    },
  );
});

describe("the outcome of a lead", () => {
  it("is bound, or lost for a reason, on one that was won, and keeps its time where only the words change", async () => {
    const { agent, leadId } = await aWonLead({ paid: false });
    const lost = { outcome: "lost", outcome_reason: "price", outcome_words: " Found it dear. " };
    const first = await write(agent, leadId, { version: 0, ...lost });
    expect(first.body.data).toMatchObject({
      ...lost,
      outcome_words: "Found it dear.",
      outcome_at: t.clock.now().toISOString(),
    });
    t.clock.advance({ minutes: 5 });
    const reworded = await write(agent, leadId, { version: 1, outcome_words: "Moved abroad" });
    const { outcome_at } = first.body.data;
    expect(reworded.body.data).toMatchObject({ outcome_words: "Moved abroad", outcome_at });
    const second = await write(agent, leadId, { version: 2, outcome: "bound" });
    expect(second.body.data).toMatchObject({
      outcome: "bound",
      outcome_reason: null,
      outcome_words: "",
      outcome_at: t.clock.now().toISOString(),
    });
    const third = await write(agent, leadId, { version: 3, outcome: "open" });
    expect(third.body.data).toMatchObject({ outcome: "open", outcome_at: null });
  });

  it("is refused on a lead that the agent has not won", async () => {
    const { agent, leadId, quoteId } = await t.seedQuotedLead();
    const bound = { version: 0, outcome: "bound" };
    const refused = { status: 409, body: { data: ["lead-not-won"] } };
    expect(await write(agent, leadId, bound)).toMatchObject(refused);
    const other = await t.seedAgent({ carriers: [5] });
    await t.seedQuote(other, leadId, { carrierId: 5 });
    await t.seedAcceptance(quoteId, { paid: true });
    expect(await write(other, leadId, bound)).toMatchObject(refused);
    expect((await write(agent, leadId, bound)).status).toBe(200);
  });
});
