/** What operators do, as their log names it, in the order in which one chooses among them. */
export const operatorActs = [
  "sign-in",
  "recovery-sign-in",
  "fee-return",
  "fee-refuse",
  "difference-resolve",
  "license-check",
  "license-refuse",
  "message-note",
  "mail-resend",
  "agency-pause",
  "agency-resume",
  "person-look-up",
  "person-sessions-end",
  "person-link",
  "person-export",
  "person-delete",
  "remote-rollback",
  "recovery-codes",
  "own-sessions-end",
  "account-add",
  "account-link",
  "account-enrol",
  "account-remove",
] as const;

/** The states of a payment, in the order in which one chooses among them. */
export const paymentStates = [
  "created",
  "pending",
  "succeeded",
  "canceled",
  "refunded",
  "disputed",
  "charged-back",
] as const;
