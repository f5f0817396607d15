import { paymentsReply, type Payment } from "@quotehaven/contract/wire";
import { api } from "@quotehaven/platform";

const paymentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    agentPayments: build.query<Payment[], void>({
      query: () => ({ url: "/agent/profile/payments" }),
      transformResponse: paymentsReply.decode,
      providesTags: ["Payments"],
    }),
  }),
});

export const { useAgentPaymentsQuery } = paymentsApi;
