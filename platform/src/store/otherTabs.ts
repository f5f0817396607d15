import type { PlatformStore } from "./PlatformStore";
import { repliesOutdated } from "./replies";
import { tagTypes, type ChangedTag, type Tag } from "./tags";

/** The name under which other tabs hear of a change (the `storage` event's key). */
const CHANGED = "changed";

/** Says to the other tabs of this browser what changed. */
export function tellOtherTabs(tags: readonly ChangedTag[]): void {
  try {
    // Two changes in a row must differ: an equal value is no event.
    localStorage.setItem(CHANGED, JSON.stringify({ tags, at: performance.now() }));
    localStorage.removeItem(CHANGED);
  } catch {
    // Storage is switched off, and with it what tabs share.
  }
}

function isTag(value: unknown): value is Tag {
  return tagTypes.some((tag) => tag === value);
}

function changedTagOf(value: unknown): ChangedTag[] {
  if (isTag(value)) return [value];
  if (typeof value !== "object" || value === null) return [];
  if (!("type" in value) || !isTag(value.type)) return [];
  return "id" in value && typeof value.id === "number"
    ? [{ type: value.type, id: value.id }]
    : [value.type];
}

/** Checked, because anything on the page's origin could have written it. */
function tagsIn(text: string): ChangedTag[] {
  try {
    const value: unknown = JSON.parse(text);
    const hasTags = typeof value === "object" && value !== null && "tags" in value;
    return hasTags && Array.isArray(value.tags) ? value.tags.flatMap(changedTagOf) : [];
  } catch {
    return [];
  }
}

/** Reads again what another tab changed: at once, or when this one is looked at. Returns its undo. */
export function followOtherTabs(store: Pick<PlatformStore, "dispatch">): () => void {
  let waiting: ChangedTag[] = [];
  const readAgain = () => {
    if (document.visibilityState === "hidden" || waiting.length === 0) return;
    const tags = waiting;
    waiting = [];
    store.dispatch(repliesOutdated(tags));
  };
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== CHANGED || newValue === null) return;
    waiting = [...waiting, ...tagsIn(newValue)];
    readAgain();
  };
  window.addEventListener("storage", onStorage);
  document.addEventListener("visibilitychange", readAgain);
  return () => {
    window.removeEventListener("storage", onStorage);
    document.removeEventListener("visibilitychange", readAgain);
  };
}
