import type {
  AgentProfile,
  AgentProfileReply,
  AgentProfileUpdate,
  Carrier,
  CarriersReply,
  ZipCode,
  ZipCodesReply,
} from "@quotehaven/contract/schemas";
import { api } from "@quotehaven/platform";

/** How many ZIP codes one search brings. */
const zipSearchLimit = 30;

const agentProfileApi = api.injectEndpoints({
  endpoints: (build) => ({
    // The platform's selectHasCarriers reads this endpoint by its name.
    agentProfile: build.query<AgentProfile, void>({
      query: () => ({ url: "/agent/profile" }),
      transformResponse: (reply: AgentProfileReply) => reply.data,
      providesTags: ["AgentProfile"],
    }),
    agentProfileUpdate: build.mutation<unknown, AgentProfileUpdate>({
      query: (body) => ({ url: "/agent/profile", method: "PUT", body }),
      // The screen reloads the profile itself: it keeps what is typed until the new one is there.
      invalidatesTags: ["Leads"],
    }),
    agentAccountDelete: build.mutation<unknown, void>({
      query: () => ({ url: "/agent/profile/delete", method: "DELETE" }),
    }),
    agentCarrierChoices: build.query<Carrier[], void>({
      query: () => ({ url: "/agent/profile/carriers" }),
      transformResponse: (reply: CarriersReply) => reply.data,
      providesTags: ["Carriers"],
    }),
    agentCarrierAdd: build.mutation<unknown, number[]>({
      query: (carriers) => ({
        url: "/agent/profile/carriers",
        method: "POST",
        body: { carriers },
      }),
      invalidatesTags: ["AgentProfile", "Carriers", "Leads", "Lead"],
    }),
    agentCarrierDelete: build.mutation<unknown, number>({
      query: (carrierId) => ({
        url: "/agent/profile/carriers",
        method: "DELETE",
        body: { carriers: carrierId },
      }),
      invalidatesTags: ["AgentProfile", "Carriers", "Leads", "Lead"],
    }),
    agentZipSearch: build.query<ZipCode[], string>({
      query: (search) => ({
        url: "/auth/zipcodes",
        params: { search, limit: zipSearchLimit },
      }),
      transformResponse: (reply: ZipCodesReply) => reply.data,
      providesTags: ["Reference"],
    }),
  }),
});

export const {
  useAgentProfileQuery,
  useAgentProfileUpdateMutation,
  useAgentAccountDeleteMutation,
  useAgentCarrierChoicesQuery,
  useAgentCarrierAddMutation,
  useAgentCarrierDeleteMutation,
  useAgentZipSearchQuery,
} = agentProfileApi;
