import { combineSlices, type Slice } from "@reduxjs/toolkit";
import { api } from "./api";
import { loaderSlice } from "./loader";
import { sessionSlice } from "./session";
import { toastsSlice } from "./toasts";

/**
 * State that remotes inject. A remote tells TypeScript of its slice by adding to this:
 *
 * @example
 * declare module "@quotehaven/platform" { interface InjectedSlices { leads: LeadsState } }
 */
// Declaration merging is the point, and only an interface merges.
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface InjectedSlices {}

const rootReducer = combineSlices(
  sessionSlice,
  toastsSlice,
  loaderSlice,
  api,
).withLazyLoadedSlices<InjectedSlices>();

export { rootReducer };

/** The shell's state, and what remotes said they inject. */
export type PlatformState = ReturnType<typeof rootReducer>;

const listeners = new Set<() => void>();

/** Told whenever a slice was injected; the store uses it so that the new state exists at once. */
export function onInjection(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const injected = new Map<string, Slice["reducer"]>();

/**
 * Adds a slice's reducer to the store, once; its state exists when this returns.
 * A newer build of a remote replaces its own reducer.
 */
export function injectSlice<S extends Slice>(slice: S): S {
  if (injected.get(slice.reducerPath) === slice.reducer) return slice;
  injected.set(slice.reducerPath, slice.reducer);
  // RTK ignores a second reducer of one name unless told otherwise, and a reloaded remote would run its old rules.
  const lazy: { inject: (slice: Slice, options: { overrideExisting: boolean }) => unknown } =
    rootReducer;
  lazy.inject(slice, { overrideExisting: true });
  for (const listener of listeners) listener();
  return slice;
}
