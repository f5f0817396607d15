import { events } from "../events/events";
import { api } from "./api";
import { followOtherTabs } from "./changes";
import type { PlatformStore } from "./PlatformStore";
import { toastAdded, toastsWithdrawn } from "./toasts";

/** What holds texts that the server writes in the reader's language. */
const translatedReplies = [
  ...(["Reference", "Application", "Profile", "Quotes"] as const),
  ...(["Leads", "Lead", "Payments"] as const),
];

/**
 * Lets the store follow what remotes ask for by event (toasts, and reading again what changed) and
 * what other tabs of this browser change.
 */
export function connectEvents(store: PlatformStore): () => void {
  const undo = [
    followOtherTabs(store),
    events.on("toastRequested", (toast) => void store.dispatch(toastAdded(toast))),
    events.on("toastsWithdrawn", ({ subject }) => void store.dispatch(toastsWithdrawn(subject))),
    events.on(
      "languageChosen",
      () => void store.dispatch(api.util.invalidateTags([...translatedReplies])),
    ),
  ];
  return () => undo.forEach((end) => end());
}
