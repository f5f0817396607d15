import { configureStore, createListenerMiddleware } from "@reduxjs/toolkit";
import { forgetKnownReplies } from "../http/request";
import { api } from "./api";
import { apisOfRemotes, remoteMiddleware } from "./apis";
import { forgettingReducer } from "./rootReducer";

/** The store of the page. The shell makes one; every remote reads it. */
export function createPlatformStore() {
  const listeners = createListenerMiddleware();
  listeners.startListening({
    actionCreator: api.util.resetApiState,
    effect(_reset, { dispatch }) {
      forgetKnownReplies();
      for (const remote of apisOfRemotes()) dispatch(remote.util.resetApiState());
    },
  });
  return configureStore({
    reducer: forgettingReducer,
    middleware: (defaults) =>
      // The checks of development are slow on a busy machine, and that is no news.
      defaults({ immutableCheck: { warnAfter: 500 }, serializableCheck: { warnAfter: 500 } })
        .prepend(listeners.middleware)
        .concat(api.middleware, remoteMiddleware),
  });
}

/** The page's store. */
export type PlatformStore = ReturnType<typeof createPlatformStore>;

/** What the page's store takes: actions and thunks. */
export type PlatformDispatch = PlatformStore["dispatch"];
