import type { ErrorCode } from "@quotehaven/contract/rules";
import type { ApiError } from "../http/ApiError";
import { isInCatalogue } from "../i18n/errorMessages";
import type { MessageKey } from "../i18n/i18n";

const newPasswords = ["password", "newPassword"];

/** The fields that a code can be about where the server names none. */
const fieldsOfCode: Partial<Record<ErrorCode, readonly string[]>> = {
  "duplicate-email": ["email"],
  email: ["email", "agencyEmail"],
  phone: ["phone", "phoneNumber", "agencyPhone"],
  "common-password": newPasswords,
  "password-length": newPasswords,
  password: ["confirmPassword", "confirmNewPassword"],
  "password-needed": ["currentPassword"],
  "wrong-password": ["currentPassword", "oldPassword"],
  "wrong-code": ["code"],
  "date-of-birth": ["dateOfBirth"],
  "under-age": ["dateOfBirth"],
  "zip-code": ["zipCodes"],
  "pause-end": ["pauseEnd"],
  "insurance-company-not-found": ["currentInsuranceCompany"],
  name: ["name", "firstName"],
  "contact-details": ["name", "firstName"],
  terms: ["terms"],
};

/**
 * Which fields of a form a refusal is about, each with its code: those that the server named, and where
 * it named none for a code, the one field that this code can be about.
 *
 * @param names the form's fields
 */
export function refusedFields(
  { codes, fields = {} }: Pick<ApiError, "codes" | "fields">,
  names: readonly string[],
): Record<string, ErrorCode> {
  const named = Object.entries(fields);
  const unnamed = codes.filter((code) => !Object.values(fields).includes(code));
  const guessed = unnamed.filter(isInCatalogue).flatMap((code): [string, string][] => {
    const fitting = (fieldsOfCode[code] ?? []).filter((name) => names.includes(name));
    return fitting.length === 1 ? fitting.map((name) => [name, code]) : [];
  });
  const found = [...guessed, ...named].filter(([name]) => names.includes(name));
  return Object.fromEntries(
    found.flatMap(([name, code]) => (isInCatalogue(code) ? [[name, code]] : [])),
  );
}

/** What the fields of a refusal say: the sentence of each one's code. */
export function messagesOf(fields: Record<string, ErrorCode>): Record<string, MessageKey> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, code]) => [name, `errors.${code}` as const]),
  );
}
