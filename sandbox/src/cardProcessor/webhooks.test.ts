import type Stripe from "stripe";
import type { Sandbox } from "../startSandbox";
import { aReceiver, aSandbox, postJson, stripeAt, until, type Receiver } from "../testing/aSandbox";

let sandbox: Sandbox;
let stripe: Stripe;
let receiver: Receiver;

const start = async (failures = 0) => {
  receiver = await aReceiver(failures);
  sandbox = await aSandbox({ webhookUrl: receiver.url });
  stripe = stripeAt(sandbox);
};
afterEach(async () => {
  await sandbox.close();
  await receiver.close();
});

const pay = (method = "pm_card_visa") =>
  stripe.paymentIntents.create({
    amount: 4900,
    currency: "usd",
    payment_method: method,
    confirm: true,
  });
const switchTo = (mode: object) => postJson(sandbox, "/faults/webhooks", mode);
const release = () => postJson(sandbox, "/faults/webhooks/release");
const types = () => receiver.received.map(({ type }) => type);
const quiet = () => new Promise((resolve) => setTimeout(resolve, 150));

describe("webhooks", () => {
  it("tell everything that happens, signed so that the SDK accepts it", async () => {
    await start();
    const paid = await pay();
    await pay("pm_card_visa_chargeDeclined").catch(() => {});
    await pay("pm_card_threeDSecure2Required");
    const open = await stripe.paymentIntents.create({ amount: 4900, currency: "usd" });
    await stripe.paymentIntents.cancel(open.id);
    await stripe.refunds.create({ payment_intent: paid.id });
    await postJson(sandbox, "/faults/dispute", { payment_intent: paid.id });
    await until(() => receiver.received.length >= 6);
    expect(types().sort()).toEqual([
      "charge.dispute.created",
      "charge.refunded",
      "payment_intent.canceled",
      "payment_intent.payment_failed",
      "payment_intent.requires_action",
      "payment_intent.succeeded",
    ]);
    expect(receiver.received.every(({ accepted }) => accepted)).toBe(true);
  });

  it("are sent again until they are taken", async () => {
    await start(1);
    await pay();
    await until(() => receiver.received.length === 2);
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
    await until(async () => (await stripe.events.list()).data[0]?.pending_webhooks === 0);
  });

  it("wait while they are held, and can come newest first and several times", async () => {
    await start();
    await switchTo({ mode: "hold", reverse: true, copies: 2 });
    const first = await pay();
    const second = await pay();
    await quiet();
    expect(receiver.received).toEqual([]);
    expect(await (await release()).json()).toEqual({ released: 2 });
    expect(receiver.received.map(({ objectId }) => objectId)).toEqual([
      second.id,
      second.id,
      first.id,
      first.id,
    ]);
  });

  it("that were held arrive when everything is back to normal", async () => {
    await start();
    await switchTo({ mode: "hold" });
    await pay();
    await fetch(`${sandbox.origin}/faults`, { method: "DELETE" });
    await until(() => receiver.received.length === 1);
    expect(types()).toEqual(["payment_intent.succeeded"]);
  });

  it("are lost while they are off", async () => {
    await start();
    await switchTo({ mode: "off" });
    await pay();
    await switchTo({ mode: "on" });
    await quiet();
    expect(receiver.received).toEqual([]);
  });

  it("with a signature of ten minutes ago are not accepted by the SDK", async () => {
    await start();
    await switchTo({ mode: "on", shiftSeconds: -600 });
    await pay();
    await until(() => receiver.received.length === 1);
    expect(receiver.received[0]?.accepted).toBe(false);
  });

  it("can come late", async () => {
    await start();
    await switchTo({ mode: "on", delayMs: 200 });
    await pay();
    await quiet();
    expect(receiver.received).toEqual([]);
    await until(() => receiver.received.length === 1);
  });
});
