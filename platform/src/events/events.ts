import { assertMayBeSaid } from "../points/points";
import { reportProblem } from "../problems/reportProblem";
import { createBus, type Bus } from "./createBus";
import { repeatedEvents, type PlatformEvents } from "./platformEvents";

const bus = createBus<PlatformEvents>(repeatedEvents, (error, name) =>
  reportProblem(error, `a listener of ${name}`),
);

/**
 * The one bus of the page: remotes ask the shell, the shell tells everyone, and remotes tell each
 * other what they declare. Emitting what is not declared throws.
 *
 * @example events.emit("signInRequested", { as: "agent" })
 */
export const events: Bus<PlatformEvents> = {
  on: bus.on,
  emit(name, payload) {
    assertMayBeSaid(name);
    bus.emit(name, payload);
  },
};
