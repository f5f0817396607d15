import type { ErrorCode } from "@quotehaven/contract/rules";
import {
  CardParams,
  ClientInfoReply,
  DoneReply,
  ErrorReply,
  IdParams,
  PaymentErrorReply,
  PaymentReply,
  AgentPaymentsQuery,
  PaymentsReply,
} from "@quotehaven/contract/schemas";
import {
  clientInfoReply,
  paymentErrorReply,
  paymentReply,
  paymentsReply,
} from "@quotehaven/contract/wire";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../deps";
import { badRequest, refusal, sentenceOf } from "../server/errors";
import type { App } from "../server/App";
import { currentUser } from "../accounts/sessions/currentUser";
import { languageOf } from "../server/language";
import { replies } from "../server/replies";
import { ProviderUnavailable } from "./provider/paymentProvider";
import { readConfirmation, removeCard, startPayment, type PaymentDue } from "./payment";
import { listPayments } from "./provider/paymentList";
import { receiveEvent } from "./providerEvents";

const config = { access: "agent" } as const;
const PROVIDER_DOWN = "payment-provider-unavailable";

/** Paying for a won lead, the client's details behind it, saved cards, payments, the webhook. */
export async function paymentRoutes(app: App, deps: Deps): Promise<void> {
  confirmRoutes(app, deps);
  paidRoutes(app, deps);
  webhookRoute(app, deps);
}

function confirmRoutes(app: App, deps: Deps): void {
  app.get(
    "/agent/profile/leads/:id/confirm",
    {
      config,
      schema: {
        params: IdParams,
        response: { ...replies(ClientInfoReply), 402: PaymentErrorReply, 502: PaymentErrorReply },
      },
    },
    async (request, reply) => {
      const found = await readConfirmation(deps, agentOf(request), request.params.id);
      if (found.kind === "paid") {
        const { client, payment, consent } = found;
        return clientInfoReply.encode({
          client,
          intent: null,
          cards: [],
          ...(payment && { payment }),
          ...(consent && { consent }),
        });
      }
      return found.isComplete
        ? refuse(reply, 402, "payment-required", found)
        : refuse(reply, 502, PROVIDER_DOWN, found);
    },
  );

  app.post(
    "/agent/profile/leads/:id/confirm",
    {
      config,
      schema: {
        params: IdParams,
        response: { ...replies(PaymentReply), 502: PaymentErrorReply },
      },
    },
    async (request, reply) => {
      const due = await startPayment(deps, agentOf(request), request.params.id);
      const { intent, cards, price, lead } = due;
      if (!intent || !cards) return refuse(reply, 502, PROVIDER_DOWN, due);
      return paymentReply.encode({ intent, cards, price, lead });
    },
  );
}

function paidRoutes(app: App, deps: Deps): void {
  app.get(
    "/agent/profile/payments",
    { config, schema: { querystring: AgentPaymentsQuery, response: replies(PaymentsReply) } },
    async (request) =>
      paymentsReply.encode(await listPayments(deps, agentOf(request), request.query)),
  );

  app.delete(
    "/agent/profile/cards/:id",
    { config, schema: { params: CardParams, response: replies(DoneReply) } },
    async (request) => {
      await removeCard(deps, currentUser(request).id, request.params.id);
      return { message: "Card removed." };
    },
  );
}

function webhookRoute(app: App, deps: Deps): void {
  app.post(
    "/payment/webhook",
    {
      config: { access: "public", rawBody: true },
      schema: { response: { 200: DoneReply, "4xx": ErrorReply, "5xx": ErrorReply } },
    },
    async (request) => {
      // Without a secret nothing can be checked, so nothing is believed.
      if (deps.config.stripe.webhookSecret === null) throw refusal(503, "webhook-not-configured");
      const signature = request.headers["stripe-signature"];
      const event =
        typeof signature === "string" && request.rawBody
          ? deps.payments.readWebhook(request.rawBody, signature, deps.clock.now())
          : null;
      if (!event) throw badRequest("invalid-signature");
      try {
        await receiveEvent(deps, event);
      } catch (error) {
        throw error instanceof ProviderUnavailable ? refusal(503, PROVIDER_DOWN) : error;
      }
      return { message: "Received." };
    },
  );
}

const agentOf = (request: FastifyRequest) => ({
  id: currentUser(request).id,
  language: languageOf(request),
  timeZone: currentUser(request).timeZone,
});

/** A refusal that says what is due, as the payment page needs it (specification 4.10). */
function refuse(
  reply: FastifyReply,
  status: 402 | 502,
  code: ErrorCode,
  { intent, cards, price, lead }: PaymentDue,
): FastifyReply {
  const message = sentenceOf([code], languageOf(reply.request));
  const body = { message, codes: [code], intent, cards: cards ?? [], price, lead };
  return reply.code(status).send(paymentErrorReply.encode(body));
}
