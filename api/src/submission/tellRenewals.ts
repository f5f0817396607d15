import { daysAfter } from "@quotehaven/contract/cover";
import { localDay, utcDay } from "@quotehaven/contract/rules";
import { sql } from "kysely";
import { toldOf } from "../applications/liveApplication";
import { nextReminder, reminderOfChoice } from "../applications/renewal";
import { timeZoneOfUser } from "../accounts/timeZoneOfUser";
import type { Queries, Tx } from "../database";
import type { Deps } from "../deps";
import { queueMail } from "../outbox/outbox";
import { zipTimeZone } from "../reference/timeZones";

type Needs = Pick<Deps, "db" | "clock" | "log">;

/** So many a minute, in the mornings of each time zone. */
const BATCH = 500;
/** From when to when clients are reminded, by the clocks of where they live. */
const morning = { fromHour: 8, toHour: 12 } as const;

/**
 * Mails clients who chose nobody yet 45 and 14 days before their policy ends, and those who chose a year
 * after it, in their morning. Each word and the note that it was said are one transaction under the
 * application's lock, so however many processes do this and whenever one is killed, it is said once.
 */
export async function tellRenewals({ db, clock, log }: Needs): Promise<void> {
  const now = clock.now();
  for (const { id } of await renewalsToLookAt(db.query, now).execute()) {
    try {
      await db.transaction((tx) => tellRenewal(tx, id, now));
    } catch (error) {
      log.error({ err: error, applicationId: id }, "the end of a policy could not be told");
    }
  }
}

/** The applications of clients of whom it is morning, and whose day has come. */
export function renewalsToLookAt(queries: Queries, now: Date) {
  const there = sql<Date>`${now}::timestamptz at time zone ${zipTimeZone}`;
  return (
    queries
      .selectFrom("applications")
      .innerJoin("consumers", "consumers.user_id", "applications.consumer_id")
      .innerJoin("zip_codes", "zip_codes.id", "consumers.zip_id")
      .select("applications.id")
      // It is a day later or earlier somewhere: an index finds the few whose day may have come.
      .where("applications.renewal_look_on", "<=", daysAfter(utcDay(now), 1))
      .where("applications.renewal_look_on", "<=", sql<string>`(${there})::date`)
      .where(sql<number>`extract(hour from ${there})`, ">=", morning.fromHour)
      .where(sql<number>`extract(hour from ${there})`, "<", morning.toHour)
      .orderBy("applications.renewal_look_on")
      .limit(BATCH)
  );
}

async function tellRenewal(tx: Tx, applicationId: number, now: Date): Promise<void> {
  const application = await tx
    .selectFrom("applications")
    .innerJoin("users", "users.id", "applications.consumer_id")
    .select([
      "users.id as clientId",
      "users.email_notifications as wantsMail",
      "applications.policy_ends as ends",
      "applications.accepted_at as chosenAt",
      "applications.renewal_told_end as renewalToldEnd",
      "applications.renewal_told_days as renewalToldDays",
    ])
    .where("applications.id", "=", applicationId)
    .where("applications.renewal_look_on", "is not", null)
    // Another process says it just now.
    .forUpdate("applications")
    .skipLocked()
    .executeTakeFirst();
  if (!application) return;
  const { clientId, wantsMail, ends, chosenAt } = application;
  const timeZone = await timeZoneOfUser(tx, clientId);
  const today = localDay(now, timeZone);
  const next = (told: ReturnType<typeof toldOf>, from: string) =>
    chosenAt
      ? reminderOfChoice(localDay(chosenAt, timeZone), told, from)
      : nextReminder(ends ?? [], told, from);
  const told = toldOf(application);
  const reminder = next(told, today);
  const isDue = reminder !== null && reminder.on <= today;
  const isTold = isDue && wantsMail;
  const tomorrow = daysAfter(today, 1);
  const after = isDue ? next(isTold ? reminder : told, tomorrow) : reminder;
  await tx
    .updateTable("applications")
    .set({
      renewal_look_on: after?.on ?? null,
      ...(isTold && { renewal_told_end: reminder.end, renewal_told_days: reminder.daysBefore }),
    })
    .where("id", "=", applicationId)
    .execute();
  if (!isTold) return;
  await queueMail(tx, {
    userId: clientId,
    content: { template: chosenAt ? "year-after-choice" : "policy-ends", applicationId },
    dedupeKey: `renewal:${applicationId}:${reminder.end}:${reminder.daysBefore}`,
    now,
  });
}
