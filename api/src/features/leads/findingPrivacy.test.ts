import { sql } from "kysely";
import { leadSorts } from "@quotehaven/contract/rules";
import { appForTests, type Person } from "../../testing";

const test = appForTests();
beforeAll(async () => {
  // No lead's number is what a test takes for a part of a ZIP code.
  await sql`alter table applications alter column id restart with 500000`.execute(test.db.query);
});

const idsIn = (body: { data: { data: { aps_id: number }[] } }) =>
  body.data.data.map(({ aps_id }) => aps_id);

async function aLead(name: [string, string], zipId = 78701) {
  const [first_name, last_name] = name;
  const consumer = await test.seedConsumer({ user: { first_name, last_name } });
  test.clock.advance({ seconds: 1 });
  return { consumer, id: await test.seedApplication(consumer, { submitted: true, zipId }) };
}

const found = async (agent: Person, query: Record<string, string>) =>
  idsIn((await test.as(agent).get("/agent/profile/leads", { limit: 100, ...query })).body);

/** Everything that could tell two ZIP codes apart, a digit at a time. */
const digits = ["7", "78", "787", "7870", "78701", "78702", "701", "02"];
const guesses = [
  ...digits.map((text) => ({ search: text })),
  ...["#78701", "Twin 787", "Twin 78702"].map((search) => ({ search })),
  ...["787", "78701", "78702"].map((zip) => ({ zip })),
];

describe("before the fee is paid", () => {
  it.each(["new", "quoted", "won"] as const)(
    "no search, filter or order tells two ZIP codes of one area apart: %s",
    async (status) => {
      const agent = await test.seedAgent({ zips: [78701, 78702] });
      const near = await aLead(["Twin", "Alike"], 78701);
      const far = await aLead(["Twin", "Alike"], 78702);
      for (const { id } of [near, far]) {
        if (status === "new") continue;
        const quote = await test.seedQuote(agent, id);
        if (status === "won") await test.seedAcceptance(quote);
      }

      const apart = [];
      for (const guess of guesses) {
        for (const filter of ["all", status]) {
          for (const sort of leadSorts) {
            const ids = await found(agent, { ...guess, filter, sort });
            const isTold = ids.includes(near.id) !== ids.includes(far.id);
            // The later one is first, or after the other, whatever is looked for.
            const isTurned = ids.includes(near.id) && ids.indexOf(near.id) < ids.indexOf(far.id);
            if (isTold || isTurned) apart.push({ guess, filter, sort });
          }
        }
      }

      expect(apart).toEqual([]);
      expect(await found(agent, { zip: "787", filter: status })).toEqual([far.id, near.id]);
      for (const { consumer } of [near, far])
        if (status !== "won") await test.as(consumer).delete("/user/application", { force: true });
    },
    60_000,
  );

  it("the whole ZIP code finds the leads that were paid for, and no other", async () => {
    const agent = await test.seedAgent();
    const paid = await aLead(["Pat", "Paid"]);
    const won = await aLead(["Will", "Won"]);
    await test.seedAcceptance(await test.seedQuote(agent, paid.id), { paid: true });
    await test.seedAcceptance(await test.seedQuote(agent, won.id));

    expect(await found(agent, { zip: "78701" })).toEqual([paid.id]);
    expect(await found(agent, { search: "78701" })).toEqual([paid.id]);
    expect(await found(agent, { zip: "78702" })).toEqual([]);
  });
});

describe("a client's name", () => {
  it("finds their lead under the name they have now", async () => {
    const agent = await test.seedAgent();
    const { id, consumer } = await aLead(["Nadia", "Oldname"]);

    await test
      .as(consumer)
      .put("/user/profile", { usr_lastname: "Newname", usr_city: "Pflugerville" });

    expect(await found(agent, { search: "nadia newn" })).toEqual([id]);
    expect(await found(agent, { search: "pflug" })).toEqual([id]);
    expect(await found(agent, { search: "oldname" })).toEqual([]);
  });

  it("finds nothing in leads out of reach, nor in a withdrawn one", async () => {
    const agent = await test.seedAgent();
    const elsewhere = await test.seedAgent({ zips: [501] });
    const { id, consumer } = await aLead(["Quentin", "Quill"]);
    await test.seedQuote(agent, id);

    expect(await found(agent, { search: "quentin" })).toEqual([id]);
    expect(await found(elsewhere, { search: "quentin" })).toEqual([]);
    await test.as(consumer).delete("/user/application", { force: true });
    expect(await found(agent, { search: "quentin" })).toEqual([]);
    expect(await found(agent, { search: "quill" })).toEqual([]);
    expect(await found(agent, { search: String(id) })).toEqual([id]);
  });

  it("stays with the agent who paid when the account is gone, and with nobody else", async () => {
    const payer = await test.seedAgent();
    const loser = await test.seedAgent({ carriers: [2] });
    const { id, consumer } = await aLead(["Ursula", "Underhill"]);
    await test.seedQuote(loser, id, { carrierId: 2 });
    await test.seedAcceptance(await test.seedQuote(payer, id), { paid: true });
    const { email } = consumer;
    const client = { application_id: id, first_name: "Ursula", last_name: "Underhill", email };
    await test.db.query
      .insertInto("unlocked_clients")
      .values({ ...client, agent_id: payer.id, phone: "1", unlocked_at: test.clock.now() })
      .execute();

    await test.as(consumer).delete("/user/profile/delete");

    expect(await found(payer, { search: "ursula under" })).toEqual([id]);
    expect(await found(loser, { search: "ursula" })).toEqual([]);
    const words = async () => {
      const { words } = await test.db.query
        .selectFrom("applications")
        .select("client_words as words")
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      return words;
    };
    expect(await words()).toBe("'underhill' 'ursula'");
    await test.as(payer).delete("/agent/profile/delete");
    expect(await words()).toBe("");
  });
});
