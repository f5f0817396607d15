import { pageSizes, type LeadFilter } from "@quotehaven/contract/rules";
import type {
  AgentQuote,
  ClientInfo,
  ClientInfoReply,
  Lead,
  LeadReply,
  LeadsReply,
} from "@quotehaven/contract/schemas";
import {
  estimationReply,
  leadEstimationBody,
  type EstimationReply,
  type LeadEstimationBody,
} from "@quotehaven/contract/wire";
import { api } from "@quotehaven/platform";
import { withQuote } from "./withQuote";

/** One page of the agent's leads, and how many there are in the filter. */
export type LeadsPage = { leads: Lead[]; count: number };

const leadApi = api.injectEndpoints({
  endpoints: (build) => ({
    agentLeads: build.query<LeadsPage, { filter: LeadFilter; page: number }>({
      query: ({ filter, page }) => ({
        url: "/agent/profile/leads",
        params: {
          limit: pageSizes.leads,
          offset: (page - 1) * pageSizes.leads,
          // Left out for all (AGE-4).
          ...(filter !== "all" && { filter }),
        },
      }),
      transformResponse: ({ data }: LeadsReply) => ({ leads: data.data, count: data.count }),
      providesTags: ["Leads"],
    }),
    agentClients: build.query<LeadsPage, { page: number }>({
      query: ({ page }) => ({
        url: "/agent/profile/clients",
        params: { limit: pageSizes.leads, offset: (page - 1) * pageSizes.leads },
      }),
      transformResponse: ({ data }: LeadsReply) => ({ leads: data.data, count: data.count }),
      providesTags: ["Leads"],
    }),
    agentLeadDismiss: build.mutation<unknown, number>({
      query: (leadId) => ({ url: `/agent/profile/leads/${leadId}`, method: "DELETE" }),
      invalidatesTags: ["Leads"],
    }),
    agentLead: build.query<LeadReply, number>({
      query: (leadId) => ({ url: `/agent/profile/leads/${leadId}` }),
      providesTags: (_lead, _error, leadId) => ["Lead", { type: "Lead", id: leadId }],
      // Opening a lead is what makes it read (AGE-5); the lists on screen need no new call for it.
      async onQueryStarted(leadId, { dispatch, queryFulfilled, getState }) {
        if (!(await isFulfilled(queryFulfilled))) return;
        for (const list of api.util.selectInvalidatedBy(getState(), ["Leads"])) {
          if (list.endpointName !== "agentLeads") continue;
          dispatch(
            leadApi.util.updateQueryData("agentLeads", list.originalArgs, (page) => {
              for (const lead of page.leads) if (lead.aps_id === leadId) lead.isUnread = false;
            }),
          );
        }
      },
    }),
    agentClientInfo: build.query<ClientInfo, number>({
      query: (leadId) => ({ url: `/agent/profile/leads/${leadId}/confirm` }),
      transformResponse: (reply: ClientInfoReply) => reply.user_data,
      providesTags: (_client, _error, leadId) => [{ type: "ClientInfo", id: leadId }],
    }),
    agentCoverage: build.query<EstimationReply, LeadEstimationBody>({
      query: (body) => ({
        url: "/agent/profile/calculate-coverage",
        method: "POST",
        body: leadEstimationBody.encode(body),
      }),
      transformResponse: estimationReply.decode,
      providesTags: (_reply, _error, { leadId }) => [{ type: "Lead", id: leadId }],
    }),
  }),
});

/** Whether a call succeeded. Its failure is shown by the screen that made it. */
async function isFulfilled(call: Promise<unknown>): Promise<boolean> {
  return call.then(
    () => true,
    () => false,
  );
}

/** Says that the server took a quote, so that the lead on the screen has it before it is read again. */
export function quoteTaken(leadId: number, quote: AgentQuote) {
  return leadApi.util.updateQueryData("agentLead", leadId, (lead) => {
    lead.quote_info = withQuote(lead.quote_info, quote);
  });
}

export const {
  useAgentLeadsQuery,
  useAgentClientsQuery,
  useAgentLeadDismissMutation,
  useAgentLeadQuery,
  useAgentClientInfoQuery,
  useAgentCoverageQuery,
} = leadApi;
