import { mostCounted } from "@quotehaven/contract/rules";
import { sql } from "kysely";
import { testApp, type Person, type TestApp } from "../../testing";

const MANY = mostCounted + 20;

let test: TestApp;
let agent: Person;
/** The newest first. */
let newest: { id: number; need: number; premium: number; renewsOn: string | null }[];
beforeAll(async () => {
  test = await testApp();
  agent = await test.seedAgent({ zips: [78701, 78702] });
  const { id } = await test.seedConsumer();
  await sql`
    insert into applications (consumer_id, created_at, updated_at, draft_types, draft_answers,
      submitted_at, submitted_version, submitted_types, submitted_answers, zip_id,
      needs, need, premium_yearly, renews_on, client_words)
    select ${id}, now(), now(), '{2}', '{}', now() - (i * 7919 % 10007) * interval '1 minute', 1,
      '{2}', '{}', 78701 + i % 2, '[]', i % 50, i % 40,
      case when i % 3 > 0 then current_date + i % 60 end, 'many'
    from generate_series(1, ${MANY}::integer) i
  `.execute(test.db.query);
  const { rows } = await sql<(typeof newest)[number]>`
    select id, need, premium_yearly as premium, renews_on as "renewsOn" from applications
    order by submitted_at desc, id desc
  `.execute(test.db.query);
  newest = rows;
  await sql`analyze`.execute(test.db.query);
}, 60_000);
afterAll(() => test.close());

type Query = Record<string, string | number | boolean>;
async function pageOf(query: Query) {
  const { body } = await test.as(agent).get("/agent/profile/leads", { limit: 12, ...query });
  const { data, count, count_is_least: isLeast, counts } = body.data;
  return { ids: data.map(({ aps_id }: { aps_id: number }) => aps_id), count, isLeast, counts };
}

describe("very many leads", () => {
  it.each<Query>([{}, { filter: "new" }, { search: "many" }, { type: 2 }, { zip: "787" }])(
    "are counted to 10,000, where their pages end: %j",
    async (query) => {
      for (const offset of [0, 6_000, mostCounted - 4, mostCounted]) {
        const { ids, count, isLeast } = await pageOf({ ...query, offset });
        const end = Math.min(offset + 12, mostCounted);
        expect(ids).toEqual(newest.slice(offset, end).map(({ id }) => id));
        expect([count, isLeast]).toEqual([mostCounted, true]);
      }
    },
  );

  it("are counted exactly where they are fewer", async () => {
    expect(await pageOf({ search: "nobody" })).toMatchObject({ count: 0, isLeast: undefined });
    const { length } = newest.filter(({ renewsOn }) => renewsOn !== null);
    const { count } = await pageOf({ renewal: 60 });
    // Where the agent works it is still yesterday, or today already.
    expect(Math.abs(count - length)).toBeLessThan(MANY / 50);
    const { counts } = await pageOf({ counts: true });
    expect(counts).toMatchObject({ all: mostCounted + 1, new: mostCounted + 1, quoted: 0 });
  });

  it("come in each order with those that the agent quoted, on pages far back, too", async () => {
    const quoted = [3, 700, 5_900].map((place) => newest[place]?.id ?? 0);
    for (const [index, id] of quoted.entries())
      await test.seedQuote(agent, id, { monthly: 900 - index });
    const isQuoted = ({ id }: { id: number }) => quoted.includes(id);
    const price = (lead: (typeof newest)[number]) =>
      isQuoted(lead) ? 9_000 - quoted.indexOf(lead.id) : lead.premium;
    const ends = ({ renewsOn }: (typeof newest)[number]) => renewsOn ?? "9999";
    const sorted = {
      newest,
      need: newest.toSorted((a, b) => b.need - a.need),
      price: newest.toSorted((a, b) => price(b) - price(a)),
      renewal: newest.toSorted((a, b) => (ends(a) < ends(b) ? -1 : Number(ends(a) > ends(b)))),
    };
    for (const [sort, leads] of Object.entries(sorted)) {
      const filtered = { all: leads, new: leads.filter((lead) => !isQuoted(lead)) };
      for (const [filter, wanted] of Object.entries(filtered)) {
        for (const offset of [0, 1_600, 6_678, mostCounted - 12]) {
          const { ids } = await pageOf({ sort, filter, offset });
          const expected = wanted.slice(offset, offset + 12).map(({ id }) => id);
          expect([sort, filter, offset, ids]).toEqual([sort, filter, offset, expected]);
        }
      }
    }
  }, 60_000);
});
