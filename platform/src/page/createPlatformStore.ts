import { configureStore } from "@reduxjs/toolkit";
import { readNews } from "../notifications/readNews";
import { api } from "../store/api";
import { tellChanges } from "../store/changes";
import type { PlatformStore } from "../store/PlatformStore";
import { rootReducer } from "../store/rootReducer";

/** The store of the page. The shell makes one; every remote reads it. */
export function createPlatformStore(): PlatformStore {
  return configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults().concat(api.middleware, tellChanges, readNews),
  });
}
