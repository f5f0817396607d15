import { events } from "../events/events";
import { api } from "./api";
import { followChanges } from "./followChanges";
import type { PlatformStore } from "./createPlatformStore";
import type { Tag } from "./tags";
import { toastAdded, toastsWithdrawn } from "./toasts";

/** What holds texts that the server writes in the reader's language. */
const translatedReplies: readonly Tag[] = [
  "Reference",
  "Application",
  "Profile",
  "Quotes",
  "Leads",
  "Lead",
  "Payments",
];

/**
 * Lets the store follow what remotes ask for by event (toasts, and reading again what changed) and
 * what changes in this tab and in other tabs of this browser.
 */
export function connectEvents(store: PlatformStore): () => void {
  const undo = [
    followChanges(store),
    events.on("toastRequested", (toast) => void store.dispatch(toastAdded(toast))),
    events.on("toastsWithdrawn", ({ subject }) => void store.dispatch(toastsWithdrawn(subject))),
    events.on(
      "languageChosen",
      () => void store.dispatch(api.util.invalidateTags([...translatedReplies])),
    ),
  ];
  return () => undo.forEach((end) => end());
}
