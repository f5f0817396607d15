import {
  coverFieldsOf,
  presentTypes,
  type CoverFieldName,
  type PresentType,
} from "@quotehaven/contract/cover";
import type { Found, Place, PolicyReading, PolicyTerm } from "@quotehaven/contract/policy";
import { limits, toShownDate } from "@quotehaven/contract/rules";
import {
  controlOf,
  monthsOf,
  noDetails,
  typedPolicy,
  type HomeKind,
  type PolicyValues,
  type TypedCover,
} from "./policyValues";

/** Where each value of the form was read, by the name of its field. */
export type PlacesByField = Readonly<Record<string, readonly Place[]>>;

/** What was read of a file, to be looked at. */
export type ReadPolicies = {
  /** A quote is none that somebody has. */
  kind: "policy" | "quote";
  values: PolicyValues;
  places: PlacesByField;
  /** Two policies of their own in one file. */
  areSeveral: boolean;
  /** Whether vehicles have different deductibles; the first one's were read. */
  differs: boolean;
  /** The last day of the one that ended before today, YYYY-MM-DD; null where none has. */
  endedOn: string | null;
};

/** The forms of home policies, as they are printed. */
const homeKindsByForm: readonly (readonly [RegExp, HomeKind])[] = [
  [/^HO-?4/, "renter"],
  [/^HO-?6/, "condo"],
  [/^(HO-?7|MH)/, "manufactured"],
  [/^HO-?[1-358ABC]/, "house"],
];

/** Whose home a policy of such a form insures; undefined where the form does not say. */
export function homeKindOf(form: string): HomeKind | undefined {
  return homeKindsByForm.find(([pattern]) => pattern.test(form.toUpperCase()))?.[1];
}

/**
 * What was read as values of the form, each with its places; null where the file holds no home or
 * auto policy. `today` is YYYY-MM-DD.
 */
export function readValues(reading: PolicyReading, today: string): ReadPolicies | null {
  const types = presentTypes.filter((type) => reading.types.includes(type) && reading[type]);
  if ((reading.kind !== "policy" && reading.kind !== "quote") || types.length === 0) return null;
  const places: Record<string, readonly Place[]> = {};
  const take = <Value>(name: string, found: Found<Value> | undefined): Value | undefined => {
    if (found) places[name] = found.places;
    return found?.value;
  };
  const values: PolicyValues = { details: noDetails, isShared: false };
  const ends: string[] = [];
  for (const type of types) {
    const term = termOf(reading, type);
    const carrier =
      reading.carrier && reading.carrier.value.length <= limits.companyLength
        ? take(`${type}.carrier`, reading.carrier)
        : undefined;
    const expiresOn = take(`${type}.expiresOn`, term.expiresOn);
    if (expiresOn) ends.push(expiresOn);
    const months = term.premium && monthsOf(term.premium.value.months);
    const premium = months ? take(`${type}.dollars`, term.premium) : undefined;
    values[type] = {
      ...typedPolicy(type),
      carrier: carrier ?? "",
      expiresOn: toShownDate(expiresOn),
      ...(premium && months && { dollars: premium.dollars, months }),
      cover: { ...typedPolicy(type).cover, ...readCover(type, reading, take) },
    };
  }
  values.details = readDetails(reading, take);
  const ended = ends.filter((day) => day < today).toSorted();
  return {
    kind: reading.kind,
    values,
    places,
    areSeveral: (reading.policies?.length ?? 0) > 1,
    differs: reading.auto?.differs !== undefined,
    endedOn: ended[0] ?? null,
  };
}

type Take = <Value>(name: string, found: Found<Value> | undefined) => Value | undefined;

/** The days and the price of one type: its own policy's, or its part of a package. */
function termOf(reading: PolicyReading, type: PresentType): PolicyTerm {
  const own = reading.policies?.filter(({ types }) => types.includes(type));
  if (own) return own.length === 1 && own[0] ? own[0] : {};
  const { effectiveOn, expiresOn, premium, premiums } = reading;
  const part = premiums?.[type];
  const isWhole = reading.types.length === 1 && !part;
  return {
    ...(effectiveOn && { effectiveOn }),
    ...(expiresOn && { expiresOn }),
    ...(isWhole && premium && { premium }),
    ...(part &&
      premium && {
        premium: {
          value: { dollars: part.value, months: premium.value.months },
          places: part.places,
        },
      }),
  };
}

function readCover(type: PresentType, reading: PolicyReading, take: Take) {
  const read = reading[type] as Record<string, Found<unknown> | Found<string>[] | undefined>;
  const cover: Partial<Record<CoverFieldName, TypedCover>> = {};
  for (const [name, field] of coverFieldsOf(type)) {
    const found = read[name];
    const path = `${type}.cover.${name}`;
    if (found === undefined) continue;
    if (Array.isArray(found)) {
      const list = { value: found.map(({ value }) => value), places: found.flatMap(placesOf) };
      if (found.length > 0) cover[name] = take(path, list) ?? [];
      continue;
    }
    const value = take(path, found);
    // Names and kinds are those of the table.
    cover[name] = (controlOf(field) === "wordsOrMoney" ? String(value) : value) as TypedCover;
  }
  return cover;
}

const placesOf = ({ places }: Found<string>) => places;

function readDetails({ home, property, vehicles, drivers }: PolicyReading, take: Take) {
  const kind = home?.form && homeKindOf(home.form.value);
  if (kind) take("details.homeKind", home.form);
  return {
    homeKind: kind ?? "",
    address1: take("details.address1", property?.address1) ?? "",
    city: take("details.city", property?.city) ?? "",
    state: take("details.state", property?.state) ?? "",
    zip: (take("details.zip", property?.zip) ?? "").slice(0, 5),
    yearBuilt: String(take("details.yearBuilt", property?.yearBuilt) ?? ""),
    livingArea: take("details.livingArea", property?.livingArea) ?? null,
    vehicles: (vehicles ?? []).map((vehicle, index) => {
      take(`details.vehicles.${index}`, vehicle);
      return vehicle.value;
    }),
    drivers: take("details.drivers", drivers) ?? null,
  } satisfies PolicyValues["details"];
}
