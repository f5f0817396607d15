import type { Row } from "../database";
import type { Deps } from "../deps";
import type { OutboxKind } from "./outbox";
import { giveUpRow, postponeRow, removeRow, retryWaitMs } from "./outboxRows";
import { inSpan } from "../server/tracing/tracing";

/**
 * Does what a row of one kind asks for; throws to have it tried again. The row goes afterwards, unless the
 * handler answers "kept": then it took care of the row itself.
 */
export type OutboxHandler = (
  deps: Deps,
  row: Row<"outbox">,
  /** Whether this worker is about to stop: what takes long keeps how far it came. */
  isStopping: () => boolean,
) => Promise<void | "kept">;

/** Every kind of row with what handles it. */
export type OutboxHandlers = Record<OutboxKind, OutboxHandler>;

/** What may be given up: everything else owes somebody money or news, and is tried for ever. */
const mailKinds: readonly OutboxKind[] = [
  "mail",
  "feedback-mail",
  "registration-mail",
  "confirmation-mail",
];

/**
 * Handles one claimed row, which goes when that succeeded. Otherwise it is tried again later; a mail
 * that failed too often is kept for an operator.
 */
export async function handleRow(
  deps: Deps,
  handlers: OutboxHandlers,
  row: Row<"outbox">,
  isStopping: () => boolean,
): Promise<void> {
  const { db, clock, log, config } = deps;
  const { id, kind, attempts } = row;
  const facts = { "quotehaven.outbox.id": id, "quotehaven.outbox.attempts": attempts };
  try {
    await inSpan(`outbox: ${kind}`, { facts }, async () => {
      const isKept = await handlers[kind](deps, row, isStopping);
      if (!isKept) await removeRow(db.query, id);
    });
  } catch (error) {
    const lastError = String(Object(error).code ?? "failed");
    if (mailKinds.includes(kind) && attempts >= config.mail.maxAttempts) {
      log.error({ err: error, outboxId: id, kind }, "gave up an outbox row");
      await giveUpRow(db.query, id, { now: clock.now(), lastError });
      return;
    }
    const waitMs = retryWaitMs(attempts);
    log.warn({ err: error, outboxId: id, kind, waitMs }, "will try again");
    await postponeRow(db.query, id, {
      dueAt: new Date(clock.now().getTime() + waitMs),
      lastError,
    });
  }
}

/** What goes to thousands waits so long for people's requests, each time it goes on. */
const WAIT_FOR_REQUESTS_MS = 100;

/** Lets the requests that are under way be answered first. */
export const waitForRequests = ({ requests }: Pick<Deps, "requests">) =>
  requests.none(WAIT_FOR_REQUESTS_MS);
