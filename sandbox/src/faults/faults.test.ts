import { createHash } from "node:crypto";
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Sandbox } from "../startSandbox";
import {
  aReceiver,
  aCardAt,
  aSandbox,
  failure,
  mailTo,
  payAt,
  postJson,
  stripeAt,
  until,
  type Receiver,
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

describe("webhooks", () => {
  let sandbox: Sandbox;
  let receiver: Receiver;
  const startTelling = async (failures = 0) => {
    receiver = await aReceiver(failures);
    sandbox = await start({ webhookUrl: receiver.url });
  };
  afterEach(() => receiver.close());

  const pay = (method?: string) => payAt(sandbox, method);
  const switchTo = (mode: object) => postJson(sandbox, "/faults/webhooks", mode);
  const quiet = () => new Promise((resolve) => setTimeout(resolve, 150));

  it("tell everything that happens, signed so that the SDK accepts it", async () => {
    await startTelling();
    const stripe = stripeAt(sandbox);
    const paid = await pay();
    await pay("pm_card_visa_chargeDeclined").catch(() => {});
    await pay("pm_card_threeDSecure2Required");
    const open = await stripe.paymentIntents.create({ amount: 4900, currency: "usd" });
    await stripe.paymentIntents.cancel(open.id);
    await stripe.refunds.create({ payment_intent: paid.id });
    await postJson(sandbox, "/faults/dispute", { payment_intent: paid.id });
    await until(() => receiver.received.length >= 6);
    expect(receiver.received.map(({ type }) => type).sort()).toEqual([
      "charge.dispute.created",
      "charge.refunded",
      "payment_intent.canceled",
      "payment_intent.payment_failed",
      "payment_intent.requires_action",
      "payment_intent.succeeded",
    ]);
    expect(receiver.received.every(({ accepted }) => accepted)).toBe(true);
    const charge = (await stripe.charges.list()).data.find(({ disputed }) => disputed);
    expect(charge?.payment_intent).toBe(paid.id);
  });

  it("are sent again until they are taken", async () => {
    await startTelling(1);
    await pay();
    await until(() => receiver.received.length === 2);
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
    const page = async () => (await fetch(`${sandbox.origin}/card-processor`)).text();
    await until(async () => (await page()).includes("<td>done</td>"));
  });

  it("wait while they are held, and come newest first, several times, or once all is normal", async () => {
    await startTelling();
    await switchTo({ mode: "hold", reverse: true, copies: 2 });
    const first = await pay();
    const second = await pay();
    await quiet();
    expect(receiver.received).toEqual([]);
    const released = await postJson(sandbox, "/faults/webhooks/release");
    expect(await released.json()).toEqual({ released: 2 });
    const objects = () => receiver.received.map(({ objectId }) => objectId);
    expect(objects()).toEqual([second.id, second.id, first.id, first.id]);
    const third = await pay();
    await fetch(`${sandbox.origin}/faults`, { method: "DELETE" });
    await until(() => receiver.received.length === 5);
    expect(objects().at(-1)).toBe(third.id);
  });

  it("are lost while they are off, and refused by the SDK with a signature of ten minutes ago", async () => {
    await startTelling();
    await switchTo({ mode: "off" });
    await pay();
    await switchTo({ mode: "on", shiftSeconds: -600 });
    await quiet();
    expect(receiver.received).toEqual([]);
    await pay();
    await until(() => receiver.received.length === 1);
    expect(receiver.received[0]?.accepted).toBe(false);
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
    const card = await aCardAt(first, "4242424242424242", {}, { "idempotency-key": "card" });
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
