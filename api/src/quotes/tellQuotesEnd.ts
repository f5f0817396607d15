import { daysAfter } from "@quotehaven/contract/cover";
import { utcDay } from "@quotehaven/contract/rules";
import { sql } from "kysely";
import type { Tx } from "../database";
import type { Deps } from "../deps";
import { zipTimeZone } from "../reference/timeZones";
import { notify } from "../outbox/outbox";

type Needs = Pick<Deps, "db" | "clock" | "log">;

const DAYS_BEFORE = 3;
const BATCH = 100;

/**
 * Reminds clients who chose nobody yet that the last of their quotes that can be chosen ends within
 * three days: once for each such last day, whatever process is killed between two steps. Days are those
 * of where the client lives.
 */
export async function tellQuotesEnd({ db, clock, log }: Needs): Promise<void> {
  const now = clock.now();
  const today = sql<string>`(${now}::timestamptz at time zone ${zipTimeZone})::date`;
  const lastDayTold = sql<string>`${today} + ${DAYS_BEFORE}::integer`;
  // It is a day later or earlier somewhere: an index finds the few that may end so soon.
  const utcToday = utcDay(now);
  const ending = await db.query
    .selectFrom("quotes")
    .innerJoin("applications", "applications.id", "quotes.application_id")
    .innerJoin("consumers", "consumers.user_id", "applications.consumer_id")
    .innerJoin("zip_codes", "zip_codes.id", "consumers.zip_id")
    .select(({ fn }) => ["applications.id", fn.max("quotes.valid_until").as("lastDay")])
    .where("quotes.removed_at", "is", null)
    .where("applications.is_open", "=", true)
    .where("quotes.needs_update", "=", false)
    .where("quotes.valid_until", ">=", daysAfter(utcToday, -1))
    .where("quotes.valid_until", "<=", daysAfter(utcToday, DAYS_BEFORE + 1))
    .where("quotes.valid_until", ">=", today)
    .where("quotes.valid_until", "<=", lastDayTold)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("quotes as later")
            .select("later.id")
            .whereRef("later.application_id", "=", "quotes.application_id")
            .where("later.removed_at", "is", null)
            .where("later.needs_update", "=", false)
            .where("later.valid_until", ">", lastDayTold),
        ),
      ),
    )
    .groupBy("applications.id")
    .having(({ or, eb, fn, ref }) =>
      or([
        eb("applications.quotes_end_told", "is", null),
        eb(fn.max("quotes.valid_until"), ">", ref("applications.quotes_end_told")),
      ]),
    )
    .orderBy("applications.id")
    .limit(BATCH)
    .execute();
  for (const { id, lastDay } of ending) {
    try {
      await db.transaction((tx) => tellEnd(tx, { applicationId: id, lastDay }, now));
    } catch (error) {
      log.error({ err: error, applicationId: id }, "the end of quotes could not be told");
    }
  }
}

async function tellEnd(
  tx: Tx,
  { applicationId, lastDay }: { applicationId: number; lastDay: string },
  now: Date,
): Promise<void> {
  const told = await tx
    .updateTable("applications")
    .from("users")
    .set({ quotes_end_told: lastDay })
    .whereRef("users.id", "=", "applications.consumer_id")
    .where("applications.id", "=", applicationId)
    .where("applications.is_open", "=", true)
    // Another process may have said it meanwhile.
    .where(({ or, eb }) =>
      or([eb("quotes_end_told", "is", null), eb("quotes_end_told", "<", lastDay)]),
    )
    .returning(["users.id as clientId", "users.first_name as firstName"])
    .executeTakeFirst();
  if (!told) return;
  await notify(tx, {
    userId: told.clientId,
    kind: "quotesEndSoon",
    firstName: told.firstName,
    applicationId,
    eventKey: `application:${applicationId}:quotes-end:${lastDay}`,
    now,
  });
}
