import { createApi } from "@reduxjs/toolkit/query/react";
import { sharedTags, type CacheTag } from "@quotehaven/contract/release";
import { axiosBaseQuery } from "./baseQuery";

/** Where a query cache is in the page's store: whose it is, and of which build. */
type CachePath = `${string}/api`;

/**
 * A query cache over axios, at a place of its own in the page's store. Its `injectEndpoints` throws
 * where there is an endpoint of that name already.
 */
export function createPageApi(reducerPath: CachePath, ownTags: readonly CacheTag[] = []) {
  const cache = createApi({
    reducerPath,
    baseQuery: axiosBaseQuery(reducerPath),
    tagTypes: [...sharedTags, ...ownTags],
    keepUnusedDataFor: 60,
    endpoints: () => ({}),
  });
  const { injectEndpoints } = cache;
  return Object.assign(cache, {
    injectEndpoints: ((options) =>
      injectEndpoints({ ...options, overrideExisting: "throw" })) satisfies typeof injectEndpoints,
  });
}

/** A query cache of the page: the platform's own, or a remote's. */
export type PageApi = ReturnType<typeof createPageApi>;

/** The platform's own query cache, for what the platform itself calls. Each remote has another. */
export const api = createPageApi("platform/api");
