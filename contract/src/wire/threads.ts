import type * as wire from "../schemas";
import { entity, inData, list, type Inside } from "./codec";

/** One message as one of the two reads it. */
export const threadMessage = entity<wire.ThreadMessage>()({
  id: "id",
  isOwn: "own",
  text: "text",
  sentAt: "sent",
  isMasked: "masked",
  isReported: "reported",
});
export type ThreadMessage = Inside<typeof threadMessage>;

/** What a consumer and the agent of a quote wrote to each other. */
export const thread = entity<wire.Thread>()({
  quoteId: "qot_id",
  leadId: "aps_id",
  number: "number",
  carrierName: "inc_name",
  partner: "other",
  masks: "masks",
  ended: "ended",
  unread: "unread",
  count: "count",
  messages: ["messages", list(threadMessage)],
});
export type Thread = Inside<typeof thread>;

export const threadReply = inData(thread);

/** What is sent; `key` is the writer's own for this message. */
export const messageBody = entity<wire.MessageBody>()({ key: "key", text: "text" });
export type MessageBody = Inside<typeof messageBody>;

export const messageReply = inData(threadMessage);

/** Up to which message the reader has read. */
export const readBody = entity<wire.ReadBody>()({ messageId: "message" });
export type ReadBody = Inside<typeof readBody>;

/** Why a message is reported. */
export const reportBody = entity<wire.ReportBody>()({
  messageId: "message",
  reason: "reason",
  note: "note",
});
export type ReportBody = Inside<typeof reportBody>;
