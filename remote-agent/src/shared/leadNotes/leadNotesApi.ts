import {
  leadNotesBody,
  leadNotesReply,
  type LeadNotes,
  type LeadNotesBody,
} from "@quotehaven/contract/wire";
import { api } from "@quotehaven/platform";

const leadNotesApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    agentLeadNotes: build.query<LeadNotes, number>({
      query: (leadId) => ({ url: `/agent/profile/leads/${leadId}/notes` }),
      transformResponse: leadNotesReply.decode,
      providesTags: (_notes, _error, leadId) => [{ type: "LeadNotes", id: leadId }],
    }),
    agentLeadNotesChange: build.mutation<LeadNotes, LeadNotesBody & { leadId: number }>({
      query: ({ leadId, ...change }) => ({
        url: `/agent/profile/leads/${leadId}/notes`,
        method: "PUT",
        body: leadNotesBody.encode(change),
      }),
      transformResponse: leadNotesReply.decode,
      // A refused change, too: it is refused because others were made meanwhile.
      invalidatesTags: (_notes, error, { leadId }) => [
        { type: "LeadNotes", id: leadId },
        ...(error ? [] : (["Leads", "Results"] as const)),
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
