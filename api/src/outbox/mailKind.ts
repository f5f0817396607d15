import type { GivenUpMail, MailKind } from "@quotehaven/contract/schemas";
import { notificationKind } from "@quotehaven/contract/wire";
import type { Row } from "../database";
import { isMail, type MailContent, type NotificationKind } from "./mailContent";

const notificationMails: Record<NotificationKind, MailKind> = {
  quoteToReview: "new-quote",
  prospectToQuote: "new-lead",
  changeRequested: "lead-changed",
  quoteSelected: "quote-selected",
  choiceTakenBack: "choice-taken-back",
  contactReminder: "contact-reminder",
  agentLate: "agent-late",
  quotesEndSoon: "quotes-end-soon",
  feeReturned: "fee-returned",
  feeRefused: "fee-refused",
  messageToConsumer: "message-to-consumer",
  messageToAgent: "message-to-agent",
  choiceEnded: "choice-ended",
};

/** What a mail with this content is about. @throws where no mail tells of such notifications. */
export function mailKindOf(content: MailContent): MailKind {
  if (content.template !== "notification") return content.template;
  if (content.withdrawnCarrierId !== undefined) return "quote-withdrawn";
  const kind = notificationKind.decode(content.code);
  if (kind === "unreadable") {
    throw new Error(`No mail tells of notifications with the code ${content.code}.`);
  }
  return notificationMails[kind];
}

/** What a row that mails something is about. */
export function mailKindOfRow({
  kind,
  payload,
}: Pick<Row<"outbox">, "kind" | "payload">): GivenUpMail["about"] {
  if (kind === "feedback-mail") return "feedback";
  if (kind === "registration-mail") return "registration";
  if (kind === "confirmation-mail") return "verify-account";
  return isMail(payload) ? mailKindOf(payload.content) : "unreadable";
}
