const EASTERN = "America/New_York";
const CENTRAL = "America/Chicago";
const MOUNTAIN = "America/Denver";
const PACIFIC = "America/Los_Angeles";

/** The time zone of a place of which nothing is known: the middle of the country. */
export const usualTimeZone = CENTRAL;

/**
 * The IANA time zone of each state, of the District of Columbia and of the territories, by the
 * two-letter code. A state with several zones has the one in which most of its people live.
 */
export const timeZoneByState: Readonly<Record<string, string>> = {
  AK: "America/Anchorage",
  AL: CENTRAL,
  AR: CENTRAL,
  AS: "Pacific/Pago_Pago",
  AZ: "America/Phoenix",
  CA: PACIFIC,
  CO: MOUNTAIN,
  CT: EASTERN,
  DC: EASTERN,
  DE: EASTERN,
  FL: EASTERN,
  GA: EASTERN,
  GU: "Pacific/Guam",
  HI: "Pacific/Honolulu",
  IA: CENTRAL,
  ID: "America/Boise",
  IL: CENTRAL,
  IN: "America/Indiana/Indianapolis",
  KS: CENTRAL,
  KY: EASTERN,
  LA: CENTRAL,
  MA: EASTERN,
  MD: EASTERN,
  ME: EASTERN,
  MH: "Pacific/Majuro",
  MI: "America/Detroit",
  MN: CENTRAL,
  MO: CENTRAL,
  MP: "Pacific/Guam",
  MS: CENTRAL,
  MT: MOUNTAIN,
  NC: EASTERN,
  ND: CENTRAL,
  NE: CENTRAL,
  NH: EASTERN,
  NJ: EASTERN,
  NM: MOUNTAIN,
  NV: PACIFIC,
  NY: EASTERN,
  OH: EASTERN,
  OK: CENTRAL,
  OR: PACIFIC,
  PA: EASTERN,
  PR: "America/Puerto_Rico",
  RI: EASTERN,
  SC: EASTERN,
  SD: CENTRAL,
  TN: CENTRAL,
  TX: CENTRAL,
  UT: MOUNTAIN,
  VA: EASTERN,
  VI: "America/St_Thomas",
  VT: EASTERN,
  WA: PACIFIC,
  WI: CENTRAL,
  WV: EASTERN,
  WY: MOUNTAIN,
};

/**
 * The time zone of those areas (first three digits of a ZIP code) in which most people live in
 * another zone than most of their state.
 */
export const timeZoneByZipArea: Readonly<Record<string, string>> = {
  // Florida's Panhandle.
  324: CENTRAL,
  325: CENTRAL,
  // The east of Tennessee: Chattanooga, Knoxville, Johnson City.
  373: EASTERN,
  374: EASTERN,
  376: EASTERN,
  377: EASTERN,
  378: EASTERN,
  379: EASTERN,
  // The west of Kentucky: Paducah, Bowling Green, Owensboro.
  420: CENTRAL,
  421: CENTRAL,
  422: CENTRAL,
  423: CENTRAL,
  424: CENTRAL,
  // Indiana beside Chicago, and Evansville.
  463: CENTRAL,
  464: CENTRAL,
  476: CENTRAL,
  477: CENTRAL,
  // The west of South Dakota, North Dakota and Nebraska.
  577: MOUNTAIN,
  586: MOUNTAIN,
  693: MOUNTAIN,
  // El Paso.
  798: MOUNTAIN,
  799: MOUNTAIN,
  885: MOUNTAIN,
  // The north of Idaho.
  835: PACIFIC,
  838: PACIFIC,
  // The Navajo Nation, where clocks change as they do not in the rest of Arizona.
  865: MOUNTAIN,
  // Malheur County of Oregon.
  979: "America/Boise",
};

/**
 * The time zone of a place, by its ZIP code where it is known, else by its state.
 *
 * @example timeZoneOf({ zipCode: "79901", state: "TX" }) // "America/Denver"
 */
export function timeZoneOf({
  zipCode,
  state,
}: {
  zipCode?: string | null;
  state?: string | null;
}): string {
  return (
    timeZoneByZipArea[zipCode?.slice(0, 3) ?? ""] ?? timeZoneByState[state ?? ""] ?? usualTimeZone
  );
}
