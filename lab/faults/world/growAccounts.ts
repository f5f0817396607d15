import type { Postgres } from "./Postgres";

/** How much of everything the big account has. */
export const big = { notifications: 10_000, quotes: 2_000, leads: 500 };

const { notifications, quotes, leads } = big;
/** The longest that any text may be. */
const longest = "repeat('W', 500)";

/**
 * Gives one agent 500 leads with four quotes on each, one consumer as many quotes as an agent ever
 * removed, and both of them 10,000 notifications; every name is as long as it may be. Years of
 * work: so it is written into the database, copying what was made through the API.
 */
export async function growAccounts(
  database: Postgres,
  people: { agent: string; consumer: string },
) {
  await database.run(`
    create temp table agent as select id from users where email = '${people.agent}';
    create temp table consumer as select id from users where email = '${people.consumer}';

    update users set first_name = ${longest}, last_name = ${longest}
      where id in (select id from agent union select id from consumer);
    update agents set all_zips = true, agency_name = repeat('W', 255)
      where user_id = (select id from agent);
    delete from agent_carriers where agent_id = (select id from agent);
    insert into agent_carriers (agent_id, carrier_id)
      select agent.id, carriers.id from agent, carriers where type_mask & 4 = 4
      order by carriers.id limit 4;

    insert into users (type, email, password_hash, first_name, last_name, phone, created_at,
      verified_at)
      select type, 'lead.' || n || '@example.com', password_hash, first_name, last_name, phone,
        created_at, verified_at
      from users join consumer using (id), generate_series(1, ${leads}) n;
    insert into consumers (user_id, date_of_birth, address1, address2, city, state, rents, zip_id,
      gender, marital_status)
      select made.id, date_of_birth, ${longest}, address2, ${longest}, state, rents, zip_id, gender,
        marital_status
      from consumers join consumer on user_id = consumer.id,
        users made where made.email like 'lead.%';
    insert into applications (consumer_id, created_at, updated_at, version, draft_types,
      draft_answers, submitted_at, submitted_version, submitted_types, submitted_answers, zip_id)
      select made.id, a.created_at, a.updated_at, a.version, a.draft_types, a.draft_answers,
        a.submitted_at - made.id * interval '1 minute', a.submitted_version, a.submitted_types,
        a.submitted_answers, a.zip_id
      from applications a join consumer on consumer_id = consumer.id,
        users made where made.email like 'lead.%';
    insert into live_applications (consumer_id, application_id)
      select consumer_id, applications.id from applications join users on users.id = consumer_id
      where email like 'lead.%';

    insert into quotes (application_id, agent_id, carrier_id, created_at, updated_at, valid_until)
      select a.id, agent_id, carrier_id, a.submitted_at, a.submitted_at, current_date + 30
      from applications a join users on users.id = consumer_id, agent_carriers
      where users.email like 'lead.%' and agent_id = (select id from agent);
    insert into quotes (application_id, agent_id, carrier_id, created_at, updated_at, valid_until,
      removed_at)
      select a.id, agent_id, carrier_id, a.submitted_at, a.submitted_at, current_date + 30,
        a.submitted_at
      from applications a join consumer on consumer_id = consumer.id,
        agent_carriers, generate_series(1, ${quotes / 4})
      where agent_id = (select id from agent);
    insert into quote_prices (application_id, quote_id, type_id, monthly, yearly)
      select a.id, quotes.id, unnest(a.submitted_types), 100000000, 100000000
      from quotes join applications a on a.id = application_id on conflict do nothing;

    delete from notifications;
    insert into notifications (user_id, code, first_name, application_id, event_key, created_at)
      select people.id, 1 + n % 4, ${longest}, null, 'big:' || n, now() - n * interval '1 minute'
      from (select id from agent union select id from consumer) people,
        generate_series(1, ${notifications}) n;
    analyze;`);
}
