import { rememberedPath } from "@quotehaven/platform";

/** A remembered destination with this in it survives the arrival on Landing (ROU-5). */
const survivingDestination = "my-quotes";

/**
 * Whether somebody was on the way to their quotes when they were sent to Landing. Any other
 * destination is the shell's to forget: it knows whether a sign-in is under way that leads there.
 */
export const isOnTheWayToQuotes = () => rememberedPath()?.includes(survivingDestination) ?? false;
