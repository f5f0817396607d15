import type { api } from "./api";
import { loaderReducer } from "./loader";
import { sessionReducer } from "./session";
import { toastsReducer } from "./toasts";

/** What the store keeps from the beginning; the query cache joins it with the first code that needs one. */
export const ownReducers = {
  session: sessionReducer,
  toasts: toastsReducer,
  loader: loaderReducer,
};

/** What the page's store holds. */
export type PlatformState = {
  [Name in keyof typeof ownReducers]: ReturnType<(typeof ownReducers)[Name]>;
} & Record<typeof api.reducerPath, ReturnType<typeof api.reducer>>;
