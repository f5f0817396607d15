/** An ALTCHA challenge (its second version), as the server gives it. */
export type Challenge = {
  parameters: {
    algorithm: string;
    nonce: string;
    salt: string;
    cost: number;
    keyLength?: number;
    keyPrefix: string;
  };
  signature?: string;
};

/** The counter whose derived key begins as the challenge asks. */
export type Solution = { counter: number; derivedKey: string; time: number };

/** Derives the key of one attempt. */
export type DeriveKey = (
  parameters: Challenge["parameters"],
  salt: Uint8Array<ArrayBuffer>,
  password: Uint8Array<ArrayBuffer>,
) => Promise<Uint8Array>;

const digests: Record<string, "SHA-256" | "SHA-384" | "SHA-512"> = {
  "PBKDF2/SHA-256": "SHA-256",
  "PBKDF2/SHA-384": "SHA-384",
  "PBKDF2/SHA-512": "SHA-512",
};

/**
 * PBKDF2 in the browser's own implementation; in JavaScript where a page has none, because it came
 * without HTTPS. Throws for any other algorithm.
 */
export const deriveKey: DeriveKey = async ({ algorithm, cost, keyLength = 32 }, salt, password) => {
  const hash = digests[algorithm];
  if (!hash) throw new Error(`Unknown algorithm ${algorithm}`);
  if (!globalThis.crypto.subtle) {
    const { deriveInJavaScript } = await import("./deriveInJavaScript");
    return deriveInJavaScript(hash, { cost, keyLength, salt, password });
  }
  const key = await crypto.subtle.importKey("raw", password, "PBKDF2", false, ["deriveBits"]);
  const bits = { name: "PBKDF2", salt, iterations: cost, hash };
  return new Uint8Array(await crypto.subtle.deriveBits(bits, key, keyLength * 8));
};

/** Bytes of a text of hexadecimal digits. */
export function bytesOfHex(hex: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(hex.length / 2);
  for (let index = 0; index < bytes.length; index++) {
    bytes[index] = Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16);
  }
  return bytes;
}

/** Hexadecimal digits of bytes. */
export function hexOfBytes(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** One solver's share of the work: every `step`-th counter from `first` on. */
export type Share = { first: number; step: number };

/**
 * Tries counters until the derived key begins with the challenge's prefix.
 * Null when the time is over.
 */
export async function solveChallenge({
  challenge: { parameters },
  deriveKey: derive,
  timeoutMs,
  share: { first, step } = { first: 0, step: 1 },
}: {
  challenge: Challenge;
  deriveKey: DeriveKey;
  timeoutMs: number;
  share?: Share;
}): Promise<Solution | null> {
  const salt = bytesOfHex(parameters.salt);
  const nonce = bytesOfHex(parameters.nonce);
  const password = new Uint8Array(nonce.length + 4);
  password.set(nonce);
  const counterBytes = new DataView(password.buffer, nonce.length);
  const prefix = parameters.keyPrefix.toLowerCase();
  const startedAt = performance.now();
  for (let counter = first; performance.now() - startedAt < timeoutMs; counter += step) {
    counterBytes.setUint32(0, counter);
    const derivedKey = hexOfBytes(await derive(parameters, salt, password));
    if (derivedKey.startsWith(prefix)) {
      const time = Math.floor((performance.now() - startedAt) * 10) / 10;
      return { counter, derivedKey, time };
    }
  }
  return null;
}
