import { readFileSync } from "node:fs";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AllowedOrigins } from "../origins";
import { html, type Html } from "../pages/html";
import { sendPage } from "../pages/layout";
import { ApiError } from "./apiError";
import { cardProcessorPage } from "./cardProcessorPage";
import { authenticate } from "./confirmIntent";
import { parseForm } from "./formBody";
import type { PaymentIntent } from "./objects";
import type { Processor } from "./processor";

const ASSETS: Record<string, string> = {
  "authenticate.css": "text/css; charset=utf-8",
  "authenticate.js": "text/javascript; charset=utf-8",
  "cardElement.css": "text/css; charset=utf-8",
  "cardElement.js": "text/javascript; charset=utf-8",
  "cardRules.js": "text/javascript; charset=utf-8",
  "mailbox.js": "text/javascript; charset=utf-8",
  "sandbox.css": "text/css; charset=utf-8",
  "sandbox.svg": "image/svg+xml",
  "stripe.js": "text/javascript; charset=utf-8",
};

const assetText = (name: string) =>
  readFileSync(new URL(`../../assets/${name}`, import.meta.url), "utf8");

const queryOf = (request: FastifyRequest) => new URLSearchParams(request.url.split("?")[1]);

const framePolicy = (origins: AllowedOrigins) =>
  `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors ${origins.policySources}`;

function cardElementPage(parent: string, element: string): Html {
  return html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>Secure card payment input frame</title>
      <link rel="stylesheet" href="/assets/cardElement.css" />
      <script src="/assets/cardElement.js" type="module"></script>
    </head>
    <body data-parent="${parent}" data-element="${element}">
      <div class="card" role="group" aria-label="Card">
        <span class="brand" aria-hidden="true"></span>
        <div class="number">
          <input
            name="cardnumber"
            aria-label="Card number"
            placeholder="Card number"
            autocomplete="cc-number"
            inputmode="numeric"
            autocorrect="off"
            spellcheck="false"
          />
        </div>
        <div class="rest">
          <input
            name="exp-date"
            aria-label="Expiration date"
            placeholder="MM / YY"
            autocomplete="cc-exp"
            inputmode="numeric"
            autocorrect="off"
            spellcheck="false"
          />
          <input
            name="cvc"
            aria-label="Security code"
            placeholder="CVC"
            autocomplete="cc-csc"
            inputmode="numeric"
            autocorrect="off"
            spellcheck="false"
          />
          <input
            name="postal"
            aria-label="ZIP"
            placeholder="ZIP"
            autocomplete="postal-code"
            inputmode="numeric"
            autocorrect="off"
            spellcheck="false"
          />
        </div>
      </div>
    </body>
  </html>`;
}

const amountOf = ({ amount, currency }: PaymentIntent) =>
  new Intl.NumberFormat("en-US", { style: "currency", currency }).format(amount / 100);

function authenticationPage(intent: PaymentIntent, parent: string, last4: string): Html {
  return html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>Card authentication</title>
      <link rel="stylesheet" href="/assets/authenticate.css" />
      <script src="/assets/authenticate.js" type="module"></script>
    </head>
    <body data-parent="${parent}" data-intent="${intent.id}">
      <main>
        <p class="bank">Your bank (sandbox)</p>
        <h1>Is this you paying?</h1>
        <p>
          Your bank asks you to confirm
          <strong>${amountOf(intent)}</strong
          >${last4 && html` with the card ending in <strong>${last4}</strong>`}.
        </p>
        <div class="actions">
          <button type="button" class="complete" data-outcome="succeed">
            Complete authentication
          </button>
          <button type="button" class="fail" data-outcome="fail">Fail authentication</button>
        </div>
        <p class="status" role="status"></p>
      </main>
    </body>
  </html>`;
}

/** The script for browsers, its frames, and the page that lists what happened. */
export function registerBrowser(
  app: FastifyInstance,
  { processor, origins }: { processor: Processor; origins: AllowedOrigins },
): void {
  for (const [name, type] of Object.entries(ASSETS)) {
    const text = assetText(name);
    const addresses = name === "stripe.js" ? ["/v3", "/v3/", "/stripe.js"] : [`/assets/${name}`];
    for (const address of addresses) {
      app.get(address, async (_request, reply) =>
        reply
          .header("cache-control", "no-cache")
          .header(
            "cross-origin-resource-policy",
            name === "stripe.js" ? "cross-origin" : "same-origin",
          )
          .type(type)
          .send(text),
      );
    }
  }

  app.get("/elements/card", async (request, reply) => {
    const parent = queryOf(request).get("parent") ?? "";
    const element = queryOf(request).get("element") ?? "";
    if (!origins.allows(parent)) {
      return reply.code(403).type("text/plain").send("This page may not show the card element.");
    }
    reply.header("cross-origin-resource-policy", "cross-origin");
    return sendPage(reply, cardElementPage(parent, element.slice(0, 64)), framePolicy(origins));
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
    return sendPage(reply, authenticationPage(intent, parent, last4), framePolicy(origins));
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
