import { CompiledQuery, sql } from "kysely";
import { appForTests } from "../../testing";
import { aLeadBeingPaid } from "./paymentFixtures";
import { claimPayments } from "./sweepPayments";

const t = appForTests();

/** Open payments of so many agents on a lead that somebody chose a quote of. */
const beginPayments = (leadId: number, count: number) =>
  sql`
    with agents as (
      insert into users (type, email, password_hash, first_name, last_name, phone, created_at)
      select 2, 'many' || n || '@example.com', 'none', 'A', 'B', '1', now()
      from generate_series(1, ${count}::integer) as n returning id
    )
    insert into payments (application_id, agent_id, quote_id, amount_cents, status, idempotency_key, intent_id,
      created_at, updated_at)
    select applications.id, agents.id, accepted_quote_id, 4900, 'pending', 'key ' || agents.id,
      'intent ' || agents.id, ${t.clock.now()}, ${t.clock.now()}
    from applications, agents where applications.id = ${leadId}`.execute(t.db.query);

describe("the next payments to be asked about", () => {
  it("are looked up once, also right after a great many were begun", async () => {
    const { leadId } = await aLeadBeingPaid(t);
    // The table has had something in it, and was empty when it was analyzed.
    await t.db.query.deleteFrom("payments").execute();
    await sql`analyze payments`.execute(t.db.query);
    await beginPayments(leadId, 3_000);
    const { sql: text, parameters } = claimPayments(t.db.query, t.clock.now()).compile();
    const explain = `explain (analyze, format json, costs off, timing off) ${text}`;
    const { rows } = await t.db.query.executeQuery(CompiledQuery.raw(explain, [...parameters]));
    const loops = [...JSON.stringify(rows).matchAll(/"LockRows".*?"Actual Loops":\s*(\d+)/g)];
    const claimed = await t.db.query
      .selectFrom("payments")
      .select("id")
      .where("checked_at", "is not", null)
      .execute();

    expect(loops.map(([, count]) => count)).toEqual(["1"]);
    expect(claimed).toHaveLength(60);
  });
});
