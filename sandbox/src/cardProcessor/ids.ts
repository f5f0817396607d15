import { randomBytes } from "node:crypto";

const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Text that cannot be guessed, of letters and digits. */
export function randomText(length: number): string {
  return [...randomBytes(length)].map((byte) => LETTERS[byte % LETTERS.length]).join("");
}

/** A new id as Stripe makes them, for example `pi_3QkX…`. */
export function newId(prefix: string): string {
  return `${prefix}_${randomText(24)}`;
}
