import { combineSlices, type Reducer } from "@reduxjs/toolkit";
import { api } from "./api";
import { pageApis } from "./apis";
import { carriersSlice } from "./carriers";
import { loaderSlice } from "./loader";
import { isSessionOver, sessionSlice } from "./session";
import { toastsSlice } from "./toasts";

/** The slices of the page's store; remotes inject theirs, and their query caches. */
export const rootReducer = combineSlices(
  sessionSlice,
  toastsSlice,
  loaderSlice,
  carriersSlice,
  api,
);

/** What the page's store holds. */
export type PlatformState = ReturnType<typeof rootReducer>;

/**
 * The root reducer, and what remotes keep is forgotten when a session is over: it was about a person.
 * Query caches stay until they are reset.
 */
export const forgettingReducer: Reducer<PlatformState> = (state, action) => {
  if (!state || !isSessionOver(action)) return rootReducer(state, action);
  const replies = pageApis().map(({ api: { reducerPath } }) => reducerPath);
  const kept: string[] = ["session", "toasts", "loader", ...replies];
  const entries = Object.entries(state).filter(([path]) => kept.includes(path));
  return rootReducer(Object.fromEntries(entries) as PlatformState, action);
};
