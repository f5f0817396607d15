import {
  createAction,
  createSlice,
  nanoid,
  type CreateSliceOptions,
  type Reducer,
  type SliceCaseReducers,
  type SliceSelectors,
} from "@reduxjs/toolkit";
import { localStore, namedStorage, tabStore } from "../storage/browserStorage";
import { createPageApi } from "./api";
import { addRemoteApi } from "./apis";
import { rootReducer } from "./rootReducer";

/** The code of a remote came. */
export const remoteStarted = createAction<{ name: string }>("remoteStarted");

/**
 * What a remote has of its own in the page: a query cache, slices, and what the browser keeps. All of
 * it is named after the remote; in the store after its build too, because another build's state may be
 * of another shape. To be called once, in `src/store.ts`; `defineRemote` takes it.
 *
 * @param tags cache tags besides the shared ones
 * @example const store = createRemoteStore({ name: "help", tags: ["Topics"] });
 *   store.tags.Topics // "help/Topics"
 */
export function createRemoteStore<Name extends string, Own extends string = never>({
  name,
  tags: ownNames = [],
}: {
  name: Name;
  tags?: readonly Own[];
}) {
  const place = `${name}#${nanoid()}` as const;
  const ownTags = ownNames.map((own) => `${name}/${own}` as const);
  const tags = Object.fromEntries(ownNames.map((own) => [own, `${name}/${own}`])) as {
    [Tag in Own]: `${Name}/${Tag}`;
  };
  const api = createPageApi(`${place}/api`, ownTags);
  rootReducer.inject(api);
  addRemoteApi(api, ownTags);
  const slices = new Set<string>(["api"]);
  return {
    name,
    /** The remote's own cache tags: `help/Topics` by `Topics`. */
    tags,
    /**
     * The remote's query cache. `injectEndpoints` throws where the remote has an endpoint of that name
     * already. What a mutation says in `invalidatesTags` reaches other remotes and other tabs.
     */
    api,
    /**
     * Adds a slice. What it holds is forgotten when a session ends. A reducer that throws is
     * reported, and the slice stays as it was.
     *
     * @returns the slice; its selectors give the initial state until the store has it
     * @throws where the remote has a slice of that name already
     * @example const { actions, selectors } = store.addSlice({ name: "topics", … })
     */
    addSlice<
      State,
      Reducers extends SliceCaseReducers<State>,
      SliceName extends string,
      Selectors extends SliceSelectors<State>,
    >(options: CreateSliceOptions<State, Reducers, SliceName, SliceName, Selectors>) {
      if (slices.has(options.name)) {
        throw new Error(`${name} has a slice "${options.name}" already.`);
      }
      slices.add(options.name);
      const slice = createSlice({ ...options, name: `${name}/${options.name}` as const });
      return slice.injectInto(guardedReducer, { reducerPath: `${place}/${options.name}` });
    },
    /** What the browser keeps of the remote for its next visits. */
    localStore: namedStorage(localStore, name),
    /** What this tab keeps of the remote over a reload. */
    tabStore: namedStorage(tabStore, name),
  };
}

/**
 * The root reducer, for slices that hear every action of the page: one that threw would otherwise end
 * each of them for everybody.
 */
const guardedReducer = {
  inject(slice: { reducerPath: string; reducer: Reducer }) {
    const reducer: Reducer = (state, action) => {
      try {
        return slice.reducer(state, action);
      } catch (error) {
        reportError(error);
        return state ?? null;
      }
    };
    rootReducer.inject({ ...slice, reducer });
  },
};

/** What `createRemoteStore` gives a remote. */
export type RemoteStore = Pick<ReturnType<typeof createRemoteStore>, "name">;
