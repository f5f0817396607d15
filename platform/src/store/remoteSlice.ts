import {
  createSlice,
  type SliceCaseReducers,
  type UnknownAction,
  type ValidateSliceCaseReducers,
} from "@reduxjs/toolkit";
import { useSelector } from "./hooks";
import { sessionEnded, sessionReplaced } from "./session";
import { joinStore } from "./storeParts";

const endings: readonly string[] = [sessionEnded().type, sessionReplaced().type];

/**
 * A slice of a remote's own in the page's store. Its name begins with the remote's, so that no two can
 * meet; others ask for what is in it by event. What it holds is forgotten when a session ends, and
 * when another build of the remote takes over, whose state may be of another shape.
 *
 * @returns its actions, and a hook that reads it
 * @throws where the name is of no remote
 * @example const { actions, useSlice } = remoteSlice("help/topics", { initialState, reducers })
 */
export function remoteSlice<State extends object, Reducers extends SliceCaseReducers<State>>(
  name: `${string}/${string}`,
  own: { initialState: State; reducers: ValidateSliceCaseReducers<State, Reducers> },
) {
  if (!/^[a-z][a-z0-9-]*\/\w+$/.test(name)) {
    throw new Error(`"${name}" is no name of a slice such as help/topics.`);
  }
  const slice = createSlice({ name, ...own });
  const made = new WeakSet<object>();
  const isOurs = (state: unknown): state is State =>
    typeof state === "object" && state !== null && made.has(state);

  function reducer(state: unknown, action: UnknownAction): State {
    const before = isOurs(state) && !endings.includes(action.type) ? state : undefined;
    const next = slice.reducer(before, action);
    made.add(next);
    return next;
  }
  joinStore({ reducers: { [name]: reducer }, middleware: [] });

  function read(all: object): State {
    const state: unknown = Reflect.get(all, name);
    return isOurs(state) ? state : slice.getInitialState();
  }
  return { actions: slice.actions, useSlice: () => useSelector(read) };
}
