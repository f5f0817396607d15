import { combineSlices } from "@reduxjs/toolkit";
import { api } from "./api";
import { loaderSlice } from "./loader";
import { sessionSlice } from "./session";
import { toastsSlice } from "./toasts";

export const rootReducer = combineSlices(sessionSlice, toastsSlice, loaderSlice, api);

/** What the page's store holds. */
export type PlatformState = ReturnType<typeof rootReducer>;
