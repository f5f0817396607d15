import { events } from "../events/events";
import { followOtherTabs } from "./otherTabs";
import type { PlatformStore } from "./PlatformStore";
import { repliesOutdated } from "./replies";
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
 * what other tabs of this browser change.
 */
export function connectEvents(store: PlatformStore): () => void {
  const undo = [
    followOtherTabs(store),
    events.on("toastRequested", (toast) => void store.dispatch(toastAdded(toast))),
    events.on("toastsWithdrawn", ({ subject }) => void store.dispatch(toastsWithdrawn(subject))),
    events.on("languageChosen", () => void store.dispatch(repliesOutdated(translatedReplies))),
  ];
  return () => undo.forEach((end) => end());
}
