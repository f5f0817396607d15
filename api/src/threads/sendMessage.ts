import { maskContactDetails } from "@quotehaven/contract/contact";
import { messageRules } from "@quotehaven/contract/rules";
import type { MessageBody, ThreadMessage } from "@quotehaven/contract/schemas";
import { notificationKind } from "@quotehaven/contract/wire";
import { sql } from "kysely";
import type { Tx } from "../database";
import type { Deps } from "../deps";
import { conflict, refuseInvalid } from "../server/errors";
import { notifyWithoutMail, queueMail } from "../outbox/outbox";
import type { Customer } from "../accounts/sessions/access";
import { findThread, lockThread, type FoundThread } from "./findThread";
import { keepThread, lastSentAt, messageSent } from "./threadsQueries";

/** Whoever was quiet for so long is announced by a mail when they write again. */
const SILENCE_MS = 15 * 60_000;

/**
 * Sends a message to the other one of a thread. Until the agent has paid, contact details are taken
 * out before anything is stored. A message that comes again with its key is the same one. The first
 * one that is not read notifies the other; after a silence of 15 minutes a mail says so, too.
 *
 * @throws as {@link findThread}; 409 `thread-ended`; 422 `required`, `max-length`; 429
 * `too-many-messages`, `too-many-messages-today`, `too-many-threads`.
 */
export async function sendMessage(
  deps: Pick<Deps, "db" | "clock" | "rateLimiter">,
  writer: Customer,
  quoteId: number,
  { key, text }: MessageBody,
): Promise<ThreadMessage> {
  const { db, clock } = deps;
  refuseInvalid({ text }, messageRules);
  const found = await findThread(db.query, writer, quoteId);
  const before = await messageSent(db.query, writer, found, key);
  if (before) return before;
  if (found.about.ended) throw conflict("thread-ended");
  await countMessage(deps, writer, found);
  // The length was checked, and nobody waits for a lock while the text is read.
  const written = text.replaceAll("\r\n", "\n").trim();
  const masked = maskContactDetails(written);
  return db.transaction(async (tx) => {
    await lockThread(tx, found);
    const thread = await findThread(tx, writer, quoteId);
    const sentMeanwhile = await messageSent(tx, writer, thread, key);
    if (sentMeanwhile) return sentMeanwhile;
    if (thread.about.ended) throw conflict("thread-ended");
    const lastAt = await lastSentAt(tx, writer, thread);
    const sent = thread.about.masks ? masked : { text: written, isMasked: false };
    const message = await storeMessage(tx, writer, thread, { key, ...sent }, clock.now());
    await tellPartner(tx, writer, thread, { messageId: message.id, lastAt }, clock.now());
    return message;
  });
}

/** Counts a message against what one person may send. */
async function countMessage(
  { db, rateLimiter }: Pick<Deps, "db" | "rateLimiter">,
  writer: Customer,
  thread: FoundThread,
): Promise<void> {
  const who = String(writer.id);
  await rateLimiter.consume("messageByUser", who, "too-many-messages");
  await rateLimiter.consume("messageByUserInADay", who, "too-many-messages-today");
  if (await lastSentAt(db.query, writer, thread)) return;
  await rateLimiter.consume("threadByUser", who, "too-many-threads");
}

async function storeMessage(
  tx: Tx,
  writer: Customer,
  thread: FoundThread,
  sent: { key: string; text: string; isMasked: boolean },
  now: Date,
): Promise<ThreadMessage> {
  await keepThread(tx, thread);
  const { id } = await tx
    .insertInto("thread_messages")
    .values({
      application_id: thread.leadId,
      quote_id: thread.quoteId,
      author_id: writer.id,
      sent_key: sent.key,
      text: sent.text,
      is_masked: sent.isMasked,
      sent_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return {
    id,
    isOwn: true,
    text: sent.text,
    sentAt: now.toISOString(),
    ...(sent.isMasked && { isMasked: true }),
  };
}

/** Counts the message as unread by the other one, and tells them where nothing else has. */
async function tellPartner(
  tx: Tx,
  writer: Customer,
  { quoteId, leadId, partnerId, clientName }: FoundThread,
  { messageId, lastAt }: { messageId: number; lastAt: Date | undefined },
  now: Date,
): Promise<void> {
  const isToAgent = writer.role === "consumer";
  const column = isToAgent ? "unread_by_agent" : "unread_by_consumer";
  const { unread } = await tx
    .updateTable("threads")
    .set({ [column]: sql`${sql.ref(column)} + 1` })
    .where("application_id", "=", leadId)
    .where("quote_id", "=", quoteId)
    .returning(`${column} as unread`)
    .executeTakeFirstOrThrow();
  const kind = isToAgent ? "messageToAgent" : "messageToConsumer";
  const eventKey = `message:${messageId}`;
  const about = { applicationId: leadId, quoteId };
  if (unread === 1) {
    const news = {
      userId: partnerId,
      kind,
      firstName: clientName,
      ...about,
      eventKey,
      now,
    } as const;
    await notifyWithoutMail(tx, news);
  }
  if (lastAt && now.getTime() - lastAt.getTime() < SILENCE_MS) return;
  const code = notificationKind.encode(kind);
  const content = { template: "notification", code, ...about } as const;
  await queueMail(tx, { userId: partnerId, content, dedupeKey: `${partnerId}:${eventKey}`, now });
}
