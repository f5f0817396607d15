import type { Payment, PaymentsReply } from "@quotehaven/contract/schemas";
import { api } from "@quotehaven/platform";

const paymentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    agentPayments: build.query<Payment[], void>({
      query: () => ({ url: "/agent/profile/payments" }),
      transformResponse: (reply: PaymentsReply) => reply.data,
      providesTags: ["Payments"],
    }),
  }),
});

export const { useAgentPaymentsQuery } = paymentsApi;
