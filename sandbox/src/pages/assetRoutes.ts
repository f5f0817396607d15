import { readFileSync } from "node:fs";
import type { FastifyInstance } from "fastify";

const ASSETS: Record<string, string> = {
  "authenticate.css": "text/css; charset=utf-8",
  "authenticate.js": "text/javascript; charset=utf-8",
  "cardElement.css": "text/css; charset=utf-8",
  "cardElement.js": "text/javascript; charset=utf-8",
  "cardRules.js": "text/javascript; charset=utf-8",
  "livePage.js": "text/javascript; charset=utf-8",
  "sandbox.css": "text/css; charset=utf-8",
  "sandbox.svg": "image/svg+xml",
  "stripe.js": "text/javascript; charset=utf-8",
};

const assetText = (name: string) =>
  readFileSync(new URL(`../../assets/${name}`, import.meta.url), "utf8");

/** The files of the sandbox's pages, and the card processor's script at the addresses of Stripe's. */
export function registerAssets(app: FastifyInstance): void {
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
}
