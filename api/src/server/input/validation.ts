import type { ErrorCode } from "@quotehaven/contract/rules";
import type { FastifySchemaCompiler } from "fastify";
import type { TSchema } from "typebox";
import { Compile } from "typebox/compile";
import { badRequest, invalid, notFound } from "../errors";
import { whenNeeded } from "../whenNeeded";
import { isRecord } from "./isRecord";

/**
 * Checks requests against the contract. A body is taken as it is; addresses are text, so their
 * numbers are read first, in plain notation only (`1e3` and `1.5` are no ids).
 *
 * Code for a schema is made at its first request.
 * A refused path is 404 (nothing is there), a body that is no object 400, everything else 422.
 */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const checker = whenNeeded(() => Compile(schema));
  const branches = whenNeeded(() => branchesOf(schema));
  const isAddress = httpPart === "querystring" || httpPart === "params";
  const fields = isAddress ? fieldsOf(schema) : null;

  return (value: unknown) => {
    const read = fields ? readFields(value, fields) : value;
    const check = checker();
    if (check.Check(read)) return { value: read };
    if (httpPart === "params") return { error: notFound() };
    if (httpPart === "body" && !isRecord(read)) return { error: badRequest() };
    const meant = branches().find(({ isMeant }) => isMeant(read));
    return { error: invalid(codesOf((meant?.check ?? check).Errors(read))) };
  };
};

type FieldErrors = Iterable<{ instancePath: string; keyword: string; params: object }>;

const MOST_CODES = 10;

/** The codes of what is wrong, each once. Where a field is only too long, that is all of it. */
function codesOf(errors: FieldErrors): ErrorCode[] {
  const byField = new Map<string, Set<ErrorCode>>();
  for (const { instancePath, keyword, params } of errors) {
    const codes = byField.get(instancePath) ?? new Set();
    byField.set(instancePath, codes.add(codeOf(instancePath, keyword, params)));
    if (byField.size >= MOST_CODES) break;
  }
  const all = [...byField.values()].flatMap((codes) =>
    codes.has("max-length") ? ["max-length" as const] : [...codes],
  );
  return [...new Set(all)].slice(0, MOST_CODES);
}

type Branch = { check: ReturnType<typeof Compile>; isMeant(value: unknown): boolean };

/** Of a body that is one of several: each of them, and how its own mark (`agent: true`) tells it. */
function branchesOf(schema: TSchema): Branch[] {
  const options = "anyOf" in schema && Array.isArray(schema.anyOf) ? schema.anyOf : [];
  return options.map((option: TSchema) => {
    const fields =
      "properties" in option && isRecord(option.properties)
        ? Object.entries(option.properties)
        : [];
    const marks = fields.filter(([, field]) => isRecord(field) && "const" in field);
    const required = "required" in option && Array.isArray(option.required) ? option.required : [];
    return {
      check: Compile(option),
      isMeant: (value) =>
        marks.length > 0 &&
        isRecord(value) &&
        marks.every(([name, field]) =>
          Object.hasOwn(value, name)
            ? isRecord(field) && value[name] === field.const
            : !required.includes(name),
        ),
    };
  });
}

function codeOf(path: string, keyword: string, params: object): ErrorCode {
  const missing =
    "requiredProperties" in params && Array.isArray(params.requiredProperties)
      ? params.requiredProperties
      : [];
  if (/^\/(google_)?token$/.test(path)) return "invalid-token";
  if (path === "" && missing.some((name) => name === "token" || name === "google_token")) {
    return "invalid-token";
  }
  if (keyword === "maxLength") return "max-length";
  return keyword === "required" ? "required" : "invalid";
}

type FieldKind = { isInteger: boolean; isBoolean: boolean; numbers: number[]; maximum?: number };

/** What the fields of an address may hold, read from the schema once. */
function fieldsOf(schema: TSchema): Map<string, FieldKind> {
  const fields = new Map<string, FieldKind>();
  if (!("properties" in schema) || !isRecord(schema.properties)) return fields;
  for (const [name, field] of Object.entries(schema.properties)) {
    if (!isRecord(field)) continue;
    const options = [field, ...(Array.isArray(field.anyOf) ? field.anyOf.filter(isRecord) : [])];
    fields.set(name, {
      isInteger: options.some(({ type }) => type === "integer"),
      isBoolean: options.some(({ type }) => type === "boolean"),
      numbers: options.map((option) => option.const).filter((value) => typeof value === "number"),
      maximum: typeof field.maximum === "number" ? field.maximum : undefined,
    });
  }
  return fields;
}

function readFields(value: unknown, fields: Map<string, FieldKind>): unknown {
  if (!isRecord(value)) return value;
  const read: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(value)) {
    const field = fields.get(name);
    read[name] = field && typeof text === "string" ? readField(name, text, field) : text;
  }
  return read;
}

function readField(name: string, text: string, field: FieldKind): unknown {
  const isWhole = /^-?(0|[1-9]\d{0,14})$/.test(text);
  if (isWhole && field.isInteger) {
    const number = Number(text);
    // A page larger than allowed is a wish, not a mistake.
    return name === "limit" && field.maximum !== undefined
      ? Math.min(number, field.maximum)
      : number;
  }
  if (isWhole && field.numbers.includes(Number(text))) return Number(text);
  if (field.isBoolean && (text === "true" || text === "false")) return text === "true";
  return text;
}
