import { createApi } from "@reduxjs/toolkit/query/react";
import { isAction, type Middleware } from "redux";
import { thunk } from "redux-thunk";
import { axiosBaseQuery, forgetKnownReplies } from "./baseQuery";
import { isMutationDone } from "./calls";
import { tellOtherTabs } from "./otherTabs";
import { repliesForgotten, repliesOutdated } from "./replies";
import { joinStore } from "./storeParts";
import { personalTags, tagTypes } from "./tags";

/**
 * The one query cache of the page, over axios. A feature adds its calls with
 * `api.injectEndpoints`; endpoint names are unique across remotes, so give them the feature's word.
 *
 * @example
 * api.injectEndpoints({ endpoints: (build) => ({
 *   quotes: build.query<Quote[], void>({ query: () => ({ url: "/user/quotes" }), providesTags: ["Quotes"] }),
 * }) })
 */
export const api = createApi({
  reducerPath: "api",
  baseQuery: axiosBaseQuery,
  tagTypes,
  keepUnusedDataFor: 60,
  endpoints: () => ({}),
});

// Where a name is known already, the newer call counts: a tab may leave a remote's build for another
// one, whose screens must not go on with the calls of the first.
const { injectEndpoints } = api;
api.injectEndpoints = (options) => injectEndpoints({ overrideExisting: true, ...options });

/** Keeps the cache to what the page says of its replies, and tells the other tabs of each mutation. */
const followReplies: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (!isAction(action)) return result;
    if (repliesOutdated.match(action)) dispatch(api.util.invalidateTags([...action.payload]));
    if (repliesForgotten.match(action)) {
      forgetKnownReplies();
      dispatch(api.util.resetApiState());
    }
    // Here, its own `invalidatesTags` say what reads again.
    if (isMutationDone(action)) tellOtherTabs(personalTags);
    return result;
  };

joinStore({
  reducers: { [api.reducerPath]: api.reducer },
  middleware: [thunk, api.middleware, followReplies],
});
