import type { Payment } from "@quotehaven/contract/wire";

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
