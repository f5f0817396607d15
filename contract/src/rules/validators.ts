import { cleanText, hasHidden } from "./cleanText";
import type { ErrorCode } from "./errorCodes";
import { limits } from "./constants";
import { ageInYears, isDateOfBirth, toIsoDate, toShownDate } from "./dates";
import { formatAmount, wholeNumber } from "./money";
import { phoneDigits, readPhone } from "./phone";
import { parseDate } from "./readDate";

/** Why a field is refused: the message's translation key with its values, and the code the server answers. */
export type FieldError = {
  key: (typeof fieldErrors)[keyof typeof fieldErrors]["key"] | `errors.${ErrorCode}`;
  code: ErrorCode;
  values?: Record<string, string>;
};

/** Whether a text holds a contact detail: `hasContactDetail` of `contract/contact`. */
export type ContactFinder = (text: string, isLicense?: boolean) => boolean;

/**
 * Checks one value, seeing the whole form; null when it is fine. What looks for contact details is
 * large, so it is handed in: the server always does, a form once it is loaded.
 */
export type Validator = (
  value: unknown,
  all: Record<string, unknown>,
  finds?: ContactFinder,
) => FieldError | null;

/** The validators of each field of a form. The first error of a field is the one shown. */
export type FieldRules = Readonly<Record<string, readonly Validator[]>>;

/** Every error a validator can give. The English text of each key is in specification 5.1. */
export const fieldErrors = {
  required: { key: "validation.required", code: "required" },
  maxLength: { key: "validation.maxLength", code: "max-length" },
  pattern: { key: "validation.pattern", code: "pattern" },
  date: { key: "validation.date", code: "pattern" },
  between: { key: "validation.between", code: "limit" },
  dateBetween: { key: "validation.dateBetween", code: "limit" },
  password: { key: "validation.password", code: "password-length" },
  passwordsMatch: { key: "validation.passwordsMatch", code: "password" },
  number: { key: "validation.number", code: "number" },
  year: { key: "validation.year", code: "year" },
  phone: { key: "validation.phone", code: "phone" },
  phoneLong: { key: "validation.phoneLong", code: "phone" },
  phoneStart: { key: "validation.phoneStart", code: "phone" },
  email: { key: "registration.validEmail", code: "email" },
  dateOfBirth: { key: "validation.dateOfBirth", code: "date-of-birth" },
  underAge: { key: "validation.underAge", code: "under-age" },
  driverAge: { key: "validation.driverAge", code: "under-age" },
  terms: { key: "registration.youMustAcceptTerms", code: "terms" },
  option: { key: "validation.option", code: "option" },
  name: { key: "validation.name", code: "name" },
  plainText: { key: "validation.plainText", code: "pattern" },
  contactDetails: { key: "validation.contactDetails", code: "contact-details" },
  ownName: { key: "errors.own-name", code: "own-name" },
  passwordNeeded: { key: "validation.passwordNeeded", code: "password-needed" },
  card: { key: "agentProfile.pleaseChooseCard", code: "card" },
} as const satisfies Record<string, { key: string; code: ErrorCode }>;

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "" || isEmptyList(value);
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** Fails on undefined, null, an empty list and a text that shows nothing. 0 and false count as filled. */
export const required: Validator = (value) =>
  isEmpty(value) || (typeof value === "string" && cleanText(value) === "")
    ? fieldErrors.required
    : null;

/** Like {@link required}, for passwords: blanks are characters as any other. */
export const requiredAsTyped: Validator = (value) => (isEmpty(value) ? fieldErrors.required : null);

/** Fails on undefined only: null is a choice (no current carrier) that has been made. */
export const present: Validator = (value) =>
  value === undefined || value === "" ? fieldErrors.required : null;

/** Fails on texts longer than `limit`; the limit itself passes. */
export function maxLength(limit: number = limits.textLength): Validator {
  return (value) => (textOf(value).length > limit ? fieldErrors.maxLength : null);
}

/** Fails on whole amounts outside the limits, which the message names; both ends pass. */
export function between(minimum: number, maximum: number): Validator {
  return (value) => {
    const amount = wholeNumber(cleanText(textOf(value)));
    if (amount === null || (amount >= minimum && amount <= maximum)) return null;
    const values = {
      minimum: formatAmount(String(minimum)),
      maximum: formatAmount(String(maximum)),
    };
    return { ...fieldErrors.between, values };
  };
}

