import { sql } from "kysely";
import { appForTests } from "../testing";
import { mostRead, planOf } from "../testing/planOf";
import { pairsOfOnePerson } from "./samePerson";

const t = appForTests();

it("leads of one person are found without reading everybody who was born on that day", async () => {
  const consumer = await t.seedConsumer();
  const leadId = await t.seedApplication(consumer, { types: [2], submitted: true });
  await sql`
    with made as (
      insert into users (type, email, password_hash, first_name, last_name, phone, created_at)
      select 1, 'born' || n || '@example.com', 'none', 'A', 'B', '1', now()
      from generate_series(1, 3000) as n returning id
    )
    insert into consumers (user_id, date_of_birth, address1, city, state, rents, zip_id, gender, marital_status)
    select made.id, own.date_of_birth, made.id || ' Elm Street', own.city, own.state, own.rents, own.zip_id,
      own.gender, own.marital_status
    from made, consumers as own where own.user_id = ${consumer.id}`.execute(t.db.query);
  await sql`analyze consumers, users`.execute(t.db.query);
  const plan = await planOf(pairsOfOnePerson(t.db.query, [leadId]), t.db.query);
  expect(mostRead(plan)).toBeLessThan(10);
});
