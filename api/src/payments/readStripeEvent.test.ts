import { createHmac } from "node:crypto";
import Stripe from "stripe";
import { anIntentBody } from "../testing/aStripe";
import { readStripeEvent } from "./readStripeEvent";

describe("an event of Stripe", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  const atSeconds = now.getTime() / 1000;
  const body = JSON.stringify({
    id: "evt_1",
    object: "event",
    type: "payment_intent.succeeded",
    data: { object: anIntentBody({ status: "succeeded" }) },
  });
  const signed = (options: {
    payload?: string;
    secret?: string;
    timestamp?: number;
    scheme?: string;
  }) =>
    Stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret: "whsec_for_tests",
      timestamp: atSeconds,
      ...options,
    });
  const read = (signature: string, text = body) =>
    readStripeEvent("whsec_for_tests", Buffer.from(text), signature, now);

  it("is read where our secret signed these bytes", () => {
    expect(read(signed({}))).toEqual({
      id: "evt_1",
      type: "payment_intent.succeeded",
      intentId: "pi_1",
      refundedCents: null,
      disputeStatus: null,
    });
  });

  it("may be five minutes old by our own clock, and no older", () => {
    expect(read(signed({ timestamp: atSeconds - 300 }))).not.toBeNull();
    expect(read(signed({ timestamp: atSeconds - 301 }))).toBeNull();
  });

  it("may be five minutes ahead of our own clock, and no further", () => {
    expect(read(signed({ timestamp: atSeconds + 300 }))).not.toBeNull();
    expect(read(signed({ timestamp: atSeconds + 301 }))).toBeNull();
    expect(read(signed({ timestamp: atSeconds + 100_000_000 }))).toBeNull();
  });

  it.each([
    "null",
    "5",
    "[]",
    '{"id":4,"type":"customer.created","data":{"object":{}}}',
    '{"id":"evt_4","type":4,"data":{"object":{}}}',
    '{"id":"evt_4","type":"payment_intent.succeeded"}',
    '{"id":"evt_4","type":"payment_intent.succeeded","data":null}',
    '{"id":"evt_4","type":"charge.refunded","data":{"object":null}}',
  ])("is refused, however well it is signed, where it is no event: %s", (text) => {
    expect(read(signed({ payload: text }), text)).toBeNull();
  });

  it.each([
    ["another secret", signed({ secret: "whsec_other" })],
    ["an old scheme alone", signed({ scheme: "v0" })],
    ["other bytes", signed({ payload: `${body} ` })],
    ["no scheme", `t=${atSeconds}`],
    ["no time", signed({}).replace(/^t=\d+,/, "")],
    ["nothing", ""],
    ["noise", "t=x,v1=y"],
  ])("is refused with a signature of %s", (_what, signature) => {
    expect(read(signature)).toBeNull();
  });

  it("is refused without a secret of ours", () => {
    for (const ours of [null, ""]) {
      // Whoever knows that there is none can sign with none.
      const hash = createHmac("sha256", "").update(`${atSeconds}.${body}`).digest("hex");
      for (const signature of [signed({ secret: "x" }), `t=${atSeconds},v1=${hash}`]) {
        expect(readStripeEvent(ours, Buffer.from(body), signature, now)).toBeNull();
      }
    }
  });

  it("names the intent that was cancelled", () => {
    const type = "payment_intent.canceled";
    const text = JSON.stringify({ id: "evt_2", type, data: { object: anIntentBody() } });
    expect(read(signed({ payload: text }), text)).toMatchObject({ type, intentId: "pi_1" });
  });

  it("of a charge without an intent names none", () => {
    const object = { payment_intent: null, amount_refunded: 4900 };
    const text = JSON.stringify({ id: "evt_2", type: "charge.refunded", data: { object } });
    expect(read(signed({ payload: text }), text)).toMatchObject({ intentId: null });
  });

  it.each([
    [
      { type: "charge.refunded", object: { payment_intent: "pi_2", amount_refunded: 4900 } },
      { refundedCents: 4900, disputeStatus: null },
    ],
    [
      {
        type: "charge.dispute.created",
        object: { payment_intent: { id: "pi_2" }, status: "needs_response" },
      },
      { refundedCents: null, disputeStatus: "needs_response" },
    ],
    [
      { type: "charge.dispute.closed", object: { payment_intent: "pi_2", status: "lost" } },
      { refundedCents: null, disputeStatus: "lost" },
    ],
  ])("names the intent that money went back from", ({ type, object }, said) => {
    const text = JSON.stringify({ id: "evt_2", object: "event", type, data: { object } });
    expect(read(signed({ payload: text }), text)).toEqual({
      id: "evt_2",
      type,
      intentId: "pi_2",
      ...said,
    });
  });

  it("of any other kind is read without a subject", () => {
    const text = JSON.stringify({ id: "evt_3", type: "customer.created", data: { object: {} } });
    expect(read(signed({ payload: text }), text)).toMatchObject({ id: "evt_3", intentId: null });
  });
});
