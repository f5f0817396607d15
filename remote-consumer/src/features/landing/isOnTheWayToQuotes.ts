import { forgetPath, rememberedPath } from "@quotehaven/platform";

/** A remembered destination with this in it survives the arrival on Landing (ROU-5). */
const survivingDestination = "my-quotes";

/**
 * Whether somebody was on the way to their quotes when they were sent to Landing. Any other
 * remembered destination is forgotten.
 */
export function isOnTheWayToQuotes(): boolean {
  const destination = rememberedPath();
  if (destination?.includes(survivingDestination)) return true;
  if (destination !== null) forgetPath();
  return false;
}
