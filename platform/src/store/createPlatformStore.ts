import { configureStore } from "@reduxjs/toolkit";
import { api } from "./api";
import { rootReducer, type PlatformState } from "./rootReducer";

/** The store of the page. The shell makes one; every remote reads it. */
export function createPlatformStore(preloadedState?: Partial<PlatformState>) {
  return configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (defaults) => defaults().concat(api.middleware),
  });
}

export type PlatformStore = ReturnType<typeof createPlatformStore>;
export type PlatformDispatch = PlatformStore["dispatch"];
