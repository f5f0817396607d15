import { Type, type Static } from "typebox";
import { pageSizes } from "../rules/constants";
import { Id, MAX_TEXT, Timestamp, oneOf } from "./common";

/**
 * Why nothing more can be written: the reader or the other one ended it, the quote was withdrawn,
 * another agent has paid for the client, we ended it, or the account of the other one is gone.
 */
export const ThreadEnd = oneOf(["self", "other", "removed", "otherChosen", "us", "gone"]);
export type ThreadEnd = Static<typeof ThreadEnd>;

/** One message as one of the two reads it. */
export const ThreadMessage = Type.Object({
  id: Id,
  /** The reader wrote it. */
  isOwn: Type.Boolean(),
  /** Plain text; empty once the account of whoever wrote it is gone. */
  text: Type.String(),
  sentAt: Timestamp,
  /** Present, and true, where contact details were taken out of it. */
  isMasked: Type.Optional(Type.Boolean()),
  /** Present, and true, where the reader has reported it. */
  isReported: Type.Optional(Type.Boolean()),
});
export type ThreadMessage = Static<typeof ThreadMessage>;

/** Whom the reader writes with. An agent goes by name and agency, a client by the first name. */
export const ThreadPartner = Type.Object({
  name: Type.String(),
  agency: Type.Optional(Type.String()),
});
export type ThreadPartner = Static<typeof ThreadPartner>;

/** What a consumer and the agent of a quote wrote to each other. It has the id of the quote. */
export const Thread = Type.Object({
  quoteId: Id,
  /** To an agent alone: the lead. */
  leadId: Type.Optional(Id),
  /** To a consumer alone: the number of the quote. */
  number: Type.Optional(Type.String()),
  carrierName: Type.String(),
  partner: ThreadPartner,
  /** Contact details are taken out of what is written now: the agent has not paid. */
  masks: Type.Boolean(),
  /** Absent while it is open. */
  ended: Type.Optional(ThreadEnd),
  /** How many of the other one's messages the reader has not read. */
  unread: Type.Integer({ minimum: 0 }),
  /** How many messages there are in all. */
  count: Type.Integer({ minimum: 0 }),
  /** The newest ones, oldest first. */
  messages: Type.Array(ThreadMessage),
});
export type Thread = Static<typeof Thread>;

/** How many of the newest messages are read. */
export const ThreadQuery = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 * pageSizes.messages })),
});
export type ThreadQuery = Static<typeof ThreadQuery>;

export const ThreadReply = Type.Object({ data: Thread });
export type ThreadReply = Static<typeof ThreadReply>;

/** `key` is the writer's own for this message: what comes twice with it is sent once. */
export const MessageBody = Type.Object({
  key: Type.String({ maxLength: 64 }),
  text: Type.String(),
});
export type MessageBody = Static<typeof MessageBody>;

export const MessageReply = Type.Object({ data: ThreadMessage });
export type MessageReply = Static<typeof MessageReply>;

/** Up to which message the reader has read. */
export const ReadBody = Type.Object({ messageId: Id });
export type ReadBody = Static<typeof ReadBody>;

/** `reason` is one of the contract's `reportReasons`. */
export const ReportBody = Type.Object({
  messageId: Id,
  reason: Type.String({ maxLength: 20 }),
  note: Type.Optional(Type.String({ maxLength: MAX_TEXT })),
});
export type ReportBody = Static<typeof ReportBody>;
