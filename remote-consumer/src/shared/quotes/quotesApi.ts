import type { ConsumerQuotesReply, DoneReply } from "@quotehaven/contract/schemas";
import {
  consumerQuotesReply,
  quoteChoice,
  type ConsumerQuote,
  type ConsumerQuotes,
} from "@quotehaven/contract/wire";
import { api } from "../../store";

const quotesApi = api.injectEndpoints({
  endpoints: (build) => ({
    consumerQuotes: build.query<ConsumerQuotes, void>({
      query: () => ({ url: "/user/quotes" }),
      transformResponse: (reply: ConsumerQuotesReply) => consumerQuotesReply.decode(reply),
      providesTags: ["Quotes"],
    }),
    acceptConsumerQuote: build.mutation<DoneReply, ConsumerQuote>({
      // What is chosen is what was shown: the server refuses anything else.
      query: (shown) => ({
        url: `/user/quotes/${shown.id}`,
        method: "POST",
        body: quoteChoice.encode(shown),
      }),
      invalidatesTags: (_done, error) =>
        error ? ["Quotes"] : ["Quotes", "Application", "Profile"],
    }),
    takeBackChoice: build.mutation<DoneReply, number>({
      query: (id) => ({ url: `/user/quotes/${id}/choice`, method: "DELETE" }),
      invalidatesTags: ["Quotes", "Application", "Profile"],
    }),
    dismissConsumerQuote: build.mutation<DoneReply, number>({
      query: (id) => ({ url: `/user/quotes/${id}`, method: "DELETE" }),
      // What was unread in its thread counts no more.
      invalidatesTags: (_done, _error, id) => [
        "Quotes",
        "Profile",
        { type: "Threads", id },
        "Notifications",
      ],
    }),
  }),
});

/** The consumer's quotes: list, accept one and take that back, take a removed one off the list. */
export const {
  useConsumerQuotesQuery,
  useLazyConsumerQuotesQuery,
  useAcceptConsumerQuoteMutation,
  useTakeBackChoiceMutation,
  useDismissConsumerQuoteMutation,
} = quotesApi;
