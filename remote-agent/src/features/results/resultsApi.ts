import { pageSizes } from "@quotehaven/contract/rules";
import type {
  LostLeads,
  LostLeadsReply,
  MonthResult,
  ResultsReply,
  StateResult,
  StateResultsReply,
} from "@quotehaven/contract/schemas";
import { api, tags } from "../../store";

const resultsApi = api.injectEndpoints({
  endpoints: (build) => ({
    agentResults: build.query<MonthResult[], void>({
      query: () => ({ url: "/agent/profile/results" }),
      transformResponse: ({ data }: ResultsReply) => data,
      providesTags: [tags.Results, "Leads", "Payments"],
    }),
    agentResultStates: build.query<StateResult[], void>({
      query: () => ({ url: "/agent/profile/results/states" }),
      transformResponse: ({ data }: StateResultsReply) => data,
      providesTags: [tags.Results, "Leads"],
    }),
    agentLosses: build.query<LostLeads, { month: string; page: number }>({
      query: ({ month, page }) => ({
        url: "/agent/profile/results/losses",
        params: { month, limit: pageSizes.leads, offset: (page - 1) * pageSizes.leads },
      }),
      transformResponse: ({ data }: LostLeadsReply) => data,
      providesTags: [tags.Results, "Leads"],
    }),
  }),
});

export const { useAgentResultsQuery, useAgentResultStatesQuery, useAgentLossesQuery } = resultsApi;
