import { leadSorts, localDay } from "@quotehaven/contract/rules";
import { sql } from "kysely";
import { readServiceAreaText, serviceAreaIn } from "../../leads/serviceArea";
import { testApp, type Person, type TestApp } from "../../testing";
import { nearerPage } from "./farPages";
import { readWanted } from "./finding";
import { listed } from "./leadList";
import { countedNewLeads, newLeadLists } from "./newLeads";

const MANY = 4_000;
const BATCH = 500;
const zips = [78701, 78702];
const area = "787";

let test: TestApp;
let agent: Person;
/** Of the newest first. */
let newest: { id: number; need: number; premium: number; renewsOn: string | null }[];
beforeAll(async () => {
  test = await testApp();
  agent = await test.seedAgent({ zips });
  for (let from = 1; from <= MANY; from += BATCH) await makeApplications(from);
  await sql`
    update leads set need = application_id % 50, premium_yearly = application_id % 40,
      renews_on = case when application_id % 3 > 0 then current_date + application_id % 60 end
  `.execute(test.db.query);
  newest = (
    await sql<(typeof newest)[number]>`
      select application_id as id, need, premium_yearly as premium, renews_on as "renewsOn" from leads
      order by submitted_at desc, application_id desc
    `.execute(test.db.query)
  ).rows;
  await sql`analyze`.execute(test.db.query);
});
afterAll(() => test.close());

async function makeApplications(from: number): Promise<void> {
  await sql`
    with people as (
      insert into users (type, email, password_hash, first_name, last_name, phone, created_at)
      select 1, 'many' || i || '@example.com', 'none', 'Many', 'People', '1', now()
      from generate_series(${from}::integer, ${from + BATCH - 1}::integer) i
      returning id
    )
    insert into applications (consumer_id, created_at, updated_at, draft_types, draft_answers,
      submitted_at, submitted_version, submitted_types, submitted_answers, zip_id)
    -- Fewer and fewer the longer ago.
    select id, now(), now(), '{2}', '{}',
      now() - power((id * 7919) % 1000 / 1000.0, 3) * interval '365 days', 1, '{2}', '{}',
      ${zips[0]} + id % 2
    from people
  `.execute(test.db.query);
}

const setEverywhere = (isEverywhere: boolean) =>
  test.db.query
    .updateTable("agents")
    .set({ all_zips: isEverywhere })
    .where("user_id", "=", agent.id)
    .execute();

type Query = Record<string, string | number>;
const pageOf = async (query: Query) =>
  (await test.as(agent).get("/agent/profile/leads", query)).body.data;
const idsOf = async (query: Query) =>
  (await pageOf(query)).data.map(({ aps_id }: { aps_id: number }) => aps_id);

