import { Type, type Static } from "typebox";
import { Compile } from "typebox/compile";
import { Nullable } from "@quotehaven/contract/schemas";
import type * as wire from "@quotehaven/contract/wire";

/** What a notification is about. */
export type NotificationKind = Exclude<wire.NotificationKind, "unreadable">;

const MailContent = Type.Union([
  Type.Object({
    template: Type.Union([
      Type.Literal("verify-email"),
      Type.Literal("approve-email"),
      Type.Literal("reset-password"),
    ]),
    tokenId: Type.Integer(),
  }),
  Type.Object({
    template: Type.Union([
      Type.Literal("password-changed"),
      Type.Literal("address-change-requested"),
      Type.Literal("address-changed"),
      // To a consumer whose chosen agent's account is gone: the application is open again.
      Type.Literal("application-reopened"),
    ]),
  }),
  // To the consumer whose application it is; what it says is looked up when it is sent.
  Type.Object({
    template: Type.Union([
      Type.Literal("application-submitted"),
      Type.Literal("policy-ends"),
      Type.Literal("year-after-choice"),
    ]),
    applicationId: Type.Integer(),
  }),
  Type.Object({
    template: Type.Literal("receipt"),
    receiptNumber: Type.String(),
    amountCents: Type.Integer(),
    paidAt: Type.String(),
    leadId: Type.Integer(),
    card: Nullable(Type.String()),
  }),
  // What was agreed to is looked up when it is sent.
  Type.Object({ template: Type.Literal("quote-chosen"), consentId: Type.Integer() }),
  // The mail says whose application it is, but this row does not: it is looked up when it is sent.
  Type.Object({
    template: Type.Literal("notification"),
    // As the notification's own row numbers its kind: mails wait in the database.
    code: Type.Integer({ minimum: 1, maximum: 13 }),
    applicationId: Type.Integer(),
    // Of a message: the quote it is about.
    quoteId: Type.Optional(Type.Integer()),
    withdrawnCarrierId: Type.Optional(Type.Integer()),
    // Of a quote that was selected: its carrier, and what it cost a month.
    chosen: Type.Optional(Type.Object({ carrier: Type.String(), monthly: Type.Integer() })),
    // Of a choice taken back: another quote was chosen instead.
    otherChosen: Type.Optional(Type.Boolean()),
  }),
  // The notifications that they tell of name this mail.
  Type.Object({ template: Type.Literal("quote-news"), applicationId: Type.Integer() }),
  Type.Object({ template: Type.Literal("lead-digest") }),
]);
/** What a mail says; it is written and addressed when it is sent. */
export type MailContent = Static<typeof MailContent>;

const QueuedMail = Type.Object({ content: MailContent, to: Nullable(Type.String()) });
/** The payload of an outbox row of the kind `mail`; `to` is an address other than the account's. */
export type QueuedMail = Static<typeof QueuedMail>;

const queuedMail = Compile(QueuedMail);

/** Whether `queueMail` can have written it. */
export const isMail = (payload: unknown): payload is QueuedMail => queuedMail.Check(payload);

/** Reads what `queueMail` wrote. @throws when it is no mail. */
export function readMail(payload: unknown): QueuedMail {
  if (!isMail(payload)) throw new Error("A queued mail does not say what to send.");
  return payload;
}
