import { usStates, wallClock, type WallClock } from "@quotehaven/contract/rules";

/** Where a state is unknown: the middle of the country. */
const CENTRAL = "America/Chicago";

/** The states of each zone. A state with two has the one in which most of its people live. */
const statesByZone: Readonly<Record<string, string>> = {
  "America/New_York": "CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV",
  [CENTRAL]: "AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI",
  "America/Denver": "CO ID MT NM UT WY",
  "America/Phoenix": "AZ",
  "America/Los_Angeles": "CA NV OR WA",
  "America/Anchorage": "AK",
  "Pacific/Honolulu": "HI",
};

const zones = new Map(
  Object.entries(statesByZone).flatMap(([zone, states]) =>
    states.split(" ").map((state) => [state, zone] as const),
  ),
);
const codeByName = new Map(usStates.map(({ code, name }) => [name.toLowerCase(), code]));

/** The state in which an address ends, with or without a ZIP code after it; null where it names none. */
export function stateOfAddress(address: string): string | null {
  const place = address.trim().replace(/(?<![\s,])[\s,]*\d{5}(?:-\d{4})?$/, "");
  const [, code = ""] = /(?:^|[\s,])([A-Za-z]{2})\.?$/.exec(place) ?? [];
  if (zones.has(code.toUpperCase())) return code.toUpperCase();
  const end = place.split(/[,\n]/).at(-1)?.trim().toLowerCase() ?? "";
  return codeByName.get(end) ?? null;
}

const clocks = new Map<string, WallClock>();

/** The clock on the wall of an agency, by the state of its address. */
export function clockAt(address: string): WallClock {
  const zone = zones.get(stateOfAddress(address) ?? "") ?? CENTRAL;
  const known = clocks.get(zone);
  if (known) return known;
  const clock = wallClock(zone);
  clocks.set(zone, clock);
  return clock;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The next moment after `now` at which an agency's clock shows this full hour. */
export function nextAt(hour: number, address: string, now: Date): Date {
  const clock = clockAt(address);
  const midnight = Math.floor(clock.at(now.getTime()) / DAY_MS) * DAY_MS;
  const today = clock.momentOf(midnight + hour * HOUR_MS);
  return today > now ? today : clock.momentOf(midnight + DAY_MS + hour * HOUR_MS);
}

/** When a day (`YYYY-MM-DD`) begins at an agency. */
export function morningOf(day: string, address: string): Date {
  return clockAt(address).momentOf(Date.parse(day));
}