describe("very many leads", () => {
  it("are counted one by one to 500 or behind the page, and exactly by type, area and filter", async () => {
    const counted = async (query: Query) => {
      const { count, count_is_least: isLeast } = await pageOf({ limit: 12, ...query });
      return [count, isLeast];
    };

    expect(await counted({ search: "many" })).toEqual([500, true]);
    expect(await counted({ search: "many", offset: 600 })).toEqual([624, true]);
    expect(await counted({ search: "many", offset: MANY - 12 })).toEqual([MANY, undefined]);
    expect(await counted({ search: "nobody" })).toEqual([0, undefined]);
    const exact: Query[] = [{}, { filter: "new" }, { type: 2 }, { zip: area, type: 2 }];
    for (const query of exact) expect(await counted(query)).toEqual([MANY, undefined]);
  });

  it.each<Query>([{}, { filter: "new" }, { search: "many" }])(
    "come in the same order on pages that lie far behind: %j",
    async (query) => {
      for (const offset of [488, 1_500, 1_512, 1_999, 2_700, MANY - 12, MANY]) {
        const found = await idsOf({ ...query, limit: 12, offset });
        expect([offset, found]).toEqual([
          offset,
          newest.slice(offset, offset + 12).map(({ id }) => id),
        ]);
      }
    },
  );

  it("are found again behind those that the agent has quoted and that closed since", async () => {
    const quoted = [0, 700, 1_900, 3_950].map((place) => newest[place]?.id ?? 0);
    for (const id of quoted) await test.seedQuote(agent, id);
    const [latest = 0] = quoted;
    await test.seedAcceptance(
      (
        await test.db.query
          .selectFrom("quotes")
          .select("id")
          .where("application_id", "=", latest)
          .executeTakeFirstOrThrow()
      ).id,
    );

    const fresh = newest.filter(({ id }) => !quoted.includes(id)).map(({ id }) => id);
    for (const offset of [0, 1_600, 3_900]) {
      const page = { limit: 12, offset };
      expect(await idsOf(page)).toEqual(newest.slice(offset, offset + 12).map(({ id }) => id));
      expect(await idsOf({ ...page, filter: "new" })).toEqual(fresh.slice(offset, offset + 12));
    }
  });

  it.each([
    ["of some ZIP codes", false],
    ["of all", true],
  ])("come by another order far behind, too: %s", async (_, isEverywhere) => {
    await setEverywhere(isEverywhere);
    const [unpriced = 0] = await idsOf({ filter: "quoted" });
    const quoted = await test.db.query
      .updateTable("agent_leads")
      .set({ best_monthly: sql`case when application_id <> ${unpriced} then best_monthly end` })
      .where("agent_id", "=", agent.id)
      .returning(["application_id as id", "best_monthly as monthly"])
      .execute();
    const prices = new Map(
      quoted.map(({ id, monthly }) => [id, monthly === null ? 0 : 1_000 + monthly]),
    );
    const price = ({ id, premium }: (typeof newest)[number]) => prices.get(id) ?? premium;
    const ends = ({ renewsOn }: (typeof newest)[number]) => renewsOn ?? "9999";
    const sorted = {
      need: newest.toSorted((a, b) => b.need - a.need),
      price: newest.toSorted((a, b) => price(b) - price(a)),
      renewal: newest.toSorted((a, b) => (ends(a) < ends(b) ? -1 : Number(ends(a) > ends(b)))),
    };
    const isFresh = ({ id }: { id: number }) => !prices.has(id);
    // Where the dated end and the undated begin, too, and behind the end.
    const offsets = [0, 1_300, 1_600, 2_600, 2_660, 2_663, 2_667, 3_500, MANY - 5, MANY];
    for (const [sort, leads] of Object.entries(sorted)) {
      const filtered = { all: leads, new: leads.filter(isFresh) };
      for (const [filter, wanted] of Object.entries(filtered)) {
        for (const offset of offsets) {
          const page = await pageOf({ sort, filter, limit: 12, offset });
          const found = page.data.map(({ aps_id }: { aps_id: number }) => aps_id);
          const expected = wanted.slice(offset, offset + 12).map(({ id }) => id);
          expect([sort, filter, offset, page.count, found]).toEqual([
            ...[sort, filter, offset, wanted.length],
            expected,
          ]);
          const query = { sort, filter, limit: 12, offset, search: "many" };
          expect([query, await idsOf(query)]).toEqual([query, expected]);
        }
      }
    }
    await setEverywhere(false);
  });

  it("are sorted around a page that lies far behind, and nowhere else", async () => {
    const { db, clock } = test;
    const areaText = await readServiceAreaText(db.query, agent.id);
    const area = serviceAreaIn(agent.id, areaText, clock.now());
    const page = { limit: 12, offset: 2_000 };
    for (const sort of leadSorts) {
      const wanted = readWanted({ sort }, area, localDay(clock.now(), "America/Chicago"));
      const lists = newLeadLists(area, wanted, page, { areMany: false });
      const alike = { lists: [countedNewLeads(area, wanted, {})], less: [] };
      const counted = { count: sql<number>`${MANY}::integer`, areaText: sql<string>`''` };
      const { nearer } = await nearerPage(db.query, { sort, lists, alike, page }, counted);
      const sorted = nearer.lists.map((list) => sql`${listed(list)}`);
      const { rows } = await sql`${sql.join(sorted, sql` union all `)}`.execute(db.query);
      // Newest first, all that is older stays; by another order a page has few values.
      const atMost = sort === "newest" ? MANY - 500 : 250;
      expect([sort, rows.length < atMost]).toEqual([sort, true]);
    }
  });

  it("without a day to renew by begin near a page, too, where these are many", async () => {
    await sql`update leads set renews_on = null where application_id % 8 > 0`.execute(
      test.db.query,
    );
    const { rows } = await sql<{ id: number }>`
      select application_id as id from leads
      order by renews_on, submitted_at desc, application_id desc`.execute(test.db.query);
    for (const offset of [300, 1_700, 2_200, 3_900]) {
      const found = await idsOf({ sort: "renewal", limit: 12, offset });
      expect([offset, found]).toEqual([
        offset,
        rows.slice(offset, offset + 12).map(({ id }) => id),
      ]);
    }
  });

  it("come with those that the agent quoted in a ZIP code they left since", async () => {
    await sql`delete from agent_zips where agent_id = ${agent.id} and zip_id = ${zips[0]}`.execute(
      test.db.query,
    );
    const { rows } = await sql<{ id: number; isOwn: boolean }>`
      select application_id as id, own.agent_id is not null as "isOwn" from leads
      left join agent_leads as own using (application_id)
      where own.agent_id is not null or leads.zip_id = ${zips[1]}
      order by leads.need desc, leads.submitted_at desc, application_id desc`.execute(
      test.db.query,
    );
    const filtered = { all: rows, new: rows.filter(({ isOwn }) => !isOwn) };
    for (const [filter, wanted] of Object.entries(filtered)) {
      for (const offset of [1_600, wanted.length - 3]) {
        const page = await pageOf({ sort: "need", filter, limit: 12, offset });
        const found = page.data.map(({ aps_id }: { aps_id: number }) => aps_id);
        const expected = wanted.slice(offset, offset + 12).map(({ id }) => id);
        expect([filter, page.count, found]).toEqual([filter, wanted.length, expected]);
      }
    }
  });
});
