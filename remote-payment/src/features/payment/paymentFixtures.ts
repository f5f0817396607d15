import type { ClientInfo, PaidLead, PaymentIntent, SavedCard } from "@quotehaven/contract/schemas";

/** An intent that waits for a card. */
export function anIntent(changes: Partial<PaymentIntent> = {}): PaymentIntent {
  return {
    id: "pi_1",
    client_secret: "pi_1_secret_x",
    status: "requires_payment_method",
    amount: 4900,
    currency: "usd",
    ...changes,
  };
}

/** A saved Visa card. */
export function aSavedCard(): SavedCard {
  return { id: "pm_1", card: { brand: "visa", last4: "4242", exp_month: 4, exp_year: 2030 } };
}

/** A home lead that Carla's choice made due. */
export function aPaidLead(): PaidLead {
  return {
    aps_id: 12,
    aps_submitted: "2026-11-20T15:00:00.000Z",
    usr_firstname: "Carla",
    usr_lastname: "Jones",
    ins_names: ["Home"],
    inc_name: "State Farm",
    qot_monthly: 118,
  };
}

/** What a paid fee opens. */
export function aClient(): ClientInfo {
  return {
    usr_firstname: "Carla",
    usr_lastname: "Jones",
    usr_email: "carla@example.com",
    usr_phonenumber: "(512)555-0199",
  };
}
