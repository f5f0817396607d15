import fc from "fast-check";
import { sql } from "kysely";
import { testApp, type Person, type TestApp } from "../testing";
import { completeAnswers } from "../testing/answers";

/** PGlite takes one transaction after the other; PostgreSQL really runs these side by side. */
const ROUNDS = process.env.TEST_DATABASE_URL ? 12 : 2;

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

/** One lead, its client, and two agents who may quote it. */
type World = { consumer: Person; agents: [Person, Person]; leadId: number };

async function aWorld(): Promise<World> {
  const consumer = await t.seedConsumer();
  const leadId = await t.seedApplication(consumer, { types: [1, 3], submitted: true });
  const agents: World["agents"] = [
    await t.seedAgent({ carriers: [1, 2] }),
    await t.seedAgent({ carriers: [2, 3] }),
  ];
  return { consumer, agents, leadId };
}

const liveQuote = ({ agents, leadId }: World, who: 0 | 1) =>
  t.db.query
    .selectFrom("quotes")
    .select("id")
    .where("application_id", "=", leadId)
    .where("agent_id", "=", agents[who].id)
    .where("removed_at", "is", null)
    .orderBy("id")
    .executeTakeFirst();

/** Gives a quote, or changes it where the agent has one with the carrier. */
async function quote({ agents, leadId }: World, who: 0 | 1, carrier: number, monthly: number) {
  const prices = [1, 3].map((ins_id) => ({
    ins_id,
    qpr_monthly: monthly,
    qpr_yearly: monthly * 12,
  }));
  const made = await t.db.query
    .selectFrom("quotes")
    .select("id")
    .where("application_id", "=", leadId)
    .where("agent_id", "=", agents[who].id)
    .where("carrier_id", "=", carrier)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  const body = { inc_id: carrier, prices, token: await t.humanToken("quote") };
  const path = `/agent/profile/leads/${leadId}`;
  return made
    ? t.as(agents[who]).put(path, { ...body, qot_id: made.id })
    : t.as(agents[who]).post(path, body);
}

const resubmit = ({ consumer }: World, types: number[]) =>
  t.as(consumer).post("/user/application", {
    answers: types.map((ins_id) => ({ ins_id, answers: completeAnswers(ins_id) })),
    submit: true,
    force: true,
  });

/** Everything that can happen to the lead and the quotes on it; much of it is refused at times. */
const happenings: Record<string, (world: World) => Promise<unknown>> = {
  "the first agent quotes": (world) => quote(world, 0, 1, 80),
  "the first agent quotes once more": (world) => quote(world, 0, 2, 60),
  "the second agent quotes": (world) => quote(world, 1, 3, 70),
  "the price changes": (world) => quote(world, 0, 1, 55),
  "the client is renamed": ({ consumer }) =>
    t.as(consumer).put("/user/profile", { usr_firstname: "Renamed", usr_lastname: "Newname" }),
  "the client moves": ({ consumer }) =>
    t.as(consumer).put("/user/profile", { usr_city: "New York", usr_state: "NY" }),
  "it is submitted anew": (world) => resubmit(world, [1, 3]),
  "it is submitted anew for less": (world) => resubmit(world, [3]),
  "a quote is chosen": async (world) =>
    t.as(world.consumer).post(`/user/quotes/${(await liveQuote(world, 0))?.id ?? 0}`),
  "the other is chosen": async (world) =>
    t.as(world.consumer).post(`/user/quotes/${(await liveQuote(world, 1))?.id ?? 0}`),
  "the choice is taken back": async (world) =>
    t.as(world.consumer).delete(`/user/quotes/${(await liveQuote(world, 0))?.id ?? 0}/choice`),
  "it is paid for": ({ leadId }) =>
    t.db.query
      .updateTable("applications")
      .set({ confirmed_at: t.clock.now() })
      .where("id", "=", leadId)
      .where("accepted_quote_id", "is not", null)
      .execute(),
  "the carrier goes": ({ agents }) =>
    t.as(agents[0]).delete("/agent/profile/carriers", { carriers: 1 }),
  "the application is withdrawn": ({ consumer }) =>
    t.as(consumer).delete("/user/application", { force: true }),
  "the deleted lead is put away": ({ agents, leadId }) =>
    t.as(agents[0]).delete(`/agent/profile/leads/${leadId}`),
  "the client's account goes": ({ consumer }) => t.as(consumer).delete("/user/profile/delete"),
  "the agent's account goes": ({ agents }) => t.as(agents[0]).delete("/agent/profile/delete"),
};
const names = Object.keys(happenings);

