import { join } from "node:path";

/** The API's tests of an application's life, by requests: what a distributed database could get wrong. */
export const tests = [
  "features/account/deleteAccount",
  "features/application/application",
  "features/feeReturns/feeReturns",
  "features/leads/findLeads",
  "features/leads/leads",
  "features/notifications/notifications",
  "features/payment/interrupted",
  "features/payment/payment",
  "features/payment/settlement",
  "features/quotes/quotes",
  "features/quoting/quoting",
  "features/threads/threads",
  "leads/noteOpening",
  "quotes/quoteNews",
].map((name) => join("api", "src", `${name}.test.ts`));
