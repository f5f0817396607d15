import { pageSizes } from "@quotehaven/contract/rules";
import type { FeeReturnBody, PaymentsReply } from "@quotehaven/contract/schemas";
import { paymentsReply, type Payment, type PaymentsPage } from "@quotehaven/contract/wire";
import { api } from "../../store";

const paymentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    agentPayments: build.query<PaymentsPage, { page: number }>({
      query: ({ page }) => ({
        url: "/agent/profile/payments",
        params: { limit: pageSizes.payments, offset: (page - 1) * pageSizes.payments },
      }),
      transformResponse: paymentsReply.decode,
      providesTags: ["Payments"],
    }),
    agentPayment: build.query<Payment | null, string>({
      query: (number) => ({ url: "/agent/profile/payments", params: { limit: 1, number } }),
      transformResponse: (reply: PaymentsReply) => paymentsReply.decode(reply).payments[0] ?? null,
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

export const { useAgentPaymentsQuery, useAgentPaymentQuery, useAgentFeeReturnMutation } =
  paymentsApi;
