import { createHash } from "node:crypto";
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Sandbox } from "../startSandbox";
import {
  aReceiver,
  asBrowser,
  aSandbox,
  failure,
  mailTo,
  payAt,
  postJson,
  stripeAt,
  until,
} from "../testing/aSandbox";

const params = { amount: 4900, currency: "usd" };
let running: Sandbox[] = [];
const start = async (...options: Parameters<typeof aSandbox>) => {
  const sandbox = await aSandbox(...options);
  running.push(sandbox);
  return sandbox;
};
afterEach(async () => {
  await Promise.all(running.map((sandbox) => sandbox.close()));
  running = [];
});

const broken = (sandbox: Sandbox, fault: object) => postJson(sandbox, "/faults/api", fault);

describe("the provider's faults", () => {
  it("do nothing but answer so, for one operation, until they are cleared", async () => {
    const sandbox = await start();
    const stripe = stripeAt(sandbox);
    const fault = { operation: "payment_intents.create", kind: "503" };
    await broken(sandbox, fault);
    expect((await failure(stripe.paymentIntents.create(params))).statusCode).toBe(503);
    expect((await stripe.paymentIntents.list()).data).toEqual([]);
    const shown = await fetch(`${sandbox.origin}/faults`);
    expect(await shown.json()).toMatchObject({ api: [fault], smtp: { mode: "ok", lost: 0 } });
    await fetch(`${sandbox.origin}/faults`, { method: "DELETE" });
    expect((await stripe.paymentIntents.create(params)).amount).toBe(4900);
  });

  it("are refused when they are misspelt, and from a page of another site", async () => {
    const sandbox = await start();
    const misspelt = { operation: "payment_intents.creat", kind: "503" };
    expect((await broken(sandbox, misspelt)).status).toBe(400);
    expect((await broken(sandbox, { operation: "*", kind: "404" })).status).toBe(400);
    const asForm = (type: string) =>
      fetch(`${sandbox.origin}/faults/api`, {
        method: "POST",
        headers: { "content-type": type },
        body: '{"operation":"*","kind":"503"}',
      });
    expect((await asForm("text/plain")).status).toBe(415);
    expect((await asForm("application/x-www-form-urlencoded")).status).toBe(400);
  });
});

describe("a restart", () => {
  let dataDir = "";
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), "sandbox-"));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  it("keeps all but card numbers, and delivers what could not be delivered before", async () => {
    const first = await aSandbox({ dataDir, webhookUrl: "http://127.0.0.1:9/nobody" });
    const before = stripeAt(first);
    const { id: customer } = await before.customers.create({ email: "ann@example.com" });
    const key = { idempotencyKey: "lead-7" };
    const intent = await before.paymentIntents.create({ ...params, customer }, key);
    const { body: card } = await asBrowser(
      first,
      "/v1/payment_methods",
      {
        type: "card",
        "card[number]": "4242424242424242",
        "card[exp_month]": "12",
        "card[exp_year]": "34",
        "card[cvc]": "987",
      },
      { "idempotency-key": "card" },
    );
    await before.paymentIntents.confirm(intent.id, {
      payment_method: card.id,
      setup_future_usage: "on_session",
    });
    await mailTo(first, { to: "ann@example.com", subject: "Kept" });
    await first.close();
    const journal = join(dataDir, "card-processor.jsonl");
    const kept = readFileSync(journal, "utf8");
    expect(kept).not.toContain("4242424242424242");
    expect(kept).not.toContain(createHash("sha256").update("4242424242424242").digest("base64url"));
    // The process was killed in the middle of writing.
    appendFileSync(journal, '[{"collection":"intents","id":"pi_torn","val');
    appendFileSync(join(dataDir, "mailbox.jsonl"), '[{"collection":"mails"');

    const receiver = await aReceiver();
    const second = await start({ dataDir, webhookUrl: receiver.url });
    const stripe = stripeAt(second);
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe("succeeded");
    const cards = await stripe.customers.listPaymentMethods(customer);
    expect(cards.data.map(({ card }) => card?.last4)).toEqual(["4242"]);
    const repeated = await stripe.paymentIntents.create({ ...params, customer }, key);
    expect(repeated.id).toBe(intent.id);
    const mails = await fetch(`${second.origin}/mailbox.json`);
    expect(await mails.json()).toMatchObject([{ subject: "Kept" }]);
    await until(() => receiver.received.length === 1);
    expect(receiver.received).toMatchObject([
      { type: "payment_intent.succeeded", objectId: intent.id, accepted: true },
    ]);
    await receiver.close();
    expect((await payAt(second)).status).toBe("succeeded");
  });
});
