import { limits } from "./constants";

const digitsOf = (text: string) => text.replace(/\D/g, "");

/** The ten digits of a US phone number in any shape, or null when there are not exactly ten. */
export function phoneDigits(text: string): string | null {
  const digits = digitsOf(text);
  return digits.length === limits.phoneDigits ? digits : null;
}

/**
 * The mask (###)###-#### over the digits typed so far; further digits are dropped.
 *
 * @example maskPhone("5125550") // "(512)555-0"
 */
export function maskPhone(text: string): string {
  const digits = digitsOf(text).slice(0, limits.phoneDigits);
  if (digits === "") return "";
  if (digits.length <= 3) return `(${digits}`;
  if (digits.length <= 6) return `(${digits.slice(0, 3)})${digits.slice(3)}`;
  return `(${digits.slice(0, 3)})${digits.slice(3, 6)}-${digits.slice(6)}`;
}
