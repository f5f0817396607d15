import { pbkdf2Async } from "@noble/hashes/pbkdf2.js";
import { sha256, sha384, sha512 } from "@noble/hashes/sha2.js";

const hashes = { "SHA-256": sha256, "SHA-384": sha384, "SHA-512": sha512 };

/** PBKDF2 without the browser's help, in small pieces so that the page stays alive. */
export async function deriveInJavaScript(
  hash: keyof typeof hashes,
  {
    cost,
    keyLength,
    salt,
    password,
  }: { cost: number; keyLength: number; salt: Uint8Array; password: Uint8Array },
): Promise<Uint8Array> {
  return pbkdf2Async(hashes[hash], password, salt, { c: cost, dkLen: keyLength });
}
