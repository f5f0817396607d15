import { createHash } from "node:crypto";
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Stripe from "stripe";
import type { Sandbox } from "../startSandbox";
import { aReceiver, aSandbox, mailTo, postJson, stripeAt, until } from "../testing/aSandbox";

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

const failure = async (work: Promise<unknown>) => {
  const error: unknown = await work.catch((reason: unknown) => reason);
  if (error instanceof Stripe.errors.StripeError) return error;
  throw new Error("It did not fail.", { cause: error });
};

describe("the provider's faults", () => {
  it.each([
    ["503", 503],
    ["429", 429],
  ])("answer %s without doing anything", async (kind, status) => {
    const sandbox = await start();
    const stripe = stripeAt(sandbox);
    await broken(sandbox, { operation: "payment_intents.create", kind, times: 1 });
    expect((await failure(stripe.paymentIntents.create(params))).statusCode).toBe(status);
    expect((await stripe.paymentIntents.list()).data).toEqual([]);
    expect((await stripe.paymentIntents.create(params)).amount).toBe(4900);
  });

  it("answer late", async () => {
    const sandbox = await start();
    await broken(sandbox, { operation: "*", kind: "delay", delayMs: 200, times: 1 });
    const begun = Date.now();
    await stripeAt(sandbox).paymentIntents.create(params);
    expect(Date.now() - begun).toBeGreaterThanOrEqual(190);
  });

  it("never answer while they hang", async () => {
    const sandbox = await start();
    const stripe = stripeAt(sandbox, undefined, 200);
    await broken(sandbox, { operation: "payment_methods.list", kind: "hang" });
    const { id: customer } = await stripe.customers.create();
    const error = await failure(stripe.paymentMethods.list({ customer }));
    expect(error.type).toBe("StripeConnectionError");
  });

  it("drop the connection before anything happens", async () => {
    const sandbox = await start();
    const stripe = stripeAt(sandbox);
    await broken(sandbox, { operation: "payment_intents.create", kind: "drop" });
    expect((await failure(stripe.paymentIntents.create(params))).type).toBe(
      "StripeConnectionError",
    );
    expect((await stripe.paymentIntents.list()).data).toEqual([]);
  });

  it("lose the answer after it happened, and a repeated request gets it", async () => {
    const sandbox = await start();
    const stripe = stripeAt(sandbox);
    const { id } = await stripe.paymentIntents.create(params);
    // The SDK itself repeats a request once when the connection breaks.
    await broken(sandbox, { operation: "payment_intents.confirm", kind: "lost-reply", times: 2 });
    const confirm = () =>
      stripe.paymentIntents.confirm(
        id,
        { payment_method: "pm_card_visa" },
        { idempotencyKey: "pay" },
      );
    expect((await failure(confirm())).type).toBe("StripeConnectionError");
    expect((await stripe.paymentIntents.retrieve(id)).status).toBe("succeeded");
    expect((await confirm()).status).toBe("succeeded");
    expect((await stripe.charges.list({ payment_intent: id })).data).toHaveLength(1);
  });

  it("end when they are cleared", async () => {
    const sandbox = await start();
    await broken(sandbox, { operation: "*", kind: "503" });
    const listed = await (await fetch(`${sandbox.origin}/faults`)).json();
    expect(listed.api).toEqual([{ operation: "*", kind: "503", delayMs: 1000, times: null }]);
    await fetch(`${sandbox.origin}/faults`, { method: "DELETE" });
    expect((await stripeAt(sandbox).paymentIntents.create(params)).amount).toBe(4900);
  });

  it.each([
    [{ operation: "payment_intents.creat", kind: "503" }],
    [{ operation: "*", kind: "404" }],
    [{ operation: "*", kind: "503", times: 0 }],
  ])("are refused when they are misspelt: %j", async (fault) => {
    expect((await broken(await start(), fault)).status).toBe(400);
  });

  it("cannot be switched by a page of another site", async () => {
    const sandbox = await start();
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

describe("the mail server's faults", () => {
  it.each([
    ["4xx", 451],
    ["5xx", 554],
  ])("refuse with %s", async (mode, responseCode) => {
    const sandbox = await start();
    await postJson(sandbox, "/faults/smtp", { mode });
    await expect(mailTo(sandbox, { to: "ann@example.com" })).rejects.toMatchObject({
      responseCode,
    });
    await postJson(sandbox, "/faults/smtp", { mode: "ok" });
    await mailTo(sandbox, { to: "ann@example.com" });
    expect(await (await fetch(`${sandbox.origin}/mailbox.json`)).json()).toHaveLength(1);
  });

  it("accept with lose what nobody ever sees", async () => {
    const sandbox = await start();
    await postJson(sandbox, "/faults/smtp", { mode: "lose" });
    await mailTo(sandbox, { to: "ann@example.com" });
    expect(await (await fetch(`${sandbox.origin}/faults`)).json()).toMatchObject({
      smtp: { mode: "lose", lost: 1 },
    });
    await postJson(sandbox, "/faults/smtp", { mode: "ok" });
    expect(await (await fetch(`${sandbox.origin}/mailbox.json`)).json()).toEqual([]);
  });

  it.each(["down", "tarpit"])(
    "keep mail out while it is %s, and end by themselves",
    async (mode) => {
      const sandbox = await start();
      await postJson(sandbox, "/faults/smtp", { mode, forMs: 900 });
      await expect(mailTo(sandbox, { to: "ann@example.com" })).rejects.toThrow();
      await until(() => mailTo(sandbox, { to: "ann@example.com" }).then(Boolean, () => false));
      expect(await (await fetch(`${sandbox.origin}/mailbox.json`)).json()).toHaveLength(1);
    },
  );
});

describe("a restart", () => {
  const folder = () => mkdtempSync(join(tmpdir(), "sandbox-"));

  it("keeps mails, customers, cards, payments, events and idempotency keys", async () => {
    const dataDir = folder();
    const first = await aSandbox({ dataDir });
    const before = stripeAt(first);
    const customer = await before.customers.create({ email: "ann@example.com" });
    const created = { ...params, customer: customer.id };
    const intent = await before.paymentIntents.create(created, { idempotencyKey: "lead-7" });
    await before.paymentIntents.confirm(intent.id, {
      payment_method: "pm_card_mastercard",
      setup_future_usage: "on_session",
    });
    await mailTo(first, { to: "ann@example.com", subject: "Kept" });
    await first.close();
    // The process was killed in the middle of writing.
    appendFileSync(
      join(dataDir, "card-processor.jsonl"),
      '[{"collection":"intents","id":"pi_torn","val',
    );
    appendFileSync(join(dataDir, "mailbox.jsonl"), '[{"collection":"mails"');

    const second = await start({ dataDir });
    const stripe = stripeAt(second);
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe("succeeded");
    const cards = await stripe.paymentMethods.list({ customer: customer.id });
    expect(cards.data.map(({ card }) => card?.last4)).toEqual(["4444"]);
    expect((await stripe.events.list()).data.map(({ type }) => type)).toEqual([
      "payment_intent.succeeded",
    ]);
    const repeated = await stripe.paymentIntents.create(created, { idempotencyKey: "lead-7" });
    expect(repeated.id).toBe(intent.id);
    const mails = await (await fetch(`${second.origin}/mailbox.json`)).json();
    expect(mails).toMatchObject([{ subject: "Kept" }]);
    rmSync(dataDir, { recursive: true });
  });

  it("delivers the events that could not be delivered before", async () => {
    const dataDir = folder();
    const receiver = await aReceiver();
    const first = await aSandbox({ dataDir, webhookUrl: "http://127.0.0.1:9/nobody" });
    await stripeAt(first).paymentIntents.create({
      ...params,
      payment_method: "pm_card_visa",
      confirm: true,
    });
    await first.close();
    await start({ dataDir, webhookUrl: receiver.url });
    await until(() => receiver.received.length === 1);
    expect(receiver.received[0]).toMatchObject({
      type: "payment_intent.succeeded",
      accepted: true,
    });
    await receiver.close();
    rmSync(dataDir, { recursive: true });
  });

  it("never finds a card number in what was kept", async () => {
    const dataDir = folder();
    const sandbox = await start({ dataDir });
    await fetch(`${sandbox.origin}/v1/payment_methods`, {
      method: "POST",
      headers: { "idempotency-key": "card" },
      body: new URLSearchParams({
        key: "pk_test_sandboxForTests",
        type: "card",
        "card[number]": "4242424242424242",
        "card[exp_month]": "12",
        "card[exp_year]": "34",
        "card[cvc]": "987",
      }),
    });
    const kept = readFileSync(join(dataDir, "card-processor.jsonl"), "utf8");
    expect(kept).toContain('"last4":"4242"');
    expect(kept).not.toContain("4242424242424242");
    expect(kept).not.toContain(createHash("sha256").update("4242424242424242").digest("base64url"));
    rmSync(dataDir, { recursive: true });
  });
});
