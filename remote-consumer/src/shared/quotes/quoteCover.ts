import { hasEnded } from "@quotehaven/contract/cover";
import type { ConsumerQuote } from "@quotehaven/contract/wire";

/** Whether a quote's last day is over. */
export function isEnded({ validUntil }: ConsumerQuote, today: string): boolean {
  return validUntil !== undefined && hasEnded(validUntil, today);
}
