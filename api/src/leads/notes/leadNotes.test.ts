import { lockAccount } from "../../accounts/lockAccount";
import { closeAccount } from "../../leaving/closeAccount";
import { appForTests, type Person } from "../../testing";
import { whenWaiting } from "../../testing/whenWaiting";

/** PGlite takes one transaction after the other; PostgreSQL really runs these side by side. */
const ROUNDS = process.env.TEST_DATABASE_URL ? 10 : 2;

const t = appForTests();

const path = (leadId: number) => `/agent/profile/leads/${leadId}/notes`;
const read = (agent: Person, leadId: number) => t.as(agent).get(path(leadId));
const write = (agent: Person, leadId: number, body: object) => t.as(agent).put(path(leadId), body);

const notesOn = async (leadId: number) =>
  (await t.rows("agent_leads", { application_id: leadId })).filter(
    ({ notes_version }) => notes_version > 0,
  );

async function aWonLead({ paid = true } = {}) {
  const lead = await t.seedQuotedLead();
  await t.seedAcceptance(lead.quoteId, { paid });
  return lead;
}

const empty = {
  note: "",
  followUpOn: null,
  outcome: "open",
  outcomeReason: null,
  outcomeWords: "",
  outcomeAt: null,
  version: 0,
};

describe("an agent's notes on a lead", () => {
  it("are empty at first, then what was written; what is not sent stays, and a date is given up for none", async () => {
    const { agent, leadId } = await t.seedQuotedLead();
    expect((await read(agent, leadId)).body.data).toEqual(empty);
    const note = { note: "  Prefers mornings.\nHas a dog. ", followUpOn: "12/01/2026" };
    const written = await write(agent, leadId, { version: 0, ...note });
    const kept = { note: "Prefers mornings.\nHas a dog.", followUpOn: "2026-12-01", version: 1 };
    expect(written.body.data).toEqual({ ...empty, ...kept });
    // The same change twice is one.
    expect((await write(agent, leadId, { version: 0, ...note })).body).toEqual(written.body);
    expect((await read(agent, leadId)).body).toEqual(written.body);
    await write(agent, leadId, { version: 1, note: "Call again" });
    const { body } = await write(agent, leadId, { version: 2, followUpOn: null });
    expect(body.data).toMatchObject({ note: "Call again", followUpOn: null, version: 3 });
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
    expect(await notesOn(leadId)).toEqual([]);
  });

  it("refuse what is too long, no day of these years, no outcome or without a reason, and stay as they are", async () => {
    const { agent, leadId } = await aWonLead();
    const lost = { outcome: "lost", outcomeReason: "price" };
    for (const [change, code] of [
      [{ note: "x".repeat(2001) }, "max-length"],
      [{ followUpOn: "2026-02-30" }, "pattern"],
      [{ followUpOn: "1926-12-01" }, "limit"],
      [{ followUpOn: "2046-12-01" }, "limit"],
      [{ outcome: "eaten" }, "option"],
      [{ outcome: "" }, "required"],
      [{ outcome: "lost" }, "required"],
      [{ ...lost, outcomeReason: "moon" }, "option"],
      [{ ...lost, outcomeWords: "x".repeat(501) }, "max-length"],
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
        expect(await notesOn(leadId)).toEqual([]);
      }
    },
  );
});

it("an agent's notes do not come after their account's end took them away", async () => {
  const { agent, leadId } = await t.seedQuotedLead();
  let writing: Promise<unknown> = Promise.resolve();
  await t.db.transaction(async (tx) => {
    await lockAccount(tx, agent.id);
    await tx.deleteFrom("agent_leads").where("agent_id", "=", agent.id).execute();
    writing = write(agent, leadId, { version: 0, note: "Words about a client" });
    // PGlite takes one transaction after the other.
    if (t.db.kind === "postgres") await Promise.race([writing, whenWaiting(t.db.query)]);
    await closeAccount(tx, t.deps, agent.id);
  });
  await writing;
  expect(await t.rows("agent_leads", { agent_id: agent.id })).toEqual([]);
});

describe("the outcome of a lead", () => {
  it("is bound, or lost for a reason, on one that was won, and keeps its time where only the words change", async () => {
    const { agent, leadId } = await aWonLead({ paid: false });
    const lost = { outcome: "lost", outcomeReason: "price", outcomeWords: " Found it dear. " };
    const first = await write(agent, leadId, { version: 0, ...lost });
    expect(first.body.data).toMatchObject({
      ...lost,
      outcomeWords: "Found it dear.",
      outcomeAt: t.clock.now().toISOString(),
    });
    t.clock.advance({ minutes: 5 });
    const reworded = await write(agent, leadId, { version: 1, outcomeWords: "Moved abroad" });
    const { outcomeAt } = first.body.data;
    expect(reworded.body.data).toMatchObject({ outcomeWords: "Moved abroad", outcomeAt });
    const second = await write(agent, leadId, { version: 2, outcome: "bound" });
    expect(second.body.data).toMatchObject({
      outcome: "bound",
      outcomeReason: null,
      outcomeWords: "",
      outcomeAt: t.clock.now().toISOString(),
    });
    const third = await write(agent, leadId, { version: 3, outcome: "open" });
    expect(third.body.data).toMatchObject({ outcome: "open", outcomeAt: null });
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
