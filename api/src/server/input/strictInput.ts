import { cleanText } from "@quotehaven/contract/rules";
import { badRequest, refusal } from "../errors";

const MAX_DEPTH = 20;
const MAX_MEMBERS = 20_000;
const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/**
 * Parses a JSON body. Refuses what would only make trouble further in: bytes that are no UTF-8,
 * a byte order mark, deep nesting, floods of members, prototype keys, NUL and lone surrogates. Texts
 * come composed, without blanks and invisible characters at their ends, and but for names and
 * places, which the rules refuse then, {@link withoutTurns}; passwords and tokens as sent.
 *
 * @throws Refusal 400 or 413.
 */
export function parseJsonBody(body: Buffer): unknown {
  if (body.length === 0) return undefined;
  let text: string;
  try {
    text = utf8.decode(body);
  } catch {
    throw badRequest();
  }
  if (text.startsWith("\uFEFF") || isNestedDeeperThan(text, MAX_DEPTH)) throw badRequest();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw badRequest();
  }
  return readValue(value, { members: 0 });
}

/** Counts brackets outside of texts, before anything recursive touches the body. */
function isNestedDeeperThan(json: string, limit: number): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at++) {
    const char = json.charCodeAt(at);
    if (isInText) {
      if (char === 0x5c) at += 1;
      else if (char === 0x22) isInText = false;
    } else if (char === 0x22) isInText = true;
    else if (char === 0x7b || char === 0x5b) {
      depth += 1;
      if (depth > limit) return true;
    } else if (char === 0x7d || char === 0x5d) depth -= 1;
  }
  return false;
}

function readValue(value: unknown, seen: { members: number }, name = ""): unknown {
  if (typeof value === "string") {
    if (!isCleanText(value)) throw badRequest();
    if (isAsTyped(name)) return value;
    return cleanText(isPlain(name) ? value : withoutTurns(value));
  }
  if (typeof value !== "object" || value === null) return value;
  const count = () => {
    seen.members += 1;
    if (seen.members > MAX_MEMBERS) throw refusal(413, "too-large");
  };
  if (Array.isArray(value)) {
    return value.map((member: unknown) => {
      count();
      return readValue(member, seen, name);
    });
  }
  const members = Object.entries(value).map(([key, member]): [string, unknown] => {
    count();
    if (isPrototypeKey(key) || !isCleanText(key)) throw badRequest();
    return [key, readValue(member, seen, key)];
  });
  return Object.fromEntries(members);
}

/**
 * A text without the characters that turn the direction of what follows them: with these it is read
 * otherwise than it is written, and they reach beyond its end.
 */
export function withoutTurns(text: string): string {
  return text.replace(/[\u202A-\u202E\u2066-\u2069]/g, "");
}

/** Blanks are characters of a password as any other. */
const isAsTyped = (name: string) => /password|token$/i.test(name);

/** Names and places, where the rules refuse them. */
const isPlain = (name: string) => /(?:name|city|address\d?)$/i.test(name);

const isPrototypeKey = (key: string) =>
  key === "__proto__" || key === "constructor" || key === "prototype";

// With the flag `u` a pair is one character, so the class finds halves only.
const LONE_SURROGATE = /[\uD800-\uDFFF]/u;

/** PostgreSQL refuses NUL; a lone surrogate would silently become another character. */
function isCleanText(text: string): boolean {
  return !text.includes("\u0000") && !LONE_SURROGATE.test(text);
}

const problem = Symbol("unreadable query");

/** A query string as read: each name once. */
export type ParsedQuery = Record<string, string> & { [problem]?: true };

/**
 * Parses a query string into names and values. A repeated name, a list or object notation, NUL
 * or bytes that are no UTF-8 make it unreadable; see {@link isUnreadable}.
 */
export function parseQuery(text: string): ParsedQuery {
  const query: ParsedQuery = Object.create(null);
  if (text === "") return query;
  for (const part of text.split("&")) {
    if (part === "") continue;
    const at = part.indexOf("=");
    try {
      const name = decodeURIComponent((at < 0 ? part : part.slice(0, at)).replaceAll("+", " "));
      const value = decodeURIComponent(at < 0 ? "" : part.slice(at + 1).replaceAll("+", " "));
      const isPlain = !/[[\]]/.test(name) && isCleanText(name) && isCleanText(value);
      if (name in query || isPrototypeKey(name) || !isPlain) query[problem] = true;
      else query[name] = isAsTyped(name) ? value : cleanText(value);
    } catch {
      query[problem] = true;
    }
  }
  return query;
}

/** Whether a query string could not be read without guessing. */
export function isUnreadable(query: object): boolean {
  return problem in query;
}
