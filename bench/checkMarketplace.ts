/** What answers statements: a client of PostgreSQL, or the embedded database. */
type Answering = {
  query<Row extends Record<string, unknown>>(statement: string): Promise<{ rows: Row[] }>;
};

/** What does not follow from the rest: each statement counts the rows that are wrong. */
const followed = {
  "live applications": `
    select count(*) from live_applications
      full join (select * from applications where deleted_at is null) as now
      on now.id = application_id and now.consumer_id = live_applications.consumer_id
    where application_id is null or now.id is null`,
  "the copy of the client in applications": `
    select count(*) from applications inner join consumers on consumers.user_id = consumer_id
    where deleted_at is null and client_state is distinct from consumers.state`,
  "prices of a quote, one for each type": `
    select count(*) from quotes inner join applications on applications.id = application_id
    where (select count(*) from quote_prices as price
        where price.application_id = quotes.application_id and price.quote_id = quotes.id)
      <> array_length(submitted_types, 1)`,
};

/** For each foreign key, what counts the rows that refer to none. */
const foreignKeys = `
  select conrelid::regclass || '.' || conname as name,
    format('select count(*) from %s as near where %s and not exists (select from %s as far where %s)',
      conrelid::regclass,
      string_agg(format('near.%I is not null', near.attname), ' and '),
      confrelid::regclass,
      string_agg(format('far.%I = near.%I', far.attname, near.attname), ' and ')) as statement
  from pg_constraint
    cross join unnest(conkey, confkey) as pair (near_key, far_key)
    inner join pg_attribute near on near.attrelid = conrelid and near.attnum = near_key
    inner join pg_attribute far on far.attrelid = confrelid and far.attnum = far_key
  where contype = 'f' and connamespace = 'public'::regnamespace
  group by conrelid, confrelid, conname`;

/** What in a marketplace is wrong, a line each: copies are worked out anew, and every foreign key is looked up. */
export async function checkMarketplace(db: Answering): Promise<string[]> {
  const keys = (await db.query<{ name: string; statement: string }>(foreignKeys)).rows;
  const checks = [...Object.entries(followed), ...keys.map((key) => [key.name, key.statement])];
  const wrong: string[] = [];
  for (const [what = "", statement = ""] of checks) {
    const count = Number((await db.query<{ count: unknown }>(statement)).rows[0]?.count);
    if (count !== 0) wrong.push(`${what}: ${count} rows`);
  }
  return wrong;
}
