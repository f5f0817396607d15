import { createBus, type Bus } from "./createBus";
import { repeatedEvents, type PlatformEvents } from "./platformEvents";

/**
 * The one bus of the page: remotes ask the shell, and the shell tells everyone.
 *
 * @example events.emit("signInRequested", { role: "agent" })
 */
export const events: Bus<PlatformEvents> = createBus<PlatformEvents>(
  repeatedEvents,
  // As what nobody catches: the shell then finds by its trace whose listener it was.
  (error) => reportError(error),
);
