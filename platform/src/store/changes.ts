import { createAction } from "@reduxjs/toolkit";
import type { ChangedTag } from "./tags";

/**
 * Something changed that no mutation's `invalidatesTags` name, such as a paid fee: what shows it reads
 * it again, in every tab of this browser. With `isShownHere`, only in the other tabs: this one shows
 * what the server replied.
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