/** Fails when a filled value does not match the pattern. Give a pattern that runs in linear time. */
export function regex(pattern: RegExp, error: FieldError = fieldErrors.pattern): Validator {
  return (value) => (isEmpty(value) || pattern.test(textOf(value)) ? null : error);
}

/** Whether a password has more than 8 characters, as people count: an emoji is one, and so is an é. */
export function isLongPassword(text: string): boolean {
  return [...text.normalize("NFC")].length >= limits.passwordLength;
}

/** Fails on 1 to 8 characters: a password needs more than 8. */
export const password: Validator = (value) =>
  isEmpty(value) || isLongPassword(textOf(value)) ? null : fieldErrors.password;

/** Fails unless the value equals the password field (both composed, NFC), when that one is given. */
export function confirmPassword(passwordField = "password"): Validator {
  return (value, all) =>
    isEmpty(all[passwordField]) || composed(value) === composed(all[passwordField])
      ? null
      : fieldErrors.passwordsMatch;
}

/** A text in its composed form (NFC), in which passwords are compared; anything else as it is. */
export const composed = (value: unknown): unknown =>
  typeof value === "string" ? value.normalize("NFC") : value;

/** Fails when a filled value is not a whole number; commas are allowed where thousands end. */
export const number: Validator = (value) =>
  isEmpty(value) || wholeNumber(cleanText(textOf(value))) !== null ? null : fieldErrors.number;

/** Fails when a filled value is not a year from 1900 to the year of `now` (UTC). */
export function year(now: Date): Validator {
  return (value) => {
    if (isEmpty(value)) return null;
    const text = cleanText(textOf(value));
    const isInRange =
      /^\d{4}$/.test(text) &&
      Number(text) >= limits.firstYear &&
      Number(text) <= now.getUTCFullYear();
    return isInRange ? null : fieldErrors.year;
  };
}

/** Fails when a filled value has not the ten digits of a US number, masked or bare, with or without a 1 before them. */
export const phoneNum: Validator = (value) => {
  if (isEmpty(value)) return null;
  const text = textOf(value);
  const reading = readPhone(text);
  if (reading.kind === "short") return fieldErrors.phone;
  if (reading.kind === "other" || reading.hasExtension) return fieldErrors.phoneLong;
  return phoneDigits(text) ? null : fieldErrors.phoneStart;
};

// In both, each repetition begins with a character the part before it cannot hold, so a failed match
// never tries a second way to divide the text: the time grows with the length alone.
const specifiedEmail = /^\w+(?:[.-]\w+)*@\w+(?:[.-]\w+)*\.[A-Za-z]{2,3}$/;
/** The HTML standard's pattern for an address whose domain has a dot and ends in a name, not a number. */
const htmlEmail =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i;

/**
 * Whether a text is an e-mail address by the specification's pattern or the HTML standard's, with
 * two characters or more behind the last dot of its domain; at most 255 characters (VAL-6).
 */
export function isEmail(text: string): boolean {
  return text.length <= limits.emailLength && (specifiedEmail.test(text) || htmlEmail.test(text));
}

/** Fails when a filled value is no e-mail address; blanks around it are nobody's. */
export const email: Validator = (value) =>
  isEmpty(value) || isEmail(cleanText(textOf(value))) ? null : fieldErrors.email;

/** Fails when a filled value is no real day from 1900 to 2099; see {@link parseDate}. */
export const date: Validator = (value) =>
  isEmpty(value) || parseDate(textOf(value)) ? null : fieldErrors.date;

/** Fails on a real day outside the limits (YYYY-MM-DD), which the message names; both ends pass. */
export function dateBetween(earliest: string, latest: string): Validator {
  const refusal: FieldError = {
    ...fieldErrors.dateBetween,
    values: { earliest: toShownDate(earliest), latest: toShownDate(latest) },
  };
  return (value) => {
    const day = toIsoDate(textOf(value));
    return day === null || (day >= earliest && day <= latest) ? null : refusal;
  };
}

/** Fails when a filled value is a real day that cannot be a date of birth (VAL-8). */
export function dateOfBirth(today: Date): Validator {
  return (value) =>
    isEmpty(value) || isDateOfBirth(textOf(value), today) ? null : fieldErrors.dateOfBirth;
}

