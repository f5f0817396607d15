import { limits } from "./constants";

const digitsOf = (text: string) => text.replace(/\D/g, "");

/** The digits without the country code: a 1 before ten others is none of theirs. */
function nationalDigits(text: string): string {
  const digits = digitsOf(text);
  return digits.length > limits.phoneDigits && digits.startsWith("1") ? digits.slice(1) : digits;
}

/** Whether a text has the ten digits of a US phone number, with or without a 1 before them. */
export function hasPhoneLength(text: string): boolean {
  return nationalDigits(text).length === limits.phoneDigits;
}

/**
 * The ten digits of a US phone number in any shape, a country code dropped. Null when there are not
 * exactly ten, or when the area code or the exchange begins with 0 or 1: nobody has such a number.
 *
 * @example phoneDigits("+1 (512) 555-0199") // "5125550199"
 */
export function phoneDigits(text: string): string | null {
  const digits = nationalDigits(text);
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(digits) ? digits : null;
}

/**
 * The mask (###)###-#### over the digits typed so far, a country code dropped; further digits too.
 *
 * @example maskPhone("5125550") // "(512)555-0"
 */
export function maskPhone(text: string): string {
  const digits = nationalDigits(text).slice(0, limits.phoneDigits);
  if (digits === "") return "";
  if (digits.length <= 3) return `(${digits}`;
  if (digits.length <= 6) return `(${digits.slice(0, 3)})${digits.slice(3)}`;
  return `(${digits.slice(0, 3)})${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/**
 * A US phone number as people read it, whatever shape it has; any other text as it is.
 *
 * @example shownPhone("(512)555-1001") // "(512) 555-1001"
 */
export function shownPhone(text: string): string {
  const digits = nationalDigits(text);
  if (digits.length !== limits.phoneDigits) return text;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}
