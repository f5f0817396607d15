import { validateFields, type ErrorCode } from "@quotehaven/contract/rules";

/**
 * A refusal that was expected: `codes` are the contract's, `status` the answer's. Its message is
 * for people and holds nothing of what was sent.
 */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly codes: readonly ErrorCode[],
    readonly retryAfterSeconds?: number,
  ) {
    super(messageOf(codes, status));
    this.name = "Refusal";
  }
}

const byStatus: Readonly<Record<number, string>> = {
  400: "The request could not be read.",
  401: "Please log in.",
  402: "The fee has not been paid yet.",
  403: "This is not available to your account.",
  404: "Not found.",
  409: "This is not possible any more.",
  413: "The request is too large.",
  415: "The request must be JSON.",
  422: "Please check what you entered.",
  429: "Too many requests. Please wait a moment and try again.",
  500: "Something went wrong on our side.",
  502: "A service that we depend on did not answer. Please try again.",
  503: "The service is busy. Please try again in a moment.",
};

const byCode: Partial<Record<ErrorCode, string>> = {
  "insurance-company-not-found": "Insurance company not found",
  "already-submitted": "Application already submitted",
  "duplicate-email": "A user with that email address already exists.",
  "doesnt-exist": "User with that email doesn't exist",
  "invalid-token": "Invalid token",
  password: "Passwords must match",
  phone: "Phone number must be 10 characters long",
  "invalid-credentials": "Your email or password is invalid.",
  "common-password": "That password is among the most common ones. Please choose another.",
  "password-length": "Password must contain more than 8 characters.",
  "wrong-password": "Your current password is not right.",
  email: "Enter a valid email address.",
  "date-of-birth": "Enter a date of birth in the past.",
  "under-age": "You need to be at least 18 years old.",
  limit: "One of the numbers is outside its limits. Please check it.",
  "zip-code": "Choose a zip code from the list.",
  "max-length": "Must contain less characters.",
  "password-needed": "Enter your current password to change your email.",
  name: "A name cannot hold links or invisible characters.",
  required: "Please fill out every required field.",
  "profile-incomplete":
    "Please fill out the remaining fields in your profile page in order to see your leads.",
  "already-accepted": "A quote was already chosen for this application.",
  "already-quoted": "This insurance company has already been quoted for this lead.",
  "application-changed": "The application was changed elsewhere. Please reload the page.",
  "not-all-filled": "Application is not all filled",
  "payment-required": "The fee has not been paid yet.",
  "already-paid": "The fee for this lead is paid already.",
  "payment-mismatch": "This payment does not match the fee for this lead, so nothing was unlocked.",
  "quote-changed": "The agent changed this quote after you opened it. Please look at it again.",
  "quote-outdated": "The agent has yet to update this quote to your changed application.",
  "quote-removed": "The agent took this quote back.",
  "quote-locked": "This quote can be changed only after the application changed.",
  "lead-closed": "The client has chosen a quote; this lead takes no more.",
  "lead-live": "This lead still stands; only a deleted one can be taken off the list.",
};

function messageOf(codes: readonly ErrorCode[], status: number): string {
  const [first] = codes;
  return (
    (first === undefined ? undefined : byCode[first]) ??
    byStatus[status] ??
    "The request was refused."
  );
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
/** 429: too often. */
export const tooMany = (retryAfterSeconds: number) =>
  new Refusal(429, ["too-many-requests"], retryAfterSeconds);
/** 503: not now. */
export const busy = (retryAfterSeconds = 2) => new Refusal(503, ["busy"], retryAfterSeconds);

/** Any status and code. */
export const refusal = (status: number, code: ErrorCode) => new Refusal(status, [code]);

/** The sentence for a status, for answers made outside the error handler. */
export const messageForStatus = (status: number) => byStatus[status] ?? "The request was refused.";

/**
 * Refuses values that break the contract's rules, as `validateFields` finds them.
 *
 * @throws 422 with the codes of the fields, each once.
 */
export function refuseInvalid(...fields: Parameters<typeof validateFields>): void {
  const codes = new Set(Object.values(validateFields(...fields)).map(({ code }) => code));
  if (codes.size > 0) throw invalid([...codes]);
}
