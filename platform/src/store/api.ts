import { createApi } from "@reduxjs/toolkit/query/react";
import { axiosBaseQuery } from "./baseQuery";
import { tagTypes } from "./tags";

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

// A tab may leave a remote's build for a newer one, whose screens must not go on with the old calls.
const { injectEndpoints } = api;
api.injectEndpoints = (options) => injectEndpoints({ overrideExisting: true, ...options });
