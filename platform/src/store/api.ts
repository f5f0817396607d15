import { createApi } from "@reduxjs/toolkit/query/react";
import { axiosBaseQuery } from "./baseQuery";
import { tagTypes } from "./tags";

/**
 * The one query cache of the page, over axios. A feature adds its calls with
 * `api.injectEndpoints`. Endpoint names are unique across remotes, so give them the feature's word.
 * `overrideExisting`: a tab may load a newer build of a remote, and its calls replace the old ones.
 *
 * @example
 * api.injectEndpoints({
 *   overrideExisting: true,
 *   endpoints: (build) => ({
 *     quotes: build.query<Quote[], void>({ query: () => ({ url: "/user/quotes" }), providesTags: ["Quotes"] }),
 *   }),
 * })
 */
export const api = createApi({
  reducerPath: "api",
  baseQuery: axiosBaseQuery,
  tagTypes,
  keepUnusedDataFor: 60,
  endpoints: () => ({}),
});
