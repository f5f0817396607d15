import type { SharedTag } from "@quotehaven/contract/release";
import { events } from "../events/events";
import { api } from "./api";
import { remoteStarted } from "./createRemoteStore";
import { followChanges } from "./followChanges";
import type { PlatformStore } from "./createPlatformStore";
import { carriersCounted } from "./carriers";
import { toastAdded, toastsWithdrawn } from "./toasts";

/** What holds texts that the server writes in the reader's language. */
const translatedReplies: readonly SharedTag[] = [
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
    // What was injected is in the store from the next action on.
    events.on("remoteStarted", (remote) => void store.dispatch(remoteStarted(remote))),
    events.on("carriersCounted", (counted) => void store.dispatch(carriersCounted(counted))),
    events.on(
      "languageChosen",
      () => void store.dispatch(api.util.invalidateTags([...translatedReplies])),
    ),
  ];
  return () => undo.forEach((end) => end());
}
