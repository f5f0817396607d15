import { hasContactDetail } from "@quotehaven/contract/contact";
import english from "@quotehaven/contract/errors/en" with { type: "json" };
import spanish from "@quotehaven/contract/errors/es" with { type: "json" };
import { validateFields, type ErrorCode, type FieldRules } from "@quotehaven/contract/rules";
import type { Language } from "@quotehaven/contract/schemas";

/**
 * A refusal that was expected: `codes` are the contract's, `status` the answer's. Its message is
 * for people and holds nothing of what was sent.
 */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly codes: readonly ErrorCode[],
    readonly retryAfterSeconds?: number,
    /** The code of each field that was refused, by its name in the contract's rules. */
    readonly fields?: Readonly<Record<string, ErrorCode>>,
  ) {
    super(sentenceOf(codes));
    this.name = "Refusal";
  }
}

const sentences: Record<Language, Record<ErrorCode, string>> = { en: english, es: spanish };

/** The sentence of the catalogue for the first of some codes, as the screens say it. */
export function sentenceOf(codes: readonly ErrorCode[], language: Language = "en"): string {
  return sentences[language][codes[0] ?? "internal"];
}

/** 400: what was sent could not be read. */
export const badRequest = (code: ErrorCode = "malformed") => new Refusal(400, [code]);
/** 401: no live session. */
export const unauthorized = () => new Refusal(401, ["unauthorized"]);
/** 403: signed in, but not for this. */
export const forbidden = (code: ErrorCode = "forbidden") => new Refusal(403, [code]);
/** 404: not there, or not the caller's. */
export const notFound = (code: ErrorCode = "not-found") => new Refusal(404, [code]);
/** 409: not possible in the present state. */
export const conflict = (code: ErrorCode) => new Refusal(409, [code]);
/** 422: understood, but not acceptable. */
export const invalid = (codes: ErrorCode | readonly ErrorCode[]) =>
  new Refusal(422, typeof codes === "string" ? [codes] : codes);
/** 422: one field, by its name in the contract's rules. */
export const invalidField = (field: string, code: ErrorCode) =>
  new Refusal(422, [code], undefined, { [field]: code });
/** 429: too often. */
export const tooMany = (retryAfterSeconds: number, code: ErrorCode = "too-many-requests") =>
  new Refusal(429, [code], retryAfterSeconds);
/** 503: not now. */
export const busy = (retryAfterSeconds = 2) => new Refusal(503, ["busy"], retryAfterSeconds);

/** Any status and code. */
export const refusal = (status: number, code: ErrorCode) => new Refusal(status, [code]);

/**
 * Refuses values that break the contract's rules, as `validateFields` finds them.
 *
 * @throws 422 with the codes of the fields, each once, and which field has which.
 */
export function refuseInvalid(
  values: Record<string, unknown>,
  rules: FieldRules,
  only?: readonly string[],
): void {
  const found = Object.entries(validateFields(values, rules, only, hasContactDetail));
  if (found.length === 0) return;
  const fields = Object.fromEntries(found.map(([name, { code }]) => [name, code]));
  throw new Refusal(422, [...new Set(Object.values(fields))], undefined, fields);
}
