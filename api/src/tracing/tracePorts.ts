import type { Mailer } from "../ports/mailer";
import type { PaymentProvider } from "../ports/paymentProvider";
import type { Tracing } from "../ports/tracing";

/** A mailer whose mails are steps of what is under way. */
export const traceMails = (mailer: Mailer, tracing: Tracing): Mailer => ({
  ...mailer,
  send: (mail) => tracing.step("send mail", { asking: true }, () => mailer.send(mail)),
});

/** A card processor of which each call is a step of what is under way. */
export function traceCards(cards: PaymentProvider, tracing: Tracing): PaymentProvider {
  const asStep =
    <Given extends unknown[], Told>(name: string, call: (...given: Given) => Promise<Told>) =>
    (...given: Given) =>
      tracing.step(`cards: ${name}`, { asking: true }, () => call(...given));
  return {
    createCustomer: asStep("create customer", cards.createCustomer),
    deleteCustomer: asStep("delete customer", cards.deleteCustomer),
    createIntent: asStep("create intent", cards.createIntent),
    getIntent: asStep("get intent", cards.getIntent),
    cancelIntent: asStep("cancel intent", cards.cancelIntent),
    refund: asStep("refund", cards.refund),
    listCards: asStep("list cards", cards.listCards),
    removeCard: asStep("remove card", cards.removeCard),
    readWebhook: cards.readWebhook,
  };
}
