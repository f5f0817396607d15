import { nanoid, type Slice, type SliceCaseReducers, type SliceSelectors } from "@reduxjs/toolkit";
import { rootReducer } from "./rootReducer";

/**
 * Adds a slice of a remote's own to the page's store. Its name begins with the remote's, so that no
 * two can meet; others ask for what is in it by event. What it holds is forgotten when a session ends,
 * and when another build of the remote takes over, whose state may be of another shape.
 *
 * @returns the slice; its selectors give the initial state until the store has it
 * @throws where the name is of no remote
 * @example const { actions, selectors } = injectSlice(createSlice({ name: "help/topics", … }))
 */
export function injectSlice<
  State,
  Reducers extends SliceCaseReducers<State>,
  Name extends string,
  Selectors extends SliceSelectors<State>,
>(slice: Slice<State, Reducers, Name, Name, Selectors>) {
  if (!/^[a-z][a-z0-9-]*\/\w+$/.test(slice.name)) {
    throw new Error(`"${slice.name}" is no name of a slice such as help/topics.`);
  }
  // A path for each build: a build must not go on with the state of the one before.
  return slice.injectInto(rootReducer, { reducerPath: `${slice.name}#${nanoid()}` });
}
