import { events } from "../events/events";
import { api } from "./api";
import type { PlatformStore } from "./createPlatformStore";
import { toastAdded } from "./toasts";

/** Lets the store follow what remotes ask for by event: toasts, and reading notifications again. */
export function connectEvents(store: PlatformStore): () => void {
  const undo = [
    events.on("toastRequested", (toast) => void store.dispatch(toastAdded(toast))),
    events.on(
      "notificationsChanged",
      () => void store.dispatch(api.util.invalidateTags(["Notifications"])),
    ),
  ];
  return () => undo.forEach((end) => end());
}
