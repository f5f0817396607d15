import { deadlineTimeZone } from "@quotehaven/contract/choice";
import {
  timeZoneByState,
  timeZoneByZipArea,
  timeZoneOf,
  usStates,
  usualTimeZone,
  wallClock,
  type WallClock,
} from "@quotehaven/contract/rules";
import { sql } from "kysely";

const codeByName = new Map(usStates.map(({ code, name }) => [name.toLowerCase(), code]));

/** The state in which an address ends, with or without a ZIP code after it; null where it names none. */
function stateOfAddress(address: string): string | null {
  const place = address.trim().replace(/(?<![\s,])[\s,]*\d{5}(?:-\d{4})?$/, "");
  const [, code = ""] = /(?:^|[\s,])([A-Za-z]{2})\.?$/.exec(place) ?? [];
  if (timeZoneByState[code.toUpperCase()]) return code.toUpperCase();
  const end = place.split(/[,\n]/).at(-1)?.trim().toLowerCase() ?? "";
  return codeByName.get(end) ?? null;
}

/** What tells where an agency is. */
export type AgencyPlace = { address: string; licenseState: string };

/** The time zone of an agency: of its address, or of the state of its license where that names none. */
export function timeZoneOfAgency({ address, licenseState }: AgencyPlace): string {
  const state = stateOfAddress(address);
  if (state === null) return timeZoneOf({ state: licenseState });
  const [, zipCode] = /(\d{5})(?:-\d{4})?$/.exec(address.trim()) ?? [];
  return timeZoneOf({ zipCode, state });
}

/** What the database knows of where somebody lives or works. */
export type PersonPlace = {
  zipCode: string | null;
  zipState: string | null;
  agencyAddress: string | null;
  licenseState: string | null;
};

/**
 * The time zone in which somebody reads days and deadlines: a client's of their ZIP code, an agent's of
 * their agency. Operators have ours.
 */
export function timeZoneOfPerson(place: PersonPlace): string {
  const { zipCode, zipState, agencyAddress, licenseState } = place;
  if (agencyAddress !== null) {
    return timeZoneOfAgency({ address: agencyAddress, licenseState: licenseState ?? "" });
  }
  return zipCode === null ? deadlineTimeZone : timeZoneOf({ zipCode, state: zipState });
}

/**
 * The time zone of a row's `zip_codes`, as {@link timeZoneOfPerson} has it of a client: for queries that
 * look for people by their day.
 */
export const zipTimeZone = sql<string>`coalesce(
  ${JSON.stringify(timeZoneByZipArea)}::jsonb ->> left(zip_codes.code, 3),
  ${JSON.stringify(timeZoneByState)}::jsonb ->> zip_codes.state,
  ${usualTimeZone})`;

const clocks = new Map<string, WallClock>();

function clockIn(timeZone: string): WallClock {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = wallClock(timeZone);
  clocks.set(timeZone, clock);
  return clock;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The next moment after `now` at which the clocks of a time zone show this full hour. */
export function nextAt(hour: number, timeZone: string, now: Date): Date {
  const clock = clockIn(timeZone);
  const midnight = Math.floor(clock.at(now.getTime()) / DAY_MS) * DAY_MS;
  const today = clock.momentOf(midnight + hour * HOUR_MS);
  return today > now ? today : clock.momentOf(midnight + DAY_MS + hour * HOUR_MS);
}

/** When a day (`YYYY-MM-DD`) begins in a time zone. */
export function morningOf(day: string, timeZone: string): Date {
  return clockIn(timeZone).momentOf(Date.parse(day));
}
