import type {
  ConsumerQuote,
  ConsumerQuotesReply,
  DoneReply,
  QuoteChoice,
} from "@quotehaven/contract/schemas";
import { api } from "@quotehaven/platform";

const quotesApi = api.injectEndpoints({
  endpoints: (build) => ({
    consumerQuotes: build.query<ConsumerQuote[], void>({
      query: () => ({ url: "/user/quotes" }),
      transformResponse: ({ data }: ConsumerQuotesReply) => data,
      providesTags: ["Quotes"],
    }),
    acceptConsumerQuote: build.mutation<DoneReply, ConsumerQuote>({
      // What is chosen is what was shown: the server refuses anything else.
      query: ({ qot_id, qot_version, qot_monthly, qot_yearly, prices }) => {
        const body: QuoteChoice = { qot_version, qot_monthly, qot_yearly, prices };
        return { url: `/user/quotes/${qot_id}`, method: "POST", body };
      },
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
