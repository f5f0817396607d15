import type { Mailer } from "./outbox/mail/mailer";
import type { PaymentProvider } from "./payments/provider/paymentProvider";
import { inSpan } from "./server/tracing/tracing";

/** A mailer whose mails are steps of what is under way. */
export const traceMails = (mailer: Mailer): Mailer => ({
  ...mailer,
  send: (mail) => inSpan("send mail", { asking: true }, () => mailer.send(mail)),
});

/** A card processor of which each call is a step of what is under way. */
export function traceCards(cards: PaymentProvider): PaymentProvider {
  const step = <Told>(name: string, call: () => Promise<Told>) =>
    inSpan(`cards: ${name}`, { asking: true }, call);
  return {
    createCustomer: (input) => step("create customer", () => cards.createCustomer(input)),
    deleteCustomer: (id) => step("delete customer", () => cards.deleteCustomer(id)),
    createIntent: (input) => step("create intent", () => cards.createIntent(input)),
    getIntent: (id) => step("get intent", () => cards.getIntent(id)),
    listIntents: (made, after) => step("list intents", () => cards.listIntents(made, after)),
    listRefunds: (made, after) => step("list refunds", () => cards.listRefunds(made, after)),
    cancelIntent: (id) => step("cancel intent", () => cards.cancelIntent(id)),
    refund: (input) => step("refund", () => cards.refund(input)),
    listCards: (customerId) => step("list cards", () => cards.listCards(customerId)),
    removeCard: (id) => step("remove card", () => cards.removeCard(id)),
    readWebhook: cards.readWebhook,
  };
}
