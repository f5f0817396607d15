import { quoteBody, quoteReply, type AgentQuote, type QuoteBody } from "@quotehaven/contract/wire";
import { api } from "@quotehaven/platform";

const quoteApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    // No tags: the forms on the screen follow each reply, and reading the lead again between two
    // requests would replace what is still to be sent. The screen reads again when all are through.
    agentQuoteCreate: build.mutation<AgentQuote, { leadId: number; body: QuoteBody }>({
      query: ({ leadId, body }) => ({
        url: `/agent/profile/leads/${leadId}`,
        method: "POST",
        body: quoteBody.encode(body),
      }),
      transformResponse: quoteReply.decode,
    }),
    agentQuoteUpdate: build.mutation<AgentQuote, { leadId: number; body: QuoteBody }>({
      query: ({ leadId, body }) => ({
        url: `/agent/profile/leads/${leadId}`,
        method: "PUT",
        body: quoteBody.encode(body),
      }),
      transformResponse: quoteReply.decode,
    }),
  }),
});

export const { useAgentQuoteCreateMutation, useAgentQuoteUpdateMutation } = quoteApi;