/** Fails when a filled value is a date of birth of somebody younger than `years`. */
export function atLeastAged(years: number, today: Date, error: FieldError): Validator {
  return (value) => {
    const age = ageInYears(textOf(value), today);
    return age === null || age >= years ? null : error;
  };
}

/** Fails unless a box is ticked. */
export const accepted: Validator = (value) => (value === true ? null : fieldErrors.terms);

/** Fails when a filled value is not one of the options. */
export function oneOf(options: readonly (string | number)[]): Validator {
  return (value) =>
    isEmpty(value) || options.some((option) => option === value) ? null : fieldErrors.option;
}

/** A link, which mail programs draw, or characters inside that nobody sees. */
const isNotPlain = (text: string) => hasHidden(text) || text.includes("://");

/** Fails when a filled name of a person or an agency holds a link or characters that nobody sees. */
export const plainName: Validator = (value) =>
  isNotPlain(textOf(value)) ? fieldErrors.name : null;

/** Like {@link plainName}, for a text that is no name. */
export const plainText: Validator = (value) =>
  isNotPlain(textOf(value)) ? fieldErrors.plainText : null;

/** Fails on a text with a contact detail: the other side reads it before the fee is paid (PRI-1). */
export const withoutContactDetails: Validator = (value, _all, finds) =>
  typeof value === "string" && finds?.(value) ? fieldErrors.contactDetails : null;

/** Fails on a license with an address or a link. Its digits may look like a telephone number. */
export const licenseOnly: Validator = (value, _all, finds) =>
  typeof value === "string" && finds?.(value, true) ? fieldErrors.contactDetails : null;

/** The name of this product, as {@link notOurName} compares it. */
const ourName = "quotehaven";

/** Fails on a name that has ours in it, however it is spaced, accented or written large: "Quóte Haven Support". */
const notOurName: Validator = (value) =>
  textOf(value)
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{Nd}]/gu, "")
    .includes(ourName)
    ? fieldErrors.ownName
    : null;

/** Applies validators only where the form says so. */
export function when(
  applies: (all: Record<string, unknown>) => boolean,
  ...validators: readonly Validator[]
): Validator {
  return (value, all, finds) => (applies(all) ? firstError(value, validators, all, finds) : null);
}

/** What a field has when nothing else is said: required, at most 500 characters. */
export const defaultValidators: readonly Validator[] = [required, maxLength()];

/** A text that the other side reads before the fee is paid. */
export const sharedTextValidators: readonly Validator[] = [
  ...defaultValidators,
  withoutContactDetails,
];

/** What the name of a person or an agency has beside its length: it is shown in other people's mails. */
export const sharedName: readonly Validator[] = [plainName, notOurName, withoutContactDetails];

/** What the name of a person or an agency has. */
export const nameValidators: readonly Validator[] = [...defaultValidators, ...sharedName];

/** The first error of a value, or null. */
export function firstError(
  value: unknown,
  validators: readonly Validator[],
  all: Record<string, unknown>,
  finds?: ContactFinder,
): FieldError | null {
  for (const validator of validators) {
    const error = validator(value, all, finds);
    if (error) return error;
  }
  return null;
}

/** A field's value by its name, in which points lead on: `prices.0.monthly`. */
function valueAt(values: Record<string, unknown>, name: string): unknown {
  return name
    .split(".")
    .reduce<unknown>(
      (within, part) =>
        typeof within === "object" && within !== null && Object.hasOwn(within, part)
          ? (within as Record<string, unknown>)[part]
          : undefined,
      values,
    );
}

/**
 * The first error of every field that has one; an empty object when all is well. A rule's name may
 * lead into lists and objects: `prices.0.monthly`.
 *
 * `only` limits the check to some fields (a body with the changed fields alone)
 * while conditions still see the whole form. Without `finds` no contact detail is found.
 */
export function validateFields(
  values: Record<string, unknown>,
  rules: FieldRules,
  only: readonly string[] = Object.keys(rules),
  finds?: ContactFinder,
): Record<string, FieldError> {
  const errors: Record<string, FieldError> = {};
  for (const name of only) {
    // A name may come from a body: `toString` is no rule.
    const validators = Object.hasOwn(rules, name) ? (rules[name] ?? []) : [];
    const error = firstError(valueAt(values, name), validators, values, finds);
    if (error) errors[name] = error;
  }
  return errors;
}
