import { createAction } from "@reduxjs/toolkit";
import type { CacheTag } from "@quotehaven/contract/release";

/** Something is no longer as it was: in this tab alone, every remote reads again what shows it. */
export const staleHere = createAction<readonly string[]>("staleHere");

/** A tag, or the one thing of its kind that it is about. */
type ChangedTag = CacheTag | { type: CacheTag; id: number };

/**
 * Something changed that no mutation's `invalidatesTags` name, such as a paid fee: what shows it reads
 * it again, in every remote and every tab of this browser. With `isShownHere`, only in the other tabs:
 * this one shows what the server replied.
 *
 * @example dispatch(changed(["Leads", { type: "Lead", id: 7 }]))
 */
export const changed = createAction(
  "changed",
  (tags: readonly ChangedTag[], { isShownHere = false } = {}) => ({
    payload: tags,
    meta: { isShownHere },
  }),
);
