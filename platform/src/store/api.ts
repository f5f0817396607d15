import { createApi } from "@reduxjs/toolkit/query/react";
import { sharedTags, type CacheTag } from "@quotehaven/contract/release";
import { axiosBaseQuery } from "./baseQuery";

/** Where a query cache is in the page's store: whose it is, and of which build. */
type CachePath = `${string}/api`;

/**
 * A query cache over axios, at a place of its own in the page's store. Its `injectEndpoints` throws
 * where there is an endpoint of that name already. A function of an endpoint that computes tags and
 * throws is reported, and names none.
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
      injectEndpoints({
        ...options,
        endpoints: (build) => withGuardedTags(options.endpoints(build)),
        overrideExisting: "throw",
      })) satisfies typeof injectEndpoints,
  });
}

type Tagged = { providesTags?: unknown; invalidatesTags?: unknown };
type TagFunction = (...ended: unknown[]) => unknown;

/** RTK Query computes tags in its middleware and its reducer, which serve the whole page. */
function withGuardedTags<Definitions extends Record<string, Tagged>>(
  definitions: Definitions,
): Definitions {
  for (const definition of Object.values(definitions)) {
    for (const kind of ["providesTags", "invalidatesTags"] as const) {
      const tags = definition[kind];
      if (typeof tags === "function") definition[kind] = guarded(tags as TagFunction);
    }
  }
  return definitions;
}

/** Reports the first error alone: the page asks more than once for the tags of one call. */
function guarded(tags: TagFunction): TagFunction {
  let isReported = false;
  return (...ended: unknown[]) => {
    try {
      return tags(...ended);
    } catch (error) {
      if (!isReported) reportError(error);
      isReported = true;
      return [];
    }
  };
}

/** A query cache of the page: the platform's own, or a remote's. */
export type PageApi = ReturnType<typeof createPageApi>;

/** The platform's own query cache, for what the platform itself calls. Each remote has another. */
export const api = createPageApi("platform/api");
