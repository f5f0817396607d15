import { readFileSync } from "node:fs";
import type { Static, TSchema } from "typebox";
import { Compile } from "typebox/compile";
import { Value } from "typebox/value";

/**
 * Reads a JSON file of this folder, with the defaults of its schema.
 *
 * @throws when it is not what the schema says, naming the place.
 */
export function readReference<S extends TSchema>(name: string, schema: S): Static<S> {
  const file: unknown = JSON.parse(readFileSync(new URL(name, import.meta.url), "utf8"));
  const value = Value.Default(schema, file);
  const validator = Compile(schema);
  if (validator.Check(value)) return value;
  const [error] = validator.Errors(value);
  throw new Error(`${name}: ${error?.instancePath ?? ""} ${error?.message ?? ""}`);
}
