import type { Found, PolicyReading, PolicyTerm } from "../types";

/** A value of a reading without its places. */
type Plain = string | number | boolean | object | readonly unknown[] | undefined;

/** How a reading compares with what a file says. `missed` are values that stayed empty. */
export type Comparison = { expected: number; right: number; missed: string[]; wrong: string[] };

const valueOf = <Value>(found: Found<Value> | undefined) => found?.value;
const isFound = (value: unknown): value is Found<unknown> =>
  Object(value) === value && "places" in Object(value);

/** The values of a reading by the names of their fields: `home.dwelling`, `policies.0.premium`. */
export function valuesOf(reading: PolicyReading | { kind: string; types: [] }): Map<string, Plain> {
  const values = new Map<string, Plain>([
    ["kind", reading.kind],
    ["types", reading.types],
  ]);
  const { policies = [], vehicles, ...rest } = reading as PolicyReading;
  for (const [name, part] of Object.entries(rest)) {
    if (isFound(part)) values.set(name, valueOf(part as Found<unknown>) as Plain);
    else if (Object(part) === part && name !== "types") {
      for (const [field, found] of Object.entries(part as object))
        values.set(
          `${name}.${field}`,
          Array.isArray(found) ? found.map(valueOf) : (valueOf(found as Found<Plain>) as Plain),
        );
    }
  }
  if (vehicles) values.set("vehicles", vehicles.map(valueOf));
  policies.forEach(({ types, ...term }, index) => {
    values.set(`policies.${index}.types`, types);
    for (const [field, found] of Object.entries(term as PolicyTerm))
      values.set(`policies.${index}.${field}`, valueOf(found as Found<Plain>) as Plain);
  });
  return values;
}

/** What a file says, as its JSON has it. */
type Expected = { accept?: Record<string, unknown[]>; [field: string]: unknown };

const notes = new Set(["accept", "notFor", "traps", "mustSay", "derived", "say", "fill"]);
const groups = new Set(["home", "auto", "property", "premiums"]);

function expectedValues(said: Expected): Map<string, unknown> {
  const values = new Map<string, unknown>();
  for (const [name, value] of Object.entries(said)) {
    if (notes.has(name)) continue;
    if (groups.has(name))
      for (const [field, each] of Object.entries(value as object))
        values.set(`${name}.${field}`, each);
    else if (name === "policies")
      (value as object[]).forEach((policy, index) =>
        Object.entries(policy).forEach(([field, each]) =>
          values.set(`${name}.${index}.${field}`, each),
        ),
      );
    else values.set(name, value);
  }
  return values;
}

/** Case and blanks do not count. */
const plain = (value: unknown) => (JSON.stringify(value) ?? "").toLowerCase().replace(/\s/g, "");

const isSet = (field: string) => field.endsWith(".included") || field === "vehicles";

/**
 * Compares a reading with what a file says. Each thing of a set counts as a value of its own. `accept` has
 * other right answers; null among them is that the field stays empty.
 */
export function compareReading(said: Expected, read: ReadonlyMap<string, unknown>): Comparison {
  const values = expectedValues(said);
  const result: Comparison = { expected: 0, right: 0, missed: [], wrong: [] };
  for (const field of new Set([...values.keys(), ...read.keys()])) {
    const accepted = [
      ...(said.accept?.[field] ?? []),
      ...(said.accept?.[field.split(".")[0] ?? ""]?.includes(null) ? [null] : []),
    ];
    const got = read.get(field);
    if (isSet(field)) compareSets(field, values.get(field) ?? [], got ?? [], accepted, result);
    else compareOne(field, values.get(field), got, accepted, result);
  }
  return result;
}

function compareOne(
  field: string,
  expected: unknown,
  got: unknown,
  accepted: readonly unknown[],
  result: Comparison,
) {
  const isEmpty =
    got === undefined || (Array.isArray(got) && got.length === 0 && expected === undefined);
  if (expected !== undefined) result.expected += 1;
  const isRight = isEmpty
    ? expected === undefined || accepted.includes(null)
    : [expected, ...accepted].some(
        (each) => each !== null && each !== undefined && plain(each) === plain(got),
      );
  if (isRight) result.right += expected === undefined ? 0 : 1;
  else if (isEmpty) result.missed.push(`${field} ${plain(expected)}`);
  else result.wrong.push(`${field} ${plain(got)} instead of ${plain(expected)}`);
}

function compareSets(
  field: string,
  expected: unknown,
  got: unknown,
  accepted: readonly unknown[],
  result: Comparison,
) {
  const left = (got as unknown[]).map(plain);
  const others = accepted.filter(Array.isArray).flatMap((each: unknown[]) => each.map(plain));
  for (const each of expected as unknown[]) {
    result.expected += 1;
    const at = left.findIndex((one) => one === plain(each) || others.includes(one));
    if (at < 0) result.missed.push(`${field} ${plain(each)}`);
    else {
      left.splice(at, 1);
      result.right += 1;
    }
  }
  result.wrong.push(...left.filter((one) => !others.includes(one)).map((one) => `${field} ${one}`));
}
