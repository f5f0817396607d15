import {
  missingInAgentProfile,
  pageSizes,
  type InsuranceTypeId,
  type LeadFilter,
  type LeadSort,
  type RenewalWindow,
} from "@quotehaven/contract/rules";
import {
  clientInfoReply,
  estimationReply,
  leadEstimationBody,
  leadReply,
  leadsReply,
  type AgentQuote,
  type ClientInfo,
  type ContactConsent,
  type Payment,
  type EstimationReply,
  type LeadCounts,
  type LeadEstimationBody,
  type LeadReply,
  type LeadsPage,
} from "@quotehaven/contract/wire";
import type { ClientInfoReply, LeadsReply } from "@quotehaven/contract/schemas";
import { api } from "../store";
import { readAgentProfile } from "./agentProfileApi";

/** A client whose details were paid for, the payment and what they agreed to, where these are known. */
export type PaidClient = { client: ClientInfo; payment?: Payment; consent?: ContactConsent };

/** Which of the agent's leads a page shows. Everything that is asked for holds at once. */
export type LeadsQuery = {
  filter: LeadFilter;
  sort: LeadSort;
  page: number;
  /** A name, a city, a lead's number, or what `zip` takes. */
  search?: string;
  type?: InsuranceTypeId;
  /** Its two letters. */
  state?: string;
  /** The first three digits; all five find clients whose details were paid for. */
  zip?: string;
  /** One of the agent's carriers that nobody has quoted with. */
  carrier?: number;
  /** The present policy ends within so many days. */
  renewal?: RenewalWindow;
  /** The date to follow up has come. */
  isDue?: boolean;
};

/** Left out of the address: all leads (AGE-4), the newest first, and what was not asked for. */
function paramsOf({ filter, sort, page, isDue, ...rest }: LeadsQuery) {
  return {
    ...pageAt(page),
    ...(filter !== "all" && { filter }),
    ...(sort !== "newest" && { sort }),
    ...rest,
    ...(isDue && { due: true }),
  };
}

/** Which leads of a list a page shows. */
const pageAt = (page: number) => ({ limit: pageSizes.leads, offset: (page - 1) * pageSizes.leads });

const leadApi = api.injectEndpoints({
  endpoints: (build) => ({
    agentLeads: build.query<LeadsPage, LeadsQuery>({
      query: (question) => ({ url: "/agent/profile/leads", params: paramsOf(question) }),
      transformResponse: leadsReply.decode,
      providesTags: ["Leads"],
    }),
    agentLeadCounts: build.query<LeadCounts | null, void>({
      // The server refuses to tell of leads until the profile is complete: what it says now is waited for.
      queryFn: async (_nothing, { dispatch }, _options, call) => {
        const { data: profile } = await dispatch(readAgentProfile());
        if (!profile || missingInAgentProfile(profile).length > 0) return { data: null };
        const params = { limit: 1, counts: true };
        const reply = await call({ url: "/agent/profile/leads", params });
        if (reply.error) return { error: reply.error };
        return { data: leadsReply.decode(reply.data as LeadsReply).counts ?? null };
      },
      providesTags: ["Leads"],
    }),
    agentClients: build.query<LeadsPage, { page: number }>({
      query: ({ page }) => ({ url: "/agent/profile/clients", params: pageAt(page) }),
      transformResponse: leadsReply.decode,
      providesTags: ["Leads"],
    }),
    agentLeadDismiss: build.mutation<unknown, number>({
      query: (leadId) => ({ url: `/agent/profile/leads/${leadId}`, method: "DELETE" }),
      invalidatesTags: (_done, _error, leadId) => ["Leads", { type: "Lead", id: leadId }],
    }),
    agentLead: build.query<LeadReply, number>({
      query: (leadId) => ({ url: `/agent/profile/leads/${leadId}` }),
      transformResponse: leadReply.decode,
      providesTags: (_lead, _error, leadId) => ["Lead", { type: "Lead", id: leadId }],
      // Opening a lead is what makes it read (AGE-5); the lists on screen need no new call for it.
      async onQueryStarted(leadId, { dispatch, queryFulfilled, getState }) {
        if (!(await isFulfilled(queryFulfilled))) return;
        // So is what the agent was told of it.
        dispatch(api.util.invalidateTags(["Notifications"]));
        for (const list of api.util.selectInvalidatedBy(getState(), ["Leads"])) {
          if (list.endpointName !== "agentLeads") continue;
          dispatch(
            leadApi.util.updateQueryData("agentLeads", list.originalArgs, (page) => {
              for (const lead of page.leads) if (lead.id === leadId) lead.isUnread = false;
            }),
          );
        }
      },
    }),
    agentClientInfo: build.query<PaidClient, number>({
      query: (leadId) => ({ url: `/agent/profile/leads/${leadId}/confirm` }),
      transformResponse: (reply: ClientInfoReply) => clientInfoReply.decode(reply),
      // What the agent was told of the client is read with it.
      async onQueryStarted(_leadId, { dispatch, queryFulfilled }) {
        if (await isFulfilled(queryFulfilled)) dispatch(api.util.invalidateTags(["Notifications"]));
      },
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
    lead.quotes = withQuote(lead.quotes, quote);
  });
}

export const {
  useAgentLeadsQuery,
  useAgentLeadCountsQuery,
  useAgentClientsQuery,
  useAgentLeadDismissMutation,
  useAgentLeadQuery,
  useAgentClientInfoQuery,
  useAgentCoverageQuery,
} = leadApi;

/** The lead's quotes after the server took one, new or changed. */
function withQuote(quotes: readonly AgentQuote[], taken: AgentQuote): AgentQuote[] {
  const isKnown = quotes.some((quote) => quote.id === taken.id);
  return isKnown
    ? quotes.map((quote) => (quote.id === taken.id ? taken : quote))
    : [...quotes, taken];
}
