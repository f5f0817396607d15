import type { LeadNotes, LeadNotesBody, LeadNotesReply } from "@quotehaven/contract/schemas";
import { api, tags } from "../../store";

const leadNotesApi = api.injectEndpoints({
  endpoints: (build) => ({
    agentLeadNotes: build.query<LeadNotes, number>({
      query: (leadId) => ({ url: `/agent/profile/leads/${leadId}/notes` }),
      transformResponse: ({ data }: LeadNotesReply) => data,
      providesTags: (_notes, _error, leadId) => [{ type: tags.LeadNotes, id: leadId }],
    }),
    agentLeadNotesChange: build.mutation<LeadNotes, LeadNotesBody & { leadId: number }>({
      query: ({ leadId, ...change }) => ({
        url: `/agent/profile/leads/${leadId}/notes`,
        method: "PUT",
        body: change,
      }),
      transformResponse: ({ data }: LeadNotesReply) => data,
      // A refused change, too: it is refused because others were made meanwhile.
      invalidatesTags: (_notes, error, { leadId }) => [
        { type: tags.LeadNotes, id: leadId },
        ...(error ? [] : (["Leads", tags.Results] as const)),
      ],
      async onQueryStarted({ leadId }, { dispatch, queryFulfilled }) {
        const kept = await queryFulfilled.catch(() => null);
        if (!kept) return;
        dispatch(leadNotesApi.util.updateQueryData("agentLeadNotes", leadId, () => kept.data));
      },
    }),
  }),
});

export const { useAgentLeadNotesQuery, useAgentLeadNotesChangeMutation } = leadNotesApi;
