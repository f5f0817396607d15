import type { Store, ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";
import type { PlatformState } from "./rootReducer";

/** What the page's store takes: actions and thunks. */
export type PlatformDispatch = ThunkDispatch<PlatformState, undefined, UnknownAction>;

/** The store of the page; `createPlatformStore` makes it. */
export type PlatformStore = Omit<Store<PlatformState>, "dispatch"> & { dispatch: PlatformDispatch };
