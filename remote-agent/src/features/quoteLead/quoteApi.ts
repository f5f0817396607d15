import type { AgentQuote, QuoteBody, QuoteReply } from "@quotehaven/contract/schemas";
import { api } from "@quotehaven/platform";

const quoteApi = api.injectEndpoints({
  endpoints: (build) => ({
    // No tags: the forms on the screen follow each reply, and reading the lead again between two
    // requests would replace what is still to be sent. The screen reads again when all are through.
    agentQuoteCreate: build.mutation<AgentQuote, { leadId: number; body: QuoteBody }>({
      query: ({ leadId, body }) => ({
        url: `/agent/profile/leads/${leadId}`,
        method: "POST",
        body,
      }),
      transformResponse: (reply: QuoteReply) => reply.data,
    }),
    agentQuoteUpdate: build.mutation<AgentQuote, { leadId: number; body: QuoteBody }>({
      query: ({ leadId, body }) => ({
        url: `/agent/profile/leads/${leadId}`,
        method: "PUT",
        body,
      }),
      transformResponse: (reply: QuoteReply) => reply.data,
    }),
  }),
});

export const { useAgentQuoteCreateMutation, useAgentQuoteUpdateMutation } = quoteApi;
