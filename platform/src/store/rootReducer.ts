import { combineSlices, type Reducer } from "@reduxjs/toolkit";
import { api } from "./api";
import { loaderSlice } from "./loader";
import { isSessionOver, sessionSlice } from "./session";
import { toastsSlice } from "./toasts";

/** The slices of the page's store; remotes inject theirs. */
export const rootReducer = combineSlices(sessionSlice, toastsSlice, loaderSlice, api);

/** What the page's store holds. */
export type PlatformState = ReturnType<typeof rootReducer>;

/** The root reducer, and what remotes keep is forgotten when a session is over: it was about a person. */
export const forgettingReducer: Reducer<PlatformState> = (state, action) => {
  if (!state || !isSessionOver(action)) return rootReducer(state, action);
  const { session, toasts, loader, api: replies } = state;
  return rootReducer({ session, toasts, loader, api: replies }, action);
};
