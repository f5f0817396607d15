import {
  isFulfilled,
  type Middleware,
  type ThunkAction,
  type UnknownAction,
} from "@reduxjs/toolkit";
import { api, tagTypes } from "./api";
import type { PlatformStore } from "./PlatformStore";
import type { PlatformState } from "./rootReducer";

/** What a reply can be about: one of `tagTypes`. */
export type Tag = (typeof tagTypes)[number];

/** A tag, or the one thing of its kind that it is about. */
export type ChangedTag = Tag | { type: Tag; id: number };

/** Everything that belongs to a person, and so may differ after a change made elsewhere. */
export const personalTags: readonly Tag[] = tagTypes.filter(
  (tag) => tag !== "Reference" && tag !== "Session",
);

/** The name under which other tabs hear of a change (the `storage` event's key). */
const CHANGED = "changed";

function tellOtherTabs(tags: readonly ChangedTag[]): void {
  try {
    // Two changes in a row must differ: an equal value is no event.
    localStorage.setItem(CHANGED, JSON.stringify({ tags, at: performance.now() }));
    localStorage.removeItem(CHANGED);
  } catch {
    // Storage is switched off, and with it what tabs share.
  }
}

/**
 * Says that something changed that no mutation of the query cache did, such as a paid fee: what
 * shows it reads again, in every tab of this browser.
 *
 * @example dispatch(changed(["Leads", { type: "Lead", id: 7 }]))
 */
export function changed(
  tags: readonly ChangedTag[],
): ThunkAction<void, PlatformState, unknown, UnknownAction> {
  return (dispatch) => {
    dispatch(api.util.invalidateTags([...tags]));
    tellOtherTabs(tags);
  };
}

const isMutationDone = (action: unknown) =>
  isFulfilled(action) && action.type === `${api.reducerPath}/executeMutation/fulfilled`;

/** Tells the other tabs of each mutation; here, its own `invalidatesTags` say what reads again. */
export const tellChanges: Middleware = () => (next) => (action) => {
  const result = next(action);
  if (isMutationDone(action)) tellOtherTabs(personalTags);
  return result;
};

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
export function followOtherTabs(store: PlatformStore): () => void {
  let waiting: ChangedTag[] = [];
  const readAgain = () => {
    if (document.visibilityState === "hidden" || waiting.length === 0) return;
    const tags = waiting;
    waiting = [];
    store.dispatch(api.util.invalidateTags(tags));
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
