import type {
  FindZipCodesBody,
  FoundZipCodes,
  FoundZipCodesReply,
  LeadAreas,
  LeadAreasReply,
  ZipPlace,
  ZipPlacesReply,
} from "@quotehaven/contract/schemas";
import {
  agentProfileReply,
  agentProfileUpdate,
  carriersReply,
  zipCodesReply,
  type AgentProfile,
  type AgentProfileUpdate,
  type Carrier,
  type ZipCode,
} from "@quotehaven/contract/wire";
import { events } from "@quotehaven/platform";
import { api, tags } from "../store";

/** How many ZIP codes one search brings. */
const zipSearchLimit = 30;

const agentProfileApi = api.injectEndpoints({
  endpoints: (build) => ({
    agentProfile: build.query<AgentProfile, void>({
      query: () => ({ url: "/agent/profile" }),
      transformResponse: agentProfileReply.decode,
      providesTags: [tags.AgentProfile],
      // The shell keeps the flag (specification 2.6).
      async onQueryStarted(_nothing, { queryFulfilled }) {
        const read = await queryFulfilled.catch(() => null);
        if (read) events.emit("carriersCounted", { hasCarriers: read.data.carriers.length > 0 });
      },
    }),
    agentProfileUpdate: build.mutation<unknown, AgentProfileUpdate>({
      query: (changes) => ({
        url: "/agent/profile",
        method: "PUT",
        body: agentProfileUpdate.encode(changes),
      }),
      invalidatesTags: [tags.AgentProfile, "Leads"],
    }),
    /** Pauses new leads until the morning of a day, YYYY-MM-DD; null ends the pause. */
    agentPause: build.mutation<unknown, string | null>({
      query: (pausedUntil) => ({
        url: "/agent/profile",
        method: "PUT",
        body: agentProfileUpdate.encode({ pausedUntil }),
      }),
      invalidatesTags: [tags.AgentProfile, "Leads"],
    }),
    agentAccountDelete: build.mutation<unknown, void>({
      query: () => ({ url: "/agent/profile/delete", method: "DELETE" }),
    }),
    agentCarrierChoices: build.query<Carrier[], void>({
      query: () => ({ url: "/agent/profile/carriers" }),
      transformResponse: carriersReply.decode,
      providesTags: [tags.Carriers],
    }),
    agentCarrierAdd: build.mutation<unknown, number[]>({
      query: (carriers) => ({
        url: "/agent/profile/carriers",
        method: "POST",
        body: { carriers },
      }),
      invalidatesTags: [tags.AgentProfile, tags.Carriers, "Leads", "Lead"],
    }),
    agentCarrierDelete: build.mutation<unknown, number>({
      query: (carrierId) => ({
        url: "/agent/profile/carriers",
        method: "DELETE",
        body: { carriers: carrierId },
      }),
      invalidatesTags: [tags.AgentProfile, tags.Carriers, "Leads", "Lead"],
    }),
    agentZipFind: build.mutation<FoundZipCodes, FindZipCodesBody>({
      query: (wanted) => ({
        url: "/agent/profile/zip-codes",
        method: "POST",
        body: wanted,
      }),
      transformResponse: ({ data }: FoundZipCodesReply) => data,
    }),
    agentZipPlaces: build.query<ZipPlace[], string>({
      query: (search) => ({ url: "/agent/profile/zip-places", params: { search } }),
      transformResponse: ({ data }: ZipPlacesReply) => data,
      providesTags: ["Reference"],
    }),
    agentLeadAreas: build.query<LeadAreas, void>({
      query: () => ({ url: "/agent/profile/lead-areas" }),
      transformResponse: ({ data }: LeadAreasReply) => data,
    }),
    agentZipSearch: build.query<ZipCode[], string>({
      query: (search) => ({
        url: "/auth/zipcodes",
        params: { search, limit: zipSearchLimit },
      }),
      transformResponse: zipCodesReply.decode,
      providesTags: ["Reference"],
    }),
  }),
});

/** Reads the profile as it is now: from memory, or from the call that is on its way. */
export const readAgentProfile = () =>
  agentProfileApi.endpoints.agentProfile.initiate(undefined, { subscribe: false });

export const {
  useAgentProfileQuery,
  useAgentProfileUpdateMutation,
  useAgentPauseMutation,
  useAgentAccountDeleteMutation,
  useAgentCarrierChoicesQuery,
  useAgentCarrierAddMutation,
  useAgentCarrierDeleteMutation,
  useAgentZipFindMutation,
  useAgentZipPlacesQuery,
  useAgentLeadAreasQuery,
  useAgentZipSearchQuery,
} = agentProfileApi;
