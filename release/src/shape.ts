import { ReleaseError } from "./ReleaseError";

/** Whether a value has properties to look at. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Reads values of unknown shape, naming the file in its refusals. */
export function shapeOf(file: string) {
  const refuse = (what: string) => new ReleaseError(`${file}: ${what}`);

  function record(value: unknown, what: string): Record<string, unknown> {
    if (!isRecord(value)) throw refuse(`${what} is not an object.`);
    return Object.fromEntries(Object.entries(value));
  }
  function text(value: unknown, what: string): string {
    if (typeof value !== "string" || value === "") throw refuse(`${what} is missing.`);
    return value;
  }
  function list(value: unknown, what: string): unknown[] {
    if (!Array.isArray(value)) throw refuse(`${what} is not a list.`);
    return value;
  }
  function texts(value: unknown, what: string): string[] {
    return list(value, what).map((each) => text(each, what));
  }
  function map<T>(value: unknown, what: string, of: (each: unknown, what: string) => T) {
    const entries = Object.entries(record(value ?? {}, what));
    return Object.fromEntries(entries.map(([key, each]) => [key, of(each, `${what}.${key}`)]));
  }
  function bytes(value: unknown, what: string): number {
    if (typeof value !== "number" || !Number.isInteger(value) || value < 1) {
      throw refuse(`${what} is no number of bytes.`);
    }
    return value;
  }
  return { refuse, record, text, list, texts, map, bytes };
}
