import type { FastifyInstance, FastifyReply } from "fastify";
import type { AllowedOrigins } from "../origins";
import type { Html } from "../pages/html";
import { sendPage } from "../pages/layout";
import { authenticationPage } from "./authenticationPage";
import { cardElementPage } from "./cardElementPage";
import { localeOf } from "./cardTexts";
import { cardProcessorPage } from "./cardProcessorPage";
import { authenticate } from "./confirmIntent";
import { parseForm } from "./formBody";
import type { PaymentIntent } from "./objects";
import type { Processor } from "./processor";

const NOT_WAITING = "This payment does not wait for authentication.";

type FrameQuery = { parent: string; element: string; proof: string; locale: string };
type Frame = { Params: { id: string }; Querystring: Partial<FrameQuery> };
const textQuery = { type: "object", additionalProperties: { type: "string" } };

/** The frames of the script for browsers, and the page that lists what happened. */
export function registerBrowser(
  app: FastifyInstance,
  { processor, origins }: { processor: Processor; origins: AllowedOrigins },
): void {
  const sendFrame = (reply: FastifyReply, page: Html) =>
    sendPage(
      reply.header("cross-origin-resource-policy", "cross-origin"),
      page,
      `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors ${origins.policySources}`,
    );
  const refuse = (reply: FastifyReply, status: number, words: string) =>
    reply.code(status).type("text/plain").send(words);

  app.get<Frame>(
    "/elements/card",
    { schema: { querystring: textQuery } },
    async (request, reply) => {
      const { parent = "", element = "", locale } = request.query;
      if (!origins.allows(parent)) {
        return refuse(reply, 403, "This page may not show the card element.");
      }
      return sendFrame(
        reply,
        cardElementPage({ parent, element: element.slice(0, 64), locale: localeOf(locale) }),
      );
    },
  );

  const waiting = (id: string, proof: unknown): PaymentIntent | undefined => {
    const intent = processor.intents.get(id);
    return intent?.sandbox_authentication && intent.sandbox_authentication === proof
      ? intent
      : undefined;
  };

  app.get<Frame>(
    "/authenticate/:id",
    { schema: { querystring: textQuery } },
    async (request, reply) => {
      const { parent = "", proof, locale } = request.query;
      const intent = waiting(request.params.id, proof);
      if (!intent || !origins.allows(parent)) return refuse(reply, 404, NOT_WAITING);
      const last4 = processor.paymentMethods.get(intent.payment_method ?? "")?.card.last4 ?? "";
      return sendFrame(
        reply,
        authenticationPage(intent, { parent, last4, locale: localeOf(locale) }),
      );
    },
  );

  app.post<Frame>("/authenticate/:id", async (request, reply) => {
    const form = parseForm(typeof request.body === "string" ? request.body : "");
    const intent = waiting(request.params.id, form["proof"]);
    if (!intent) return refuse(reply, 404, NOT_WAITING);
    processor.begin({ id: null, idempotency_key: null });
    authenticate(processor, intent, form["outcome"] === "succeed" ? "succeed" : "fail");
    processor.settle();
    return reply.code(204).send();
  });

  app.get("/card-processor", async (_request, reply) =>
    sendPage(reply, cardProcessorPage(processor)),
  );
}
