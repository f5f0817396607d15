import type { HumanAction } from "@quotehaven/contract/schemas";

/** Tells people from programs. */
export type HumanVerifier = {
  readonly kind: "altcha" | "recaptcha";
  /** The public key of a hosted service, for the browser. */
  readonly siteKey: string | null;
  /** A new challenge for an action, or null when the service makes its own. */
  challenge(action: HumanAction): Promise<object | null>;
  /**
   * Checks a token without touching the database: made for this action, solved, not expired.
   * Null when it is not good; otherwise the key under which its use must be recorded, so that
   * it counts once.
   */
  check(action: HumanAction, token: string): Promise<{ usedKey: string; expiresAt: Date } | null>;
};
