import { configureStore } from "@reduxjs/toolkit";
import { readNews } from "../notifications/readNews";
import { api } from "./api";
import { tellChanges } from "./changes";
import { rootReducer, type PlatformState } from "./rootReducer";

/** The store of the page. The shell makes one; every remote reads it. */
export function createPlatformStore(preloadedState?: Partial<PlatformState>) {
  return configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (defaults) => defaults().concat(api.middleware, tellChanges, readNews),
  });
}

export type PlatformStore = ReturnType<typeof createPlatformStore>;
export type PlatformDispatch = PlatformStore["dispatch"];
