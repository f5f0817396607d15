import { sql } from "kysely";
import type { Database } from "../database";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Submissions of these days are measured: all of them had a week's time for a first quote. */
const measured = { fromDays: 90, toDays: 7 } as const;
/** Fewer say nothing of the next one. */
const LEAST = 20;
const MOST = 1_000;
const SAME_FOR_MS = 600_000;

const kept = new WeakMap<Database, { at: number; hours: Promise<number | null> }>();

/**
 * Within how many hours half of recent submissions had their first quote: whole hours, rounded up. Null
 * where fewer than 20 were submitted, or where most had none. It is measured at most every ten minutes.
 */
export function firstQuoteHours(db: Database, now: Date): Promise<number | null> {
  const before = kept.get(db);
  if (before && Math.abs(now.getTime() - before.at) < SAME_FOR_MS) return before.hours;
  const fresh = { at: now.getTime(), hours: measure(db, now) };
  kept.set(db, fresh);
  fresh.hours.catch(() => kept.delete(db));
  return fresh.hours;
}

async function measure(db: Database, now: Date): Promise<number | null> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const rows = await db.query
    .selectFrom("applications")
    .select("applications.submitted_at as submittedAt")
    .select((select) =>
      select
        .selectFrom("quotes")
        .select(sql<Date | null>`min(quotes.created_at)`.as("at"))
        .whereRef("quotes.application_id", "=", "applications.id")
        .as("quotedAt"),
    )
    .where("applications.submitted_at", ">=", daysAgo(measured.fromDays))
    .where("applications.submitted_at", "<", daysAgo(measured.toDays))
    .where("applications.deleted_at", "is", null)
    .orderBy("applications.submitted_at", "desc")
    .limit(MOST)
    .execute();
  const hours = rows
    .flatMap(({ submittedAt, quotedAt }) => {
      if (!submittedAt) return [];
      if (!quotedAt) return [Infinity];
      const passed = quotedAt.getTime() - submittedAt.getTime();
      // Submitted again since: when its first quote was asked for is not known any more.
      return passed < 0 ? [] : [passed / HOUR_MS];
    })
    .toSorted((one, other) => one - other);
  if (hours.length < LEAST) return null;
  const median = hours[Math.ceil(hours.length / 2) - 1] ?? Infinity;
  return Number.isFinite(median) ? Math.max(1, Math.ceil(median)) : null;
}