/** The rows of a lead that are not what its quotes and itself say, from either side. */
async function differences(leadId: number): Promise<unknown[]> {
  const { rows } = await sql`
    with kept as (select * from agent_leads where application_id = ${leadId}),
      now as (select * from agent_leads_now(array[${leadId}::integer]))
    (select 'too much' as is, * from kept except select 'too much', * from now)
    union all (select 'missing', * from now except select 'missing', * from kept)
  `.execute(t.db.query);
  return rows;
}

const keptOf = ({ leadId }: World) =>
  t.db.query.selectFrom("agent_leads").selectAll().where("application_id", "=", leadId).execute();

describe("what is kept of the leads that agents quoted", () => {
  it("follows whatever becomes of the lead and its quotes", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...names), { minLength: 3, maxLength: 9 }),
        async (order) => {
          const world = await aWorld();
          await quote(world, 0, 1, 90);
          await quote(world, 1, 2, 95);
          for (const name of order) {
            await happenings[name]?.(world);
            expect([name, await differences(world.leadId)]).toEqual([name, []]);
          }
        },
      ),
      { numRuns: 12 },
    );
  });

  it("says how a lead stands to each, the lowest price, and who has quoted it", async () => {
    const world = await aWorld();
    await quote(world, 0, 1, 80);
    await quote(world, 0, 2, 60);
    await quote(world, 1, 3, 70);

    const rows = await keptOf(world);

    const [first, second] = world.agents;
    expect(rows).toHaveLength(2);
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ agent_id: first.id, status: "quoted", best_monthly: 120 }),
        expect.objectContaining({ agent_id: second.id, status: "quoted", best_monthly: 140 }),
      ]),
    );
    for (const row of rows) expect(row).toMatchObject({ state: "TX", carrier_ids: [1, 2, 3] });
  });

  it("knows nothing more of a withdrawn lead than its types and time", async () => {
    const world = await aWorld();
    await quote(world, 0, 1, 80);

    await t.as(world.consumer).delete("/user/application", { force: true });

    expect(await keptOf(world)).toMatchObject([
      { status: "deleted", zip_id: null, need: 0, renews_on: null, state: null, words: "" },
    ]);
  });

  it("takes names as long as they may be, in any script, to be searched", async () => {
    const long = "漢字かな".repeat(100).slice(0, 255);
    const consumer = await t.seedConsumer({
      user: { first_name: long, last_name: [...long].reverse().join("") },
      profile: { city: `${long.slice(3)}city` },
    });
    const leadId = await t.seedApplication(consumer, { types: [2], submitted: true });
    const agent = await t.seedAgent();

    await t.seedQuote(agent, leadId);

    const { body } = await t.as(agent).get("/agent/profile/leads", { search: long.slice(0, 20) });
    expect(body.data.data).toMatchObject([{ aps_id: leadId }]);
  });
});

describe("at the same time", () => {
  it.each(Array.from({ length: ROUNDS }, (_, index) => [index]))(
    "quotes, a new name and a new submission are all in it (%d)",
    async () => {
      const world = await aWorld();
      await quote(world, 0, 1, 90);

      const replies = await Promise.all([
        quote(world, 1, 3, 70),
        happenings["the client is renamed"]?.(world),
        quote(world, 0, 2, 60),
        happenings["the client moves"]?.(world),
        happenings["it is submitted anew"]?.(world),
        happenings["the carrier goes"]?.(world),
      ]);

      expect(replies).toHaveLength(6);
      expect(await differences(world.leadId)).toEqual([]);
      const names = (await keptOf(world)).map(({ words }) => words);
      expect(names.length).toBeGreaterThan(0);
      for (const words of names) expect(words).toContain("newname");
    },
  );
});
