import { readFileSync } from "node:fs";

/** An insurance company and the insurance types it writes. */
export type Carrier = { inc_id: number; inc_name: string; insuranceTypeIds: number[] };

const lineIds = new Map([
  ["home", 1],
  ["life", 2],
  ["auto", 3],
]);

let cache: readonly Carrier[] | null = null;

/**
 * The carriers in the order of their ids. 'None' (id 0) is not among them: the
 * screen that offers it puts it first.
 *
 * @throws When the file is not a list of carriers with known lines.
 */
export function carriers(): readonly Carrier[] {
  cache ??= checkedCarriers(
    JSON.parse(readFileSync(new URL("carriers.json", import.meta.url), "utf8")),
  );
  return cache;
}

/** Whether a carrier writes every one of the insurance types (DOM-2). */
export function writesAll(carrier: Carrier, insuranceTypeIds: readonly number[]): boolean {
  return insuranceTypeIds.every((id) => carrier.insuranceTypeIds.includes(id));
}

function checkedCarriers(value: unknown): Carrier[] {
  if (!Array.isArray(value)) throw new Error("carriers.json is not a list");
  return value.map((entry: unknown): Carrier => {
    if (!isFields(entry)) throw new Error("a carrier is not an object");
    const { inc_id, inc_name, lines } = entry;
    if (typeof inc_id !== "number" || typeof inc_name !== "string" || !isList(lines)) {
      throw new Error(`not a carrier: ${JSON.stringify(entry)}`);
    }
    const insuranceTypeIds = lines.map((line) => {
      const id = typeof line === "string" ? lineIds.get(line) : undefined;
      if (id === undefined) throw new Error(`unknown line of ${inc_name}: ${String(line)}`);
      return id;
    });
    return { inc_id, inc_name, insuranceTypeIds: insuranceTypeIds.sort() };
  });
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
