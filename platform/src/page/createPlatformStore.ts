import {
  applyMiddleware,
  combineReducers,
  compose,
  legacy_createStore,
  type Dispatch,
  type Middleware,
  type MiddlewareAPI,
  type ReducersMapObject,
} from "redux";
import type { PlatformStore } from "../store/PlatformStore";
import { ownReducers } from "../store/rootReducer";
import { takeStoreParts } from "../store/storeParts";

/**
 * The store of the page. The shell makes one; every remote reads it. It begins with the page's own
 * state alone; the query cache joins it once its code is there.
 */
export function createPlatformStore(): PlatformStore {
  const late = lateMiddleware();
  const reducers: ReducersMapObject = { ...ownReducers };
  const store = legacy_createStore(combineReducers(reducers), applyMiddleware(late.middleware));
  takeStoreParts((part) => {
    Object.assign(reducers, part.reducers);
    store.replaceReducer(combineReducers(reducers));
    late.add(part.middleware);
  });
  return store as PlatformStore;
}

/** A place in the chain of a store where further middleware may come. */
function lateMiddleware() {
  const added: ((next: Dispatch) => Dispatch)[] = [];
  let api: MiddlewareAPI;
  let last: Dispatch;
  let run: Dispatch;
  const middleware: Middleware = (store) => (next) => {
    api = store;
    last = next as Dispatch;
    run = last;
    return (action) => run(action as Parameters<Dispatch>[0]);
  };
  return {
    middleware,
    add(more: readonly Middleware[]) {
      added.push(...more.map((each) => each(api) as (next: Dispatch) => Dispatch));
      run = compose<Dispatch>(...added)(last);
    },
  };
}
