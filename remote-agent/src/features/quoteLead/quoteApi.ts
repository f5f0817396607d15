import { quoteBody, quoteReply, type AgentQuote, type QuoteBody } from "@quotehaven/contract/wire";
import { api } from "../../store";

const quoteApi = api.injectEndpoints({
  endpoints: (build) => ({
    // No tags: the forms on the screen follow each reply, and reading the lead again between two
    // requests would replace what is still to be sent. The screen reads again when all are through.
    agentQuoteSend: build.mutation<AgentQuote, { method: "POST" | "PUT"; body: QuoteBody }>({
      query: ({ method, body }) => ({
        url: `/agent/profile/leads/${body.leadId}`,
        method,
        body: quoteBody.encode(body),
      }),
      transformResponse: quoteReply.decode,
    }),
  }),
});

export const { useAgentQuoteSendMutation } = quoteApi;
