import type { Store, UnknownAction } from "redux";
import type { ThunkDispatch } from "redux-thunk";
import type { PlatformState } from "./rootReducer";

/** What the page's store takes: actions, and thunks from where the query cache is there. */
export type PlatformDispatch = ThunkDispatch<PlatformState, undefined, UnknownAction>;

/** The store of the page; `createPlatformStore` makes it. */
export type PlatformStore = Omit<Store<PlatformState>, "dispatch"> & { dispatch: PlatformDispatch };
