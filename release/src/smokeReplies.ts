import type { RouteRole } from "@quotehaven/contract/release";
import { userType } from "@quotehaven/contract/wire";
import { isRecord, shapeOf } from "./shape";

/** The reply of a stand-in for the API. */
export type StandInReply = { status: number; body: unknown };

/** Replies that a team has written for its screens: `"GET /user/quotes"` → the body. */
export type WrittenReplies = Record<string, unknown>;

const { record } = shapeOf("the description of the API");

/** Far enough away for every screen. */
const END_OF_SESSION = "2099-01-01T00:00:00.000Z";

/**
 * Answers calls as the API would for somebody who has nothing yet: with the least that its description
 * (`@quotehaven/contract/api.json`) allows, or with what a team has written.
 */
export function standInReplies(description: unknown, written: WrittenReplies = {}) {
  const operations = Object.entries(record(description, "it")).map(([name, operation]) => ({
    matches: matcherOf(name),
    reply: record(operation, name).reply,
  }));
  return (method: string, path: string, role: RouteRole): StandInReply => {
    const own = Object.entries(written).find(([name]) => matcherOf(name)(method, path));
    if (own) return { status: 200, body: own[1] };
    if (path === "/auth/check-session") return sessionOf(role);
    const found = operations.find(({ matches }) => matches(method, path));
    if (!found) return { status: 404, body: { message: "There is no such call.", data: [] } };
    return { status: 200, body: leastOf(found.reply) };
  };
}

function sessionOf(role: RouteRole): StandInReply {
  if (role === "anyone")
    return { status: 401, body: { message: "Nobody is signed in.", data: [] } };
  const ends = { idle_ends_at: END_OF_SESSION, ends_at: END_OF_SESSION };
  return { status: 200, body: { type: userType.encode(role), ...ends } };
}

/** Whether a call is what a name says: `GET /user/{id}` or `GET /user/:id` is `GET /user/7`. */
function matcherOf(name: string): (method: string, path: string) => boolean {
  const [method = "", path = ""] = name.split(" ");
  const segments = path.split("/");
  return (asked, at) => {
    const parts = at.split("/");
    const isSame = (segment: string, index: number) =>
      /^(\{.*\}|:.*)$/.test(segment) || segment === parts[index];
    return asked === method && parts.length === segments.length && segments.every(isSame);
  };
}

/** The least value that a JSON schema allows: no entries, nothing optional, null where that is one. */
export function leastOf(schema: unknown): unknown {
  if (!isRecord(schema)) return null;
  const { anyOf, type, properties, minimum, format } = schema;
  if ("const" in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if (Array.isArray(anyOf)) {
    return anyOf.some((each) => isRecord(each) && each.type === "null") ? null : leastOf(anyOf[0]);
  }
  if (type === "object") return leastObject(properties, schema.required);
  if (type === "array") return leastList(schema);
  if (type === "boolean") return false;
  if (type === "integer" || type === "number") return typeof minimum === "number" ? minimum : 0;
  if (type === "string") return leastText(format);
  return null;
}

function leastObject(properties: unknown, required: unknown): object {
  const known = isRecord(properties) ? properties : {};
  const names = Array.isArray(required) ? required.map(String) : [];
  return Object.fromEntries(names.map((name) => [name, leastOf(known[name])]));
}

function leastList({ minItems, items }: Record<string, unknown>): unknown[] {
  const count = typeof minItems === "number" ? minItems : 0;
  return Array.from({ length: count }, () => leastOf(items));
}

function leastText(format: unknown): string {
  if (format === "date-time") return "2026-01-01T00:00:00.000Z";
  return format === "date" ? "2026-01-01" : "";
}
