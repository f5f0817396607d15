import { sql } from "kysely";
import type { Queries, Row } from "../database";
import type { Deps } from "../deps";
import { ProviderUnavailable } from "./provider/paymentProvider";
import { settlePayment } from "./settlePayment";

type Needs = Pick<Deps, "db" | "clock" | "payments" | "log">;

const BATCH = 60;
const AT_ONCE = 6;

/**
 * Asks the provider about open payments and settles what was paid without anybody noticing: the
 * page was closed, the webhook never came, we were down. To be called every 20 seconds.
 *
 * An intent can be paid by whoever last received its secret (`updated_at`), most likely soon, so
 * the pause between two questions is 1/120 of the time since then, a day at most: each time
 * during the first 40 minutes, within a minute during two hours. Payments are claimed by
 * `checked_at`, so several processes share the work.
 *
 * @returns how many were unlocked. A provider that is down ends the round without an error.
 */
export async function sweepPayments(deps: Needs): Promise<number> {
  const claimed = await claimPayments(deps.db.query, deps.clock.now());
  let unlocked = 0;
  for (let at = 0; at < claimed.length; at += AT_ONCE) {
    const results = await Promise.all(
      claimed.slice(at, at + AT_ONCE).map((payment) => check(deps, payment)),
    );
    unlocked += results.filter((result) => result === "unlocked").length;
    if (results.includes("no-answer")) break;
  }
  return unlocked;
}

/** Of what is due, whatever another process has not taken meanwhile. */
async function claimPayments(queries: Queries, now: Date) {
  const due = await duePayments(queries, now).execute();
  const claims = due.map(({ application_id, id, checked_at }) =>
    queries
      .updateTable("payments")
      .set({ checked_at: now })
      .where("application_id", "=", application_id)
      .where("id", "=", id)
      .where("checked_at", "is not distinct from", checked_at)
      .returning(["id", "intent_id"])
      .execute(),
  );
  return (await Promise.all(claims)).flat();
}

/** What is to be asked about next. */
function duePayments(queries: Queries, now: Date) {
  return queries
    .selectFrom("payments")
    .select(["application_id", "id", "checked_at"])
    .where("status", "in", ["created", "pending"])
    .where("intent_id", "is not", null)
    .where(({ or, eb }) =>
      or([
        eb("checked_at", "is", null),
        // Asked before the clock was set back.
        eb("checked_at", ">", now),
        eb(
          "checked_at",
          "<=",
          sql<Date>`${now}::timestamptz
            - least((${now}::timestamptz - updated_at) / 120, interval '1 day')`,
        ),
      ]),
    )
    .orderBy(sql`checked_at nulls first`)
    .limit(BATCH);
}

async function check(deps: Needs, { id, intent_id }: Pick<Row<"payments">, "id" | "intent_id">) {
  if (intent_id === null) return "unpaid";
  try {
    const intent = await deps.payments.getIntent(intent_id);
    if (!intent) {
      deps.log.warn({ paymentId: id }, "the provider does not know the intent of a payment");
      return "unpaid";
    }
    const settlement = await settlePayment(deps, id, intent);
    if (settlement === "unlocked") deps.log.info({ paymentId: id }, "the sweep found a payment");
    return settlement;
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    deps.log.warn({ err: error, paymentId: id }, "the sweep got no answer from the provider");
    return "no-answer";
  }
}
