import { createHmac } from "node:crypto";

/** The `Stripe-Signature` header for this body, as sent at this time (seconds since 1970). */
export function webhookSignature(secret: string, body: string, atSeconds: number): string {
  const digest = createHmac("sha256", secret).update(`${atSeconds}.${body}`).digest("hex");
  return `t=${atSeconds},v1=${digest}`;
}
