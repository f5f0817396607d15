import { sql } from "kysely";
import { Gauge } from "prom-client";
import type { Database, Queries } from "../database";
import type { Clock } from "../ports/clock";
import type { Metrics } from "./metrics";

const DAY_MS = 86_400_000;

type Needs = { db: Database; clock: Clock };
type Found = NonNullable<Awaited<ReturnType<typeof lookUp>>>;
/** What one figure says of what was found. */
type Show = (found: Found, set: (labels: Record<string, string>, value: number) => void) => void;

/**
 * Adds what is looked up in the database whenever somebody asks: what waits there, and for how long.
 * While the database is out of reach these are left out.
 */
export function watchDatabase({ registry }: Metrics, needs: Needs): void {
  let looking: ReturnType<typeof lookUp> | undefined;
  // All figures of one answer are of one look.
  const look = () => (looking ??= lookUp(needs).finally(() => (looking = undefined)));

  for (const [name, { help, labels, show }] of Object.entries(figures)) {
    new Gauge({
      name: `quotehaven_${name}`,
      help,
      labelNames: labels,
      registers: [registry],
      async collect() {
        const found = await look();
        this.reset();
        if (found) show(found, (of, value) => this.set(of, value));
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

const figures: Record<string, { help: string; labels: string[]; show: Show }> = {
  database_answers: {
    help: "1 where the database answered just now.",
    labels: [],
    show: (_found, set) => set({}, 1),
  },
  outbox_rows: {
    help: "What waits in the outbox.",
    labels: ["kind", "priority"],
    show: ({ outbox }, set) =>
      outbox.forEach(({ kind, priority, count }) => set({ kind, priority: `${priority}` }, count)),
  },
  outbox_age_seconds: {
    help: "How long the longest in the outbox is due.",
    labels: ["kind", "priority"],
    show: ({ outbox, secondsSince }, set) =>
      outbox.forEach(({ kind, priority, due }) =>
        set({ kind, priority: `${priority}` }, secondsSince(due)),
      ),
  },
  outbox_tried_rows: {
    help: "What failed more than three times.",
    labels: ["kind", "priority"],
    show: ({ outbox }, set) =>
      outbox.forEach(({ kind, priority, tried }) => set({ kind, priority: `${priority}` }, tried)),
  },
  outbox_given_up_rows: {
    help: "Mails that failed too often and are tried no more.",
    labels: ["kind"],
    show: ({ givenUp }, set) => givenUp.forEach(({ kind, count }) => set({ kind }, count)),
  },
  unsettled_payments: {
    help: "Payments on their way.",
    labels: ["status"],
    show: ({ payments }, set) => payments.forEach(({ status, count }) => set({ status }, count)),
  },
  unsettled_payment_age_seconds: {
    help: "How long the longest payment is on its way.",
    labels: ["status"],
    show: ({ payments, secondsSince }, set) =>
      payments.forEach(({ status, since }) => set({ status }, secondsSince(since))),
  },
  payments_of_a_day: {
    help: "Payments whose state changed within the last 24 hours, by the state they are in.",
    labels: ["status"],
    show: ({ recentPayments }, set) =>
      recentPayments.forEach(({ status, count }) => set({ status }, count)),
  },
  fee_returns: {
    help: "Fees asked back, not decided or not done.",
    labels: ["status"],
    show: ({ feeReturns }, set) =>
      feeReturns.forEach(({ status, count }) => set({ status }, count)),
  },
};

async function lookUp({ db, clock }: Needs) {
  const now = clock.now().getTime();
  try {
    return {
      outbox: await waitingInOutbox(db.query),
      givenUp: await givenUpMails(db.query),
      payments: await unsettledPayments(db.query),
      recentPayments: await paymentsSince(db.query, new Date(now - DAY_MS)),
      feeReturns: await openFeeReturns(db.query),
      secondsSince: (then: Date) => Math.max(0, (now - then.getTime()) / 1000),
    };
  } catch {
    return null;
  }
}

const waitingInOutbox = (queries: Queries) =>
  queries
    .selectFrom("outbox")
    .select(({ fn }) => [
      "kind",
      "priority",
      fn.countAll<number>().as("count"),
      fn.countAll<number>().filterWhere("attempts", ">", 3).as("tried"),
      sql<Date>`min(next_attempt_at)`.as("due"),
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

const unsettledPayments = (queries: Queries) =>
  queries
    .selectFrom("payments")
    .select(({ fn }) => [
      "status",
      fn.countAll<number>().as("count"),
      fn.min<Date>("updated_at").as("since"),
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
