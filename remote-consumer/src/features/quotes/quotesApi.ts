import type { ConsumerQuote, ConsumerQuotesReply, DoneReply } from "@quotehaven/contract/schemas";
import { api } from "@quotehaven/platform";

const quotesApi = api.injectEndpoints({
  endpoints: (build) => ({
    consumerQuotes: build.query<ConsumerQuote[], void>({
      query: () => ({ url: "/user/quotes" }),
      transformResponse: ({ data }: ConsumerQuotesReply) => data,
      providesTags: ["Quotes"],
    }),
    acceptConsumerQuote: build.mutation<DoneReply, number>({
      query: (id) => ({ url: `/user/quotes/${id}`, method: "POST" }),
      invalidatesTags: (_done, error) =>
        error ? ["Quotes"] : ["Quotes", "Application", "Profile"],
    }),
    dismissConsumerQuote: build.mutation<DoneReply, number>({
      query: (id) => ({ url: `/user/quotes/${id}`, method: "DELETE" }),
      invalidatesTags: ["Quotes", "Profile"],
    }),
  }),
});

/** The consumer's quotes: list, accept one, take a removed one off the list. */
export const {
  useConsumerQuotesQuery,
  useAcceptConsumerQuoteMutation,
  useDismissConsumerQuoteMutation,
} = quotesApi;
