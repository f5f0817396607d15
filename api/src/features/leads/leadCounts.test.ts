import { sql } from "kysely";
import { testApp, type Person, type TestApp } from "../../testing";

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

/** Neighbours, some in another area or region. */
const zips = [78701, 78702, 78704, 77002, 10001, 501];
const home = { types: [1], mask: 1 };
const homeAndAuto = { types: [1, 3], mask: 5 };

const submit = async (zipId: number, types: number[]) =>
  test.seedApplication(await test.seedConsumer(), { types, submitted: true, zipId });

type Counted = { zipId: number; typeMask: number; openCount: number };

/** How often each ZIP code and combination of types is open, by the applications and by the planes. */
async function counts(): Promise<{ open: Counted[]; planes: Counted[] }> {
  const { rows: open } = await sql<Counted>`
    select zip_id as "zipId", mask as "typeMask", count(*)::integer as "openCount"
    from applications, lateral (values (0), (type_mask::integer)) as every (mask)
    where is_open group by 1, 2 order by 1, 2
  `.execute(test.db.query);
  const { rows: planes } = await sql<Counted>`
    select (region * 1000 + place)::integer as "zipId", type_mask as "typeMask",
      sum(get_bit(bits, place) << plane)::integer as "openCount"
    from lead_count_planes, generate_series(0, 999) as place
    group by 1, 2 having sum(get_bit(bits, place) << plane) > 0 order by 1, 2
  `.execute(test.db.query);
  return { open, planes };
}

describe("the planes of the counts", () => {
  it("follow leads that come, move between ZIP codes and types, and go, many at a time", async () => {
    const ids: number[] = [];
    for (let round = 0; round < 5; round++) {
      const types = round % 2 === 0 ? home.types : homeAndAuto.types;
      ids.push(...(await Promise.all(zips.map((zipId) => submit(zipId, types)))));
    }
    for (let nth = 0; nth < 4; nth++) ids.push(await submit(78701, home.types));
    const afterComing = await counts();
    expect(afterComing.planes).toEqual(afterComing.open);
    expect(afterComing.planes).toContainEqual({ zipId: 78701, typeMask: 0, openCount: 9 });

    const change = async (id: number, nth: number) => {
      const moved = sql`update applications set zip_id = ${zips[(nth + 1) % zips.length]},
        submitted_types = ${homeAndAuto.types}::smallint[] where id = ${id}`;
      const gone = sql`update applications set deleted_at = now() where id = ${id}`;
      await test.db.transaction((tx) => (nth % 3 === 0 ? gone : moved).execute(tx));
    };
    await Promise.all(ids.map(change));
    const afterwards = await counts();
    expect(afterwards.planes).toEqual(afterwards.open);
    expect(afterwards.open).not.toEqual(afterComing.open);

    await sql`update applications set deleted_at = now() where is_open`.execute(test.db.query);
    expect(await counts()).toEqual({ open: [], planes: [] });
  });
});

describe("an agent's ZIP codes as bits", () => {
  const bitsOf = async ({ id }: Person) => {
    const { rows } = await sql<{ zipId: number }>`
      select place as "zipId" from agents, generate_series(0, 99999) as place
      where user_id = ${id} and get_bit(many_zips || B'', place) = 1 order by 1
    `.execute(test.db.query);
    return rows.map(({ zipId }) => zipId);
  };
  const zipsOf = async ({ id }: Person) => {
    const rows = await test.db.query
      .selectFrom("agent_zips")
      .select("zip_id as zipId")
      .where("agent_id", "=", id)
      .orderBy("zip_id")
      .execute();
    return rows.map(({ zipId }) => zipId);
  };
  /** Has the agent choose the first of the ZIP codes behind one. */
  const choose = ({ id }: Person, from: number, many: number) =>
    sql`insert into agent_zips (agent_id, zip_id)
      select ${id}, id from zip_codes where id > ${from} order by id limit ${many}`.execute(
      test.db.query,
    );

  it("are there from 500 on, and go with the last one above", async () => {
    const agent = await test.seedAgent({ zips: [] });
    await choose(agent, 0, 499);
    expect(await bitsOf(agent)).toEqual([]);
    await choose(agent, 90_000, 1);
    expect(await bitsOf(agent)).toEqual(await zipsOf(agent));
    expect(await bitsOf(agent)).toHaveLength(500);
    await sql`delete from agent_zips where agent_id = ${agent.id} and zip_id > 90000`.execute(
      test.db.query,
    );
    expect(await bitsOf(agent)).toEqual([]);
  });

  it("have what several changes at once leave", async () => {
    const agent = await test.seedAgent({ zips: [] });
    await Promise.all([10_000, 30_000, 50_000, 70_000].map((from) => choose(agent, from, 300)));
    expect(await bitsOf(agent)).toEqual(await zipsOf(agent));
    expect(await bitsOf(agent)).toHaveLength(1_200);
  });

  it("count the leads in them, of each type alone, too", async () => {
    const agent = await test.seedAgent({ zips });
    await choose(agent, 80_000, 600);
    for (const { types } of [home, home, homeAndAuto]) await submit(501, types);
    await submit(10_001, home.types);
    await submit(78_703, home.types);
    type Query = Record<string, string | number>;
    const countOf = async (query: Query) =>
      (await test.as(agent).get("/agent/profile/leads", query)).body.data.count;
    const asked: Query[] = [{}, { type: 1 }, { type: 3 }, { filter: "new" }];
    expect(await Promise.all(asked.map(countOf))).toEqual([4, 4, 1, 4]);
  });
});
