import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AllowedOrigins } from "../origins";
import { sendPage } from "../pages/layout";
import { ApiError } from "./apiError";
import { authenticationPage } from "./authenticationPage";
import { cardElementPage } from "./cardElementPage";
import { localeOf } from "./cardTexts";
import { cardProcessorPage } from "./cardProcessorPage";
import { authenticate } from "./confirmIntent";
import { parseForm } from "./formBody";
import type { PaymentIntent } from "./objects";
import type { Processor } from "./processor";

const queryOf = (request: FastifyRequest) => new URLSearchParams(request.url.split("?")[1]);

const framePolicy = (origins: AllowedOrigins) =>
  `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors ${origins.policySources}`;

/** The frames of the script for browsers, and the page that lists what happened. */
export function registerBrowser(
  app: FastifyInstance,
  { processor, origins }: { processor: Processor; origins: AllowedOrigins },
): void {
  app.get("/elements/card", async (request, reply) => {
    const parent = queryOf(request).get("parent") ?? "";
    const element = queryOf(request).get("element") ?? "";
    if (!origins.allows(parent)) {
      return reply.code(403).type("text/plain").send("This page may not show the card element.");
    }
    reply.header("cross-origin-resource-policy", "cross-origin");
    const locale = localeOf(queryOf(request).get("locale"));
    const page = cardElementPage({ parent, element: element.slice(0, 64), locale });
    return sendPage(reply, page, framePolicy(origins));
  });

  const intentOf = (
    request: FastifyRequest,
    proof: string | undefined,
  ): PaymentIntent | undefined => {
    const id = (request.url.split("?")[0] ?? "").split("/")[2] ?? "";
    const intent = processor.intents.get(id);
    const isOpen =
      intent?.sandbox_authentication != null && intent.sandbox_authentication === proof;
    return isOpen ? intent : undefined;
  };

  app.get("/authenticate/:id", async (request, reply) => {
    const parent = queryOf(request).get("parent") ?? "";
    const intent = intentOf(request, queryOf(request).get("proof") ?? undefined);
    if (!intent || (parent !== "" && !origins.allows(parent))) {
      return reply
        .code(404)
        .type("text/plain")
        .send("This payment does not wait for authentication.");
    }
    const last4 = processor.paymentMethods.get(intent.payment_method ?? "")?.card.last4 ?? "";
    reply.header("cross-origin-resource-policy", "cross-origin");
    const locale = localeOf(queryOf(request).get("locale"));
    const page = authenticationPage(intent, { parent, last4, locale });
    return sendPage(reply, page, framePolicy(origins));
  });

  app.post("/authenticate/:id", async (request, reply) => {
    const form = parseForm(typeof request.body === "string" ? request.body : "");
    const intent = intentOf(request, typeof form["proof"] === "string" ? form["proof"] : undefined);
    if (!intent) {
      throw new ApiError(404, {
        type: "invalid_request_error",
        message: "This payment does not wait for authentication.",
      });
    }
    processor.begin({ id: null, idempotency_key: null });
    const after = authenticate(
      processor,
      intent,
      form["outcome"] === "succeed" ? "succeed" : "fail",
    );
    processor.settle();
    return reply.send({ status: after.status, client_secret: after.client_secret });
  });

  app.get("/card-processor", async (_request, reply) =>
    sendPage(reply, cardProcessorPage(processor)),
  );
}
