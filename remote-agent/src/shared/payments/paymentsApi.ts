import type { FeeReturnBody } from "@quotehaven/contract/schemas";
import { paymentsReply, type Payment } from "@quotehaven/contract/wire";
import { api } from "@quotehaven/platform";

const paymentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    agentPayments: build.query<Payment[], void>({
      query: () => ({ url: "/agent/profile/payments" }),
      transformResponse: paymentsReply.decode,
      providesTags: ["Payments"],
    }),
    agentFeeReturn: build.mutation<unknown, FeeReturnBody & { leadId: number }>({
      query: ({ leadId, ...body }) => ({
        url: `/agent/profile/leads/${leadId}/fee-return`,
        method: "POST",
        body,
      }),
      invalidatesTags: (_done, _error, { leadId }) => [
        "Payments",
        "Leads",
        { type: "ClientInfo", id: leadId },
      ],
    }),
  }),
});

export const { useAgentPaymentsQuery, useAgentFeeReturnMutation } = paymentsApi;
