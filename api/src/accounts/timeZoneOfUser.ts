import { localDay } from "@quotehaven/contract/rules";
import type { Queries } from "../database";
import { timeZoneOfPerson } from "../reference/timeZones";

/** The time zone in which somebody reads days and deadlines. */
export async function timeZoneOfUser(queries: Queries, userId: number): Promise<string> {
  const place = await queries
    .selectFrom("users")
    .leftJoin("consumers", "consumers.user_id", "users.id")
    .leftJoin("zip_codes", "zip_codes.id", "consumers.zip_id")
    .leftJoin("agents", "agents.user_id", "users.id")
    .select([
      "zip_codes.code as zipCode",
      "zip_codes.state as zipState",
      "agents.agency_address as agencyAddress",
      "agents.license_state as licenseState",
    ])
    .where("users.id", "=", userId)
    .executeTakeFirstOrThrow();
  return timeZoneOfPerson(place);
}

/** The day on which it is now where somebody lives or works, YYYY-MM-DD. */
export async function dayOfUser(queries: Queries, userId: number, now: Date): Promise<string> {
  return localDay(now, await timeZoneOfUser(queries, userId));
}
