import type { FindZipCodesBody, FoundZipCodes, ZipPlace } from "@quotehaven/contract/schemas";
import { sql, type RawBuilder } from "kysely";
import type { Queries } from "../../database";
import { invalid } from "../../server/errors";
import { placeReadings, statesNamed, type PlaceReading } from "../../reference/placeReadings";

const PLACES = 20;
/** Miles of a degree of latitude, and of longitude at the equator. */
const DEGREE_MILES = 69;

/** The ZIP codes that a body asks for, by code. @throws 422 `required` where it asks for none. */
export async function findZipCodes(
  queries: Queries,
  { codes, near, miles, state, county, city }: FindZipCodesBody,
): Promise<FoundZipCodes> {
  if (codes !== undefined) return listed(queries, [...new Set(codes)]);
  if (near !== undefined && miles !== undefined) return around(queries, near, miles);
  if (state === undefined) throw invalid("required");
  let rows = zipCodes(queries).where("state", "=", state);
  if (county !== undefined) rows = rows.where("county", "=", county);
  else if (city !== undefined) rows = rows.where("city", "=", city);
  return { zipCodes: await rows.execute(), unknown: [] };
}

const zipCodes = (queries: Queries) =>
  queries.selectFrom("zip_codes").select(["id", "code", "city", "state"]).orderBy("code");

async function listed(queries: Queries, codes: readonly string[]): Promise<FoundZipCodes> {
  if (codes.length === 0) return { zipCodes: [], unknown: [] };
  const found = await zipCodes(queries).where("code", "in", codes).execute();
  const known = new Set(found.map(({ code }) => code));
  return { zipCodes: found, unknown: codes.filter((code) => !known.has(code)) };
}

async function around(queries: Queries, near: string, miles: number): Promise<FoundZipCodes> {
  const center = await queries
    .selectFrom("zip_codes")
    .select(["latitude", "longitude"])
    .where("code", "=", near)
    .executeTakeFirst();
  if (!center || center.latitude === null || center.longitude === null) {
    return { zipCodes: [], unknown: [near] };
  }
  const { latitude, longitude } = center;
  const up = miles / DEGREE_MILES;
  // Degrees of longitude grow shorter towards the poles.
  const aside = up / Math.cos((Math.min(Math.abs(latitude) + up, 85) * Math.PI) / 180);
  const distance = sql<number>`2 * 3959 * asin(least(1, sqrt(
    power(sin(radians(latitude - ${latitude}::float8) / 2), 2)
    + cos(radians(${latitude}::float8)) * cos(radians(latitude))
      * power(sin(radians(longitude - ${longitude}::float8) / 2), 2))))`;
  const found = await zipCodes(queries)
    .where("latitude", ">=", latitude - up)
    .where("latitude", "<=", latitude + up)
    .where("longitude", ">=", longitude - aside)
    .where("longitude", "<=", longitude + aside)
    .where(distance, "<=", miles)
    .execute();
  return { zipCodes: found, unknown: [] };
}

/**
 * States, counties and cities whose name begins with the search, the largest first: "travis",
 * "Travis County, Texas", "St Louis MO", "O'Fallon".
 */
export async function findZipPlaces(queries: Queries, search: string): Promise<ZipPlace[]> {
  const readings = placeReadings(search);
  const [first] = readings;
  if (first === undefined) return [];
  const cities = anyOf(readings.map((reading) => beginsLike(sql`city_key`, reading)));
  const counties = anyOf(
    placeReadings(withoutKind(search)).map((reading) => beginsLike(sql`county_key`, reading)),
  );
  const { rows } = await sql<ZipPlace>`
    select kind, name, state, "zipCodeCount" from (
      select 'city' as kind, city as name, city_key as key, state,
          count(*)::integer as "zipCodeCount"
        from zip_codes where ${cities} group by city, city_key, state
      union all
      select 'county', county, county_key, state, count(*)::integer
        from zip_codes where ${counties} and county <> '' group by county, county_key, state
    ) as places
    order by key = ${first.key} desc, "zipCodeCount" desc, name, state, kind
    limit ${PLACES}
  `.execute(queries);
  return [
    ...(await statesLike(queries, search.split(",")[0]?.trim().toLowerCase() ?? "")),
    ...rows,
  ].slice(0, PLACES);
}

const anyOf = (conditions: readonly RawBuilder<unknown>[]) =>
  sql`(${sql.join(conditions, sql` or `)})`;

function beginsLike(column: RawBuilder<unknown>, { key, states }: PlaceReading) {
  const begins = sql`${column} like ${`${key}%`}`;
  return states === null ? begins : sql`(${begins} and state = any(${states}::text[]))`;
}

/** A county's name does not say that it is one. */
const withoutKind = (search: string) =>
  search.replace(/\s(?:county|parish)(?=$|,|\s[a-z]{2}$)/i, "");

async function statesLike(queries: Queries, search: string): Promise<ZipPlace[]> {
  const states = statesNamed(search);
  if (states.length === 0) return [];
  const codes = states.map(({ code }) => code);
  const counts = await queries
    .selectFrom("zip_codes")
    .select(({ fn }) => ["state", fn.countAll<number>().as("count")])
    .where("state", "in", codes)
    .groupBy("state")
    .execute();
  return states.map(({ code, name }) => ({
    kind: "state",
    name,
    state: code,
    zipCodeCount: Number(counts.find((row) => row.state === code)?.count ?? 0),
  }));
}
