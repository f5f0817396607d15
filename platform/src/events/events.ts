import { reportProblem } from "../problems/reportProblem";
import { createBus } from "./createBus";
import { repeatedEvents, type PlatformEvents } from "./platformEvents";

/**
 * The one bus of the page: remotes ask the shell, the shell tells everyone.
 *
 * @example events.emit("signInRequested", { as: "agent" })
 */
export const events = createBus<PlatformEvents>(repeatedEvents, (error, name) =>
  reportProblem(error, `a listener of ${name}`),
);
