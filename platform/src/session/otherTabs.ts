import { sidStorageKey, storedSid } from "../http/sid";
import { localStore } from "../storage/browserStorage";

/** The name under which other tabs hear that the person stays (the `storage` event's key). */
const STAYED = "stayed";

/** Tells the other tabs of this browser that the person stays signed in. */
export function tellOtherTabsOfStaying(): void {
  // Where the browser keeps nothing, no other tab has this session.
  localStore.set(STAYED, String(performance.now()));
  localStore.remove(STAYED);
}

/** Listens for what other tabs of this browser do with the session. Returns its undo. */
export function watchOtherTabs(on: {
  stayed: () => void;
  /** Perhaps as somebody else. */
  signedIn: () => void;
  signedOut: () => void;
}): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === STAYED && newValue !== null) on.stayed();
    // Without a key, everything was cleared.
    if (key !== null && key !== sidStorageKey) return;
    if (storedSid()) on.signedIn();
    else on.signedOut();
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}
