import { removeUnverified } from "./accounts/addresses";
import type { Deps } from "./deps";
import { forgetNotifications } from "./outbox/forgetNotifications";
import { forgetOldRegistrations } from "./registrations/keptRegistrations";
import { dayBefore } from "./telemetry/days";
import { forgetOldPlaces } from "./session/knownPlaces";
import { forgetFigures } from "./telemetry/figuresQueries";

/** Longer than a mail is tried: it gives the token it brings a new life. */
const TOKEN_MEMORY_MS = 2 * 86_400_000;
const WEBHOOK_MEMORY_MS = 90 * 86_400_000;
const FIGURES_MEMORY_DAYS = 90;
const NOTIFICATION_MEMORY_MS = 365 * 86_400_000;
const REPORT_MEMORY_MS = 180 * 86_400_000;
const GIVEN_UP_MEMORY_MS = 30 * 86_400_000;

/**
 * Deletes what time has made worthless: dead sessions, old tokens, old
 * webhook ids, limits that are over, old figures of remotes, reports of messages, notifications of more
 * than a year ago, mails given up a month ago, registrations that nobody went on with, places that nobody signed in from for long, accounts that nobody verified.
 */
export async function sweep({ db, clock, sessions }: Pick<Deps, "db" | "clock" | "sessions">) {
  const now = clock.now();
  await sessions.sweep();
  await db.query.deleteFrom("rate_windows").where("ends_at", "<", now).execute();
  await db.query.deleteFrom("used_human_tokens").where("expires_at", "<", now).execute();
  await db.query
    .deleteFrom("tokens")
    .where("expires_at", "<", new Date(now.getTime() - TOKEN_MEMORY_MS))
    .execute();
  await db.query
    .deleteFrom("webhook_events")
    .where("received_at", "<", new Date(now.getTime() - WEBHOOK_MEMORY_MS))
    .execute();
  await db.query
    .deleteFrom("message_reports")
    .where("reported_at", "<", new Date(now.getTime() - REPORT_MEMORY_MS))
    .execute();
  await db.query
    .deleteFrom("outbox")
    .where("given_up_at", "<", new Date(now.getTime() - GIVEN_UP_MEMORY_MS))
    .execute();
  await forgetOldPlaces(db.query, now);
  await forgetNotifications(db.query, new Date(now.getTime() - NOTIFICATION_MEMORY_MS));
  await forgetFigures(db.query, dayBefore(now, FIGURES_MEMORY_DAYS));
  await forgetOldRegistrations(db.query, now);
  await db.transaction((tx) => removeUnverified(tx, now));
}
