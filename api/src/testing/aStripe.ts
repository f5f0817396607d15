import { createServer, type IncomingMessage } from "node:http";
import { readConfig, type Config } from "../server/settings/config";

/** A request as it reached the stub. */
export type Asked = {
  method: string;
  path: string;
  form: Record<string, string>;
  key: string | undefined;
  idempotencyKey: string | undefined;
};

/** How the stub answers: a status and body; `drop` cuts the line; `hang` never answers. */
export type Answer =
  { status?: number; body: object; headers?: Record<string, string> } | "drop" | "hang";

/** A server that speaks as much of Stripe's protocol as a test tells it. */
export async function aStripe() {
  const asked: Asked[] = [];
  let answers: ((asked: Asked) => Answer)[] = [];
  const server = createServer(async (request, response) => {
    const one = await readAsked(request);
    asked.push(one);
    const next = answers.length > 1 ? answers.shift() : answers[0];
    const answer = next?.(one) ?? { status: 500, body: { error: { type: "api_error" } } };
    if (answer === "hang") return;
    if (answer === "drop") {
      request.socket.destroy();
      return;
    }
    response.writeHead(answer.status ?? 200, {
      "content-type": "application/json",
      ...answer.headers,
    });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = Object(server.address());
  return {
    asked,
    /** The configuration that leads here. */
    config(changes: Partial<Config["stripe"]> = {}): Pick<Config, "stripe"> {
      const { stripe } = readConfig({
        STRIPE_PUBLIC_KEY: "pk_test_public",
        STRIPE_SECRET_KEY: "sk_test_secret",
        STRIPE_API_ORIGIN: `http://127.0.0.1:${port}`,
        STRIPE_WEBHOOK_SECRET: "whsec_for_tests",
      });
      return { stripe: { ...stripe, timeoutMs: 2_000, ...changes } };
    },
    /** Answers in this order from now on; the last one stays. */
    answer(...next: (Answer | ((asked: Asked) => Answer))[]) {
      asked.length = 0;
      answers = next.map((one) => (typeof one === "function" ? one : () => one));
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function readAsked(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const [path = "", query = ""] = (request.url ?? "").split("?");
  const text = Buffer.concat(chunks).toString("utf8") || query;
  const header = (name: string) => request.headers[name]?.toString();
  return {
    method: request.method ?? "",
    path,
    form: Object.fromEntries(new URLSearchParams(text)),
    key: header("authorization"),
    idempotencyKey: header("idempotency-key"),
  };
}

/** An intent as Stripe sends it. */
export const anIntentBody = (changes: object = {}) => ({
  id: "pi_1",
  object: "payment_intent",
  amount: 4900,
  currency: "usd",
  client_secret: "pi_1_secret_x",
  customer: "cus_1",
  latest_charge: null,
  metadata: { payment: "7" },
  status: "requires_payment_method",
  ...changes,
});

/** A refusal as Stripe sends it. */
export const refusalBody = (code: string, more: object = {}) => ({
  error: { type: "invalid_request_error", code, message: `Refused: ann@example.com`, ...more },
});
