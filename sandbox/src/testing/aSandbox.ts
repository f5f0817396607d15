import { createServer, type IncomingMessage, type Server } from "node:http";
import { createTransport } from "nodemailer";
import Stripe from "stripe";
import { startSandbox, type Sandbox, type SandboxOptions } from "../startSandbox";

const SECRET_KEY = "sk_test_sandboxForTests";
export const PUBLISHABLE_KEY = "pk_test_sandboxForTests";
const WEBHOOK_SECRET = "whsec_sandboxForTests";

/** A sandbox on free ports. */
export const aSandbox = (options: Partial<SandboxOptions> = {}): Promise<Sandbox> =>
  startSandbox({
    port: 0,
    smtpPort: 0,
    publishableKey: PUBLISHABLE_KEY,
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    ...options,
  });

/** The official SDK, pointed at a sandbox. */
export const stripeAt = (sandbox: Sandbox, key = SECRET_KEY, timeout = 5000) =>
  new Stripe(key, {
    host: "127.0.0.1",
    port: sandbox.port,
    protocol: "http",
    maxNetworkRetries: 0,
    timeout,
    telemetry: false,
  });

export const postJson = (sandbox: Sandbox, path: string, body: object = {}) =>
  fetch(`${sandbox.origin}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

/** What a browser sends: a form with the publishable key in it. */
export async function asBrowser(
  sandbox: Sandbox,
  path: string,
  form: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const reply = await fetch(`${sandbox.origin}${path}`, {
    method: "POST",
    headers: { origin: "http://localhost:3000", ...headers },
    body: new URLSearchParams({ key: PUBLISHABLE_KEY, ...form }),
  });
  return { status: reply.status, headers: reply.headers, body: await reply.json() };
}

/** Makes a payment method of a card as the script for browsers does, and says what was answered. */
export async function aCardAt(
  sandbox: Sandbox,
  number: string,
  card: Record<string, string> = {},
  headers: Record<string, string> = {},
) {
  const form = {
    type: "card",
    "card[number]": number,
    "card[exp_month]": "12",
    "card[exp_year]": String(new Date().getFullYear() + 1),
    "card[cvc]": number.length === 15 ? "1234" : "123",
    ...card,
  };
  return (await asBrowser(sandbox, "/v1/payment_methods", form, headers)).body;
}

/** Confirms a payment as the script for browsers does. */
export const confirmAsBrowser = (
  sandbox: Sandbox,
  { id, client_secret }: Stripe.PaymentIntent,
  form: Record<string, string>,
  headers: Record<string, string> = {},
) =>
  asBrowser(
    sandbox,
    `/v1/payment_intents/${id}/confirm`,
    { client_secret: client_secret ?? "", ...form },
    headers,
  );

/** Makes a payment and confirms it, as a server does. */
export async function payAt(sandbox: Sandbox, payment_method = "pm_card_visa") {
  const { paymentIntents } = stripeAt(sandbox);
  const { id } = await paymentIntents.create({ amount: 4900, currency: "usd" });
  return paymentIntents.confirm(id, { payment_method });
}

/** What a call of the SDK is refused with. @throws when it is not refused */
export async function failure(work: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error: unknown = await work.catch((reason: unknown) => reason);
  if (error instanceof Stripe.errors.StripeError) return error;
  throw new Error("It did not fail.", { cause: error });
}

/** Mails over real SMTP. */
export const mailTo = (
  sandbox: Sandbox,
  message: { to: string; subject?: string; text?: string; html?: string },
) =>
  createTransport({
    host: "127.0.0.1",
    port: sandbox.smtpPort,
    secure: false,
    ignoreTLS: true,
    greetingTimeout: 500,
    connectionTimeout: 500,
    socketTimeout: 2000,
  }).sendMail({ from: "hello@quotehaven.example", subject: "Hello", text: "Hello", ...message });

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString("utf8");
}

/** A server that takes webhooks and says how it answered. */
export type Receiver = {
  url: string;
  /** What arrived, with whether its signature was accepted. */
  received: { type: string; id: string; objectId: string; accepted: boolean }[];
  close(): Promise<void>;
};

/** @param failures how many requests are answered with 500 before the first 200 */
export async function aReceiver(failures = 0): Promise<Receiver> {
  const stripe = new Stripe(SECRET_KEY);
  const received: Receiver["received"] = [];
  let left = failures;
  const server: Server = createServer(async (request, response) => {
    const body = await textOf(request);
    const event: { id: string; type: string; data: { object: { id: string } } } = JSON.parse(body);
    const signature = String(request.headers["stripe-signature"]);
    let accepted = true;
    try {
      stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET);
    } catch {
      accepted = false;
    }
    received.push({ type: event.type, id: event.id, objectId: event.data.object.id, accepted });
    left -= 1;
    response.writeHead(left >= 0 ? 500 : 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Waits until something holds. @throws after five seconds */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 5000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error("It did not come true within five seconds.");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
