import { configureStore } from "@reduxjs/toolkit";
import { api } from "./api";
import { onInjection, rootReducer, type PlatformState } from "./rootReducer";

/** The store of the page. The shell makes one; every remote reads and extends it. */
export function createPlatformStore(preloadedState?: Partial<PlatformState>) {
  const store = configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  onInjection(() => store.dispatch({ type: "platform/sliceInjected" }));
  return store;
}

export type PlatformStore = ReturnType<typeof createPlatformStore>;
export type PlatformDispatch = PlatformStore["dispatch"];
