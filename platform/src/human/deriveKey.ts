import { deriveKey as deriveInBrowser } from "altcha-lib/algorithms/web/pbkdf2";
import type { DeriveKeyFunction } from "altcha-lib/types";

/**
 * PBKDF2 with the browser's own implementation. A page that came without HTTPS has none: there it is
 * PBKDF2/SHA-256 in JavaScript, the algorithm of our server.
 */
export const deriveKey: DeriveKeyFunction = async (parameters, salt, password) => {
  if (globalThis.crypto.subtle) return deriveInBrowser(parameters, salt, password);
  const { pbkdf2Async } = await import("@noble/hashes/pbkdf2.js");
  const { sha256 } = await import("@noble/hashes/sha2.js");
  const { cost, keyLength } = parameters;
  return { derivedKey: await pbkdf2Async(sha256, password, salt, { c: cost, dkLen: keyLength }) };
};
