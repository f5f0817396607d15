import { createApi } from "@reduxjs/toolkit/query/react";
import { axiosBaseQuery } from "./baseQuery";

/** What a reply can be about: a change names what it touched, and every screen showing it reads again. */
export const tagTypes = [
  "Session",
  "Profile",
  "Application",
  "Quotes",
  "Threads",
  "AgentProfile",
  "Carriers",
  "Leads",
  "LeadNotes",
  "Results",
  "Lead",
  "ClientInfo",
  "CoverTemplates",
  "Payments",
  "Notifications",
  "Reference",
] as const;

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
