import { createHmac, hash, randomBytes } from "node:crypto";

/** 256 random bits for an address or a header. */
export function randomToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored of a token: it can be found by it, but not made from it. */
export function hashToken(token: string): string {
  return hash("sha256", token, "base64url");
}

/** A text signed with a key of its own: nobody without the secret can tell it. */
export function signed(secret: string, purpose: string, text: string): string {
  return createHmac("sha256", deriveKey(secret, purpose)).update(text).digest("base64url");
}

/** A key for one purpose, derived from the configured secret. */
export function deriveKey(secret: string, purpose: string): string {
  return createHmac("sha256", secret).update(`quotehaven:${purpose}`).digest("base64url");
}
