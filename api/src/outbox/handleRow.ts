import type { Row, Tx } from "../database";
import type { Deps } from "../deps";
import { deliverMail } from "./deliverMail";
import { forgetNextNotices, readNoticesToForget } from "./forgottenNotices";
import { readMail } from "./mailContent";
import type { OutboxKind } from "./outbox";
import type { FindNewLeads, LeadMailTimes } from "./leadMails";
import {
  giveUpRow,
  giveWay,
  holdRow,
  keepProgress,
  postponeRow,
  removeRow,
  retryWaitMs,
} from "./outboxRows";

/** Lets features handle their own kinds of row, by kind; throws to have it tried again. */
export type OutboxHandlers = Partial<
  Record<OutboxKind, (payload: Record<string, unknown>) => Promise<void>>
> & {
  /** Tells the next agents of a lead, in one transaction; answers the last one, or null at the end. */
  tellNextAgents?: (
    tx: Tx,
    event: {
      applicationId: number;
      afterAgentId: number;
      now: Date;
      mailTimes: LeadMailTimes;
    },
  ) => Promise<number | null>;
  /** What mails of new leads tell of. */
  findNewLeads?: FindNewLeads;
};

const noNewLeads: FindNewLeads = async () => {
  throw new Error("Nobody finds new leads.");
};

/** What may be given up: everything else owes somebody money or news, and is tried for ever. */
const mailKinds: readonly OutboxKind[] = ["mail", "feedback-mail", "registration-mail"];

/**
 * Handles one claimed row, which goes when that succeeded. Otherwise it is tried again later; a mail
 * that failed too often is kept for an operator.
 */
export async function handleRow(
  deps: Deps,
  handlers: OutboxHandlers,
  row: Row<"outbox">,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const { db, clock, log, config, tracing } = deps;
  const facts = { "quotehaven.outbox.id": row.id, "quotehaven.outbox.attempts": row.attempts };
  try {
    await tracing.step(`outbox: ${row.kind}`, { facts }, () =>
      deliver(deps, handlers, row, isStopping),
    );
  } catch (error) {
    const { id, kind, attempts } = row;
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
const GIVE_WAY_MS = 100;

/** Lets the requests that are under way be answered first. */
export const giveWayToRequests = ({ requests }: Pick<Deps, "requests">) =>
  requests.none(GIVE_WAY_MS);

async function deliver(
  deps: Deps,
  handlers: OutboxHandlers,
  row: Row<"outbox">,
  isStopping: () => boolean,
): Promise<void> {
  if (row.kind === "lead-submitted") return fanOut(deps, handlers, row, isStopping);
  if (row.kind === "notices-to-forget") return forgetSome(deps, row);
  if (row.kind === "mail") {
    await deliverMail(deps, row, readMail(row.payload), handlers.findNewLeads ?? noNewLeads);
  } else {
    const handler = handlers[row.kind];
    if (!handler) throw new Error(`Nobody handles outbox rows of kind ${row.kind}.`);
    await handler(row.payload);
  }
  await removeRow(deps.db.query, row.id);
}

/**
 * Tells every agent of a lead, batch after batch; the row keeps how far that is. Another worker goes on
 * where this one is stopped, or was.
 */
async function fanOut(
  deps: Pick<Deps, "db" | "clock" | "config" | "tracing" | "requests">,
  { tellNextAgents }: OutboxHandlers,
  row: Row<"outbox">,
  isStopping: () => boolean,
): Promise<void> {
  if (!tellNextAgents) throw new Error("Nobody tells agents of leads.");
  const { db, clock, config, tracing } = deps;
  const { applicationId, afterAgentId } = row.payload;
  let last: number | null = Number(afterAgentId);
  while (last !== null) {
    const now = clock.now();
    const event = {
      applicationId: Number(applicationId),
      afterAgentId: last,
      now,
      mailTimes: config.mail,
    };
    const tellSome = async (tx: Tx) => {
      if (!(await holdRow(tx, row))) return null;
      const next = await tellNextAgents(tx, event);
      if (next === null) {
        await removeRow(tx, row.id);
        return null;
      }
      const goesOn = !isStopping();
      await keepProgress(tx, row.id, { applicationId, afterAgentId: next }, { now, goesOn });
      return goesOn ? next : null;
    };
    last = await tracing.step("tell agents", {}, () => db.transaction(tellSome));
    if (last !== null) await giveWayToRequests(deps);
  }
}

/** Forgets the next notifications; the rest waits for its turn, so that what people are told of goes on. */
async function forgetSome(
  { db, clock }: Pick<Deps, "db" | "clock">,
  row: Row<"outbox">,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await holdRow(tx, row))) return;
    const rest = await forgetNextNotices(tx, readNoticesToForget(row.payload));
    if (rest === null) await removeRow(tx, row.id);
    else await giveWay(tx, row.id, rest, clock.now());
  });
}
