import type {
  ClientInfo,
  ConfigReply,
  PaidLead,
  PaymentIntent,
  SavedCard,
} from "@quotehaven/contract/schemas";
import { renderScreen } from "@quotehaven/platform/testing";
import english from "../../messages/en.json" with { type: "json" };

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

const config: ConfigReply = {
  publicKey: "pk_test_1",
  cardScriptUrl: null,
  humanVerification: { kind: "altcha", siteKey: null },
};

/** Opens a screen for an agent who is signed in, with the provider's own script. */
export const openScreen = (
  shown: Parameters<typeof renderScreen>[0],
  path: string,
  replies: Record<string, unknown>,
) =>
  renderScreen(shown, {
    path,
    session: "agent",
    messages: { payment: english },
    replies: { "GET /config": config, ...replies },
  });

/** Puts the provider's script on the page; the loader takes a window.Stripe that is there. */
export function putProviderOnPage(start: () => object): void {
  Object.assign(window, { Stripe: Object.assign(start, { version: "endive" }) });
}
