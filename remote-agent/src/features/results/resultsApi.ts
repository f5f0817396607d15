import { pageSizes } from "@quotehaven/contract/rules";
import {
  lostLeadsReply,
  resultsReply,
  stateResultsReply,
  type LostLeads,
  type MonthResult,
  type StateResult,
} from "@quotehaven/contract/wire";
import { api } from "@quotehaven/platform";

const resultsApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    agentResults: build.query<MonthResult[], void>({
      query: () => ({ url: "/agent/profile/results" }),
      transformResponse: resultsReply.decode,
      providesTags: ["Results", "Leads", "Payments"],
    }),
    agentResultStates: build.query<StateResult[], void>({
      query: () => ({ url: "/agent/profile/results/states" }),
      transformResponse: stateResultsReply.decode,
      providesTags: ["Results", "Leads"],
    }),
    agentLosses: build.query<LostLeads, { month: string; page: number }>({
      query: ({ month, page }) => ({
        url: "/agent/profile/results/losses",
        params: { month, limit: pageSizes.leads, offset: (page - 1) * pageSizes.leads },
      }),
      transformResponse: lostLeadsReply.decode,
      providesTags: ["Results", "Leads"],
    }),
  }),
});

export const { useAgentResultsQuery, useAgentResultStatesQuery, useAgentLossesQuery } = resultsApi;
