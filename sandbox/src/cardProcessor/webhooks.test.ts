import type Stripe from "stripe";
import type { Sandbox } from "../startSandbox";
import {
  aReceiver,
  aSandbox,
  payAt,
  postJson,
  stripeAt,
  until,
  type Receiver,
} from "../testing/aSandbox";

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

const pay = (method?: string) => payAt(sandbox, method);
const switchTo = (mode: object) => postJson(sandbox, "/faults/webhooks", mode);
const quiet = () => new Promise((resolve) => setTimeout(resolve, 150));

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
  await start(1);
  await pay();
  await until(() => receiver.received.length === 2);
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
  const page = async () => (await fetch(`${sandbox.origin}/card-processor`)).text();
  await until(async () => (await page()).includes("<td>done</td>"));
});

it("wait while they are held, and come newest first, several times, or once all is normal", async () => {
  await start();
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
  await start();
  await switchTo({ mode: "off" });
  await pay();
  await switchTo({ mode: "on", shiftSeconds: -600 });
  await quiet();
  expect(receiver.received).toEqual([]);
  await pay();
  await until(() => receiver.received.length === 1);
  expect(receiver.received[0]?.accepted).toBe(false);
});
