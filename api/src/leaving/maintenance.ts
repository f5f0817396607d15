import type { Deps } from "../deps";
import { forgetNotifications } from "../notices/notifications/forgetNotifications";
import { forgetOldRegistrations } from "../accounts/registration/registrations";
import { forgetAnswersOfDeleted, forgetOldMessages } from "./keptData";
import { dayBefore } from "../server/telemetry/days";
import { forgetOldPlaces } from "../accounts/sessions/knownPlaces";
import { forgetFigures } from "../server/telemetry/figuresQueries";

/** Longer than a mail is tried: it gives the token it brings a new life. */
const TOKEN_MEMORY_MS = 2 * 86_400_000;
const WEBHOOK_MEMORY_MS = 90 * 86_400_000;
const FIGURES_MEMORY_DAYS = 90;
const NOTIFICATION_MEMORY_MS = 365 * 86_400_000;
const REPORT_MEMORY_MS = 180 * 86_400_000;
const GIVEN_UP_MEMORY_MS = 30 * 86_400_000;

type Swept = Pick<Deps, "db" | "clock" | "sessions">;

/** What time has made worthless, each with what deletes it. */
const steps: Record<string, (deps: Swept, now: Date) => Promise<unknown>> = {
  "dead sessions": ({ sessions }) => sessions.sweep(),
  "limits that are over": ({ db }, now) =>
    db.query.deleteFrom("rate_windows").where("ends_at", "<", now).execute(),
  "used human tokens": ({ db }, now) =>
    db.query.deleteFrom("used_human_tokens").where("expires_at", "<", now).execute(),
  "old tokens": ({ db }, now) =>
    db.query.deleteFrom("tokens").where("expires_at", "<", ago(now, TOKEN_MEMORY_MS)).execute(),
  "old webhooks": ({ db }, now) =>
    db.query
      .deleteFrom("webhook_events")
      .where("received_at", "<", ago(now, WEBHOOK_MEMORY_MS))
      .execute(),
  "reports that were decided": ({ db }, now) =>
    db.query
      .deleteFrom("message_reports")
      .where("decided_at", "<", ago(now, REPORT_MEMORY_MS))
      .execute(),
  "mails that were given up": ({ db }, now) =>
    db.query.deleteFrom("outbox").where("given_up_at", "<", ago(now, GIVEN_UP_MEMORY_MS)).execute(),
  "places that nobody signed in from": ({ db }, now) => forgetOldPlaces(db.query, now),
  "old notifications": ({ db }, now) =>
    forgetNotifications(db.query, ago(now, NOTIFICATION_MEMORY_MS)),
  "old figures of remotes": ({ db }, now) =>
    forgetFigures(db.query, dayBefore(now, FIGURES_MEMORY_DAYS)),
  "registrations that nobody used": ({ db }, now) => forgetOldRegistrations(db.query, now),
  "old messages to us": ({ db }, now) => forgetOldMessages(db.query, now),
  "answers of deleted applications": ({ db }, now) => forgetAnswersOfDeleted(db.query, now),
};

/**
 * Deletes what time has made worthless. A step that fails stops no other.
 *
 * @throws AggregateError in the end, with what failed.
 */
export async function sweep(deps: Swept): Promise<void> {
  const now = deps.clock.now();
  const failures: Error[] = [];
  for (const [name, step] of Object.entries(steps)) {
    try {
      await step(deps, now);
    } catch (cause) {
      failures.push(new Error(`Could not delete ${name}.`, { cause }));
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, "Not everything was swept.");
}

const ago = (now: Date, ms: number) => new Date(now.getTime() - ms);
