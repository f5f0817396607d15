import { placeKey } from "@quotehaven/contract/rules";
import { sql } from "kysely";
import type { Database, Queries } from "../database";
import { carriers } from "../reference/carriers";
import { zipCodes, type ZipCode } from "../reference/zipCodes";

/** Raise it when carriers or ZIP codes change: the next start writes them again. */
export const REFERENCE_VERSION = "3";

/**
 * Writes carriers and ZIP codes, once per version. Several processes may start together: the
 * first one writes while the others wait.
 */
export async function seedReference(db: Database): Promise<void> {
  const done = await db.query
    .selectFrom("settings")
    .select("value")
    .where("name", "=", "reference-version")
    .executeTakeFirst();
  if (done?.value === REFERENCE_VERSION) return;

  const companies = carriers();
  const zips: ZipCode[] = [];
  for await (const zip of zipCodes()) zips.push(zip);

  // In a session without a limit of time: whoever waits for the first one may wait long.
  await db.inOwnSession((own) => own.transaction().execute((tx) => write(tx, companies, zips)));
}

async function write(
  tx: Queries,
  companies: ReturnType<typeof carriers>,
  zips: readonly ZipCode[],
): Promise<void> {
  await sql`select pg_advisory_xact_lock(727201)`.execute(tx);
  // One statement each, with the rows as one JSON text: 40,000 rows in well under a second.
  await sql`
    insert into carriers (id, name, type_ids)
    select id, name,
      (select array_agg(one::text::smallint order by one::text::smallint)
         from jsonb_array_elements("insuranceTypeIds") as one)
    from jsonb_to_recordset(${JSON.stringify(companies)}::jsonb)
      as row (id integer, name text, "insuranceTypeIds" jsonb)
    on conflict (id) do update set name = excluded.name, type_ids = excluded.type_ids
  `.execute(tx);
  await sql`
    insert into zip_codes
      (id, code, city, state, county, city_key, county_key, latitude, longitude)
    select id, code, city, state, county, "cityKey", "countyKey", latitude, longitude
    from jsonb_to_recordset(${JSON.stringify(zips.map(withKeys))}::jsonb)
      as row (id integer, code text, city text, state text, county text, "cityKey" text,
        "countyKey" text, latitude real, longitude real)
    on conflict (id) do update
      set code = excluded.code, city = excluded.city, state = excluded.state,
        county = excluded.county, city_key = excluded.city_key, county_key = excluded.county_key,
        latitude = excluded.latitude, longitude = excluded.longitude
      where (zip_codes.city, zip_codes.state, zip_codes.county, zip_codes.latitude,
          zip_codes.longitude)
        is distinct from (excluded.city, excluded.state, excluded.county, excluded.latitude,
          excluded.longitude)
  `.execute(tx);
  await sql`
    insert into settings (name, value) values ('reference-version', ${REFERENCE_VERSION})
    on conflict (name) do update set value = excluded.value
  `.execute(tx);
}

const withKeys = (zip: ZipCode) => ({
  ...zip,
  cityKey: placeKey(zip.city),
  countyKey: placeKey(zip.county),
});
