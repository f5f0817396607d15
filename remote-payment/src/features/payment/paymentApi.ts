import type { ClientInfo } from "@quotehaven/contract/wire";
import { type ApiError } from "@quotehaven/platform";
import { api } from "../../store";
import { clientOfBody, dueOfBody, type DueBody } from "./dueOfBody";

/** A fee that is still to be paid: what for, how much, and with what. */
export type PaymentDue = DueBody & {
  kind: "due";
  /** Why there is no intent. */
  failure: ApiError | null;
};

/** The fee was paid: the client's details. */
type PaymentDone = { kind: "paid"; client: ClientInfo };

/** The state of a lead's payment. */
type PaymentState = PaymentDue | PaymentDone;

/**
 * Whether a failed client-info call leads to a payment-intent call: every refusal does
 * (specification 4.10), but a lost network, an ended session and a limit would only fail again.
 */
function asksForIntent(error: ApiError): boolean {
  return ![0, 401, 429].includes(error.status);
}

const paymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    paymentCardRemove: build.mutation<unknown, string>({
      query: (cardId) => ({ url: `/agent/profile/cards/${cardId}`, method: "DELETE" }),
      // Every payment page offers the cards.
      invalidatesTags: ["ClientInfo"],
    }),
    paymentState: build.query<PaymentState, number>({
      // The order of calls is the specification's (4.10, PAY-3): client info first, an intent only
      // where that gave none. Both use the one intent the server keeps for this lead.
      queryFn: async (leadId, _api, _options, call) => {
        const url = `/agent/profile/leads/${leadId}/confirm`;
        const info = await call({ url });
        if (!info.error) return stateOfReply(info.data);
        const known = dueOfBody(info.error.body);
        if (known?.intent) return { data: { ...known, kind: "due", failure: null } };
        if (!asksForIntent(info.error)) return { error: info.error };
        const intent = await call({ url, method: "POST", body: {} });
        if (!intent.error) return stateOfReply(intent.data);
        const refused = dueOfBody(intent.error.body) ?? known;
        if (!refused || refused.price === null) return { error: intent.error };
        return { data: { ...refused, kind: "due", failure: intent.error } };
      },
      providesTags: (_state, _error, leadId) => [{ type: "ClientInfo", id: leadId }],
      // A payment is never shown from memory.
      keepUnusedDataFor: 0,
    }),
  }),
});

const unreadable: ApiError = { status: 502, codes: [], message: "" };

/** A reply of either confirm call: the client, or what is due. */
function stateOfReply(reply: unknown): { data: PaymentState } | { error: ApiError } {
  const client = clientOfBody(reply);
  if (client) return { data: { kind: "paid", client } };
  const due = dueOfBody(reply);
  return due ? { data: { ...due, kind: "due", failure: null } } : { error: unreadable };
}

export const { usePaymentCardRemoveMutation } = paymentApi;

// Read apart from asked: how often it is asked depends on what it says.
export const {
  useQueryState: usePaymentStateQueryState,
  useQuerySubscription: usePaymentStateQuerySubscription,
} = paymentApi.endpoints.paymentState;

/** Tags of everything that a paid fee changes on other screens. */
export const paidTags = [
  "Leads",
  "Lead",
  "ClientInfo",
  "Payments",
  "Threads",
  "Notifications",
] as const;
