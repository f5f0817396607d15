import { sql } from "kysely";
import { Gauge } from "prom-client";
import type { Database, Queries } from "../../database";
import type { Clock } from "../clock";
import type { Metrics } from "./metrics";

const DAY_MS = 86_400_000;

type Needs = { db: Database; clock: Clock };
type Figures = NonNullable<Awaited<ReturnType<typeof lookUp>>>;

/**
 * Adds what is looked up in the database whenever somebody asks: what waits there, and for how long.
 * While the database is out of reach these are left out.
 */
export function watchDatabase({ registry }: Metrics, needs: Needs): void {
  let looking: ReturnType<typeof lookUp> | undefined;
  // All figures of one answer are of one look.
  const look = () => (looking ??= lookUp(needs).finally(() => (looking = undefined)));

  for (const [name, of, value, help] of figures) {
    const labelNames = labels[of];
    new Gauge({
      name: `quotehaven_${name}`,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const found = await look();
        this.reset();
        for (const row of found ? rowsOf(found, of) : []) {
          const about = labelNames.map((label) => [label, row[label] ?? ""]);
          this.set(Object.fromEntries(about), Number(row[value]));
        }
      },
    });
  }
  new Gauge({
    name: "quotehaven_database_connections",
    help: "Connections of the pool, and who waits for one.",
    labelNames: ["state"],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(needs.db.connections() ?? {}))
        this.set({ state }, count);
    },
  });
}

const labels: Record<keyof Figures, string[]> = {
  database: [],
  outbox: ["kind", "priority"],
  givenUp: ["kind"],
  payments: ["status"],
  recentPayments: ["status"],
  feeReturns: ["status"],
  reports: [],
};

/** Each figure's name, the rows it is made of, which of their columns is its value, and its help. */
const figures: [string, keyof Figures, "count" | "tried" | "age", string][] = [
  ["database_answers", "database", "count", "1 where the database answered just now."],
  ["outbox_rows", "outbox", "count", "What waits in the outbox."],
  ["outbox_age_seconds", "outbox", "age", "How long the longest in the outbox is due."],
  ["outbox_tried_rows", "outbox", "tried", "What failed more than three times."],
  [
    "outbox_given_up_rows",
    "givenUp",
    "count",
    "Mails that failed too often and are tried no more.",
  ],
  ["unsettled_payments", "payments", "count", "Payments on their way."],
  [
    "unsettled_payment_age_seconds",
    "payments",
    "age",
    "How long the longest payment is on its way.",
  ],
  [
    "payments_of_a_day",
    "recentPayments",
    "count",
    "Payments whose state changed within the last 24 hours, by the state they are in.",
  ],
  ["fee_returns", "feeReturns", "count", "Fees asked back, not decided or not done."],
  ["message_reports", "reports", "count", "Reported messages that are not decided."],
  [
    "message_report_age_seconds",
    "reports",
    "age",
    "How long the longest report of a message is not decided.",
  ],
];

const rowsOf = (found: Figures, of: keyof Figures): Record<string, string | number>[] => found[of];

async function lookUp({ db, clock }: Needs) {
  const now = clock.now();
  try {
    return {
      database: [{ count: 1 }],
      outbox: await waitingInOutbox(db.query, now),
      givenUp: await givenUpMails(db.query),
      payments: await unsettledPayments(db.query, now),
      recentPayments: await paymentsSince(db.query, new Date(now.getTime() - DAY_MS)),
      feeReturns: await openFeeReturns(db.query),
      reports: await openReports(db.query, now),
    };
  } catch {
    return null;
  }
}

/** How many seconds ago the earliest moment of a column was. */
const ageOf = (column: string, now: Date) =>
  sql<number>`greatest(0, extract(epoch from ${now}::timestamptz - min(${sql.ref(column)})))`;

const waitingInOutbox = (queries: Queries, now: Date) =>
  queries
    .selectFrom("outbox")
    .select(({ fn }) => [
      "kind",
      "priority",
      fn.countAll<number>().as("count"),
      fn.countAll<number>().filterWhere("attempts", ">", 3).as("tried"),
      ageOf("next_attempt_at", now).as("age"),
    ])
    .where("given_up_at", "is", null)
    .groupBy(["kind", "priority"])
    .execute();

const givenUpMails = (queries: Queries) =>
  queries
    .selectFrom("outbox")
    .select(({ fn }) => ["kind", fn.countAll<number>().as("count")])
    .where("given_up_at", "is not", null)
    .groupBy("kind")
    .execute();

const unsettledPayments = (queries: Queries, now: Date) =>
  queries
    .selectFrom("payments")
    .select(({ fn }) => [
      "status",
      fn.countAll<number>().as("count"),
      ageOf("updated_at", now).as("age"),
    ])
    .where("status", "in", ["created", "pending"])
    .groupBy("status")
    .execute();

const paymentsSince = (queries: Queries, since: Date) =>
  queries
    .selectFrom("payments")
    .select(({ fn }) => ["status", fn.countAll<number>().as("count")])
    .where("updated_at", ">", since)
    .groupBy("status")
    .execute();

const openFeeReturns = (queries: Queries) =>
  queries
    .selectFrom("fee_returns")
    .select(({ fn }) => ["status", fn.countAll<number>().as("count")])
    .where("status", "in", ["asked", "returning"])
    .groupBy("status")
    .execute();

const openReports = (queries: Queries, now: Date) =>
  queries
    .selectFrom("message_reports")
    .select(({ fn }) => [fn.countAll<number>().as("count"), ageOf("reported_at", now).as("age")])
    .where("decided_at", "is", null)
    .execute();
