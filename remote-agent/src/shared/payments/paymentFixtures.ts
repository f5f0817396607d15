import type { FeeReturn, Payment } from "@quotehaven/contract/wire";

/** A fee that was paid by card, with what the test changes. */
export function aPayment(changes: Partial<Payment> = {}): Payment {
  return {
    number: "QH-000012",
    paidAt: "2026-11-20T15:00:00.000Z",
    leadId: 12,
    lead: "Carla Jones",
    typeNames: ["Home", "Auto"],
    amount: 49,
    brand: "visa",
    last4: "4242",
    status: "paid",
    ...changes,
  };
}

/** A request for a fee that nobody has decided. */
export function aFeeReturn(changes: Partial<FeeReturn> = {}): FeeReturn {
  return {
    status: "asked",
    reason: "contact-fails",
    words: "No such number.",
    askedAt: "2026-11-20T15:00:00.000Z",
    decideBy: "2026-11-25T15:00:00.000Z",
    decidedAt: null,
    answer: "",
    ...changes,
  };
}
