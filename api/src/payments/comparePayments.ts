import type { PaymentDifferenceKind } from "@quotehaven/contract/schemas";
import type { Row } from "../database";
import type { Deps } from "../deps";
import type { MadeBetween, ProviderIntent, ProviderPage } from "./provider/paymentProvider";
import { recordReturnedFee } from "./returns/returnFee";
import { settlePayment } from "./settlePayment";

type Needs = Pick<Deps, "db" | "clock" | "payments" | "log">;
type Payment = Row<"payments">;

const HOUR_MS = 3_600_000;
/** What is younger is under way, and is left to the next day. */
const UNDER_WAY_MS = HOUR_MS;
/** An intent may be paid or refunded days after it was made, so each is compared for a week. */
const OVERLAP_MS = 7 * 24 * HOUR_MS;
/** A comparison that takes longer was killed. */
const KILLED_AFTER_MS = 2 * HOUR_MS;
const BATCH = 100;

/**
 * Compares the provider's intents and refunds with our payments, once a day, and writes down each
 * difference for the operators. To be called now and then.
 *
 * It only reads at the provider. What is paid or canceled there and still open here is settled first, as
 * the sweep does, and a fee that went back there whole ends what it bought, as by the webhook.
 *
 * @throws ProviderUnavailable: the comparison begins anew some hours later.
 */
export async function comparePayments(deps: Needs): Promise<void> {
  const now = deps.clock.now();
  const day = now.toISOString().slice(0, 10);
  const last = await lastComparison(deps);
  if (!(await claim(deps, day, now))) return;
  const made = {
    from: new Date((last ?? now).getTime() - OVERLAP_MS),
    to: new Date(now.getTime() - UNDER_WAY_MS),
  };
  const found = await compareAll(deps, made);
  await deps.db.query
    .updateTable("payment_comparisons")
    .set({ ended_at: deps.clock.now() })
    .where("day", "=", day)
    .execute();
  if (found > 0) deps.log.error({ found }, "our payments and the provider's differ");
}

/** When the last comparison that came to its end was started. */
async function lastComparison({ db }: Needs): Promise<Date | undefined> {
  const last = await db.query
    .selectFrom("payment_comparisons")
    .select("started_at")
    .where("ended_at", "is not", null)
    .orderBy("day", "desc")
    .executeTakeFirst();
  return last?.started_at;
}

/** Whether the day's comparison is for this process to do. */
async function claim({ db }: Needs, day: string, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db.query
    .insertInto("payment_comparisons")
    .values({ day, started_at: now })
    .onConflict((conflict) =>
      conflict
        .column("day")
        .doUpdateSet({ started_at: now })
        .where("payment_comparisons.ended_at", "is", null)
        .where("payment_comparisons.started_at", "<", new Date(now.getTime() - KILLED_AFTER_MS)),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Every intent once: those made in the time, those refunded in it, and those of our payments changed in it. */
async function compareAll(deps: Needs, made: MadeBetween): Promise<number> {
  const { payments } = deps;
  const compared = new Set<string>();
  let found = 0;
  const compare = async (intents: Map<string, ProviderIntent | null>) => {
    for (const id of intents.keys()) compared.add(id);
    found += await compareIntents(deps, intents, made.to);
  };
  const lookUp = async (ids: readonly (string | null)[]) => {
    const intents = new Map<string, ProviderIntent | null>();
    for (const id of ids) {
      if (id !== null && !compared.has(id)) intents.set(id, await payments.getIntent(id));
    }
    await compare(intents);
  };
  for await (const intents of eachPage((after) => payments.listIntents(made, after))) {
    await compare(new Map(intents.map((intent) => [intent.id, intent])));
  }
  for await (const refunds of eachPage((after) => payments.listRefunds(made, after))) {
    await lookUp(refunds.map(({ intentId }) => intentId));
  }
  for await (const ids of changedIntents(deps, made)) await lookUp(ids);
  return found;
}

async function* eachPage<Item extends { id: string }>(
  read: (after?: string) => Promise<ProviderPage<Item>>,
): AsyncGenerator<Item[]> {
  let page: ProviderPage<Item> = { items: [], hasMore: true };
  while (page.hasMore) {
    page = await read(page.items.at(-1)?.id);
    yield page.items;
  }
}

/** The intents of our payments that changed in a time, in batches. */
async function* changedIntents({ db }: Needs, { from, to }: MadeBetween): AsyncGenerator<string[]> {
  let rows: { id: number; intentId: string | null }[] = [];
  do {
    rows = await db.query
      .selectFrom("payments")
      .select(["id", "intent_id as intentId"])
      .where("updated_at", ">=", from)
      .where("updated_at", "<=", to)
      .where("intent_id", "is not", null)
      .where("id", ">", rows.at(-1)?.id ?? 0)
      .orderBy("id")
      .limit(BATCH)
      .execute();
    yield rows.flatMap(({ intentId }) => intentId ?? []);
  } while (rows.length === BATCH);
}

/** Writes down how these intents differ from our payments; answers how many differences are new. */
async function compareIntents(
  deps: Needs,
  intents: Map<string, ProviderIntent | null>,
  quietSince: Date,
): Promise<number> {
  if (intents.size === 0) return 0;
  const known = await paymentsOf(deps, [...intents.keys()]);
  const isNews = await settleOpen(deps, known, intents);
  const payments = isNews ? await paymentsOf(deps, [...intents.keys()]) : known;
  const differences = [...intents].flatMap(([intentId, theirs]) => {
    const ours = payments.get(intentId);
    if (ours && ours.updated_at > quietSince) return [];
    return differencesOf(ours, theirs).map((difference) => ({
      ...difference,
      intent_id: intentId,
      application_id: ours?.application_id ?? null,
      payment_id: ours?.id ?? null,
      found_at: deps.clock.now(),
    }));
  });
  if (differences.length === 0) return 0;
  const written = await deps.db.query
    .insertInto("payment_differences")
    .values(differences)
    .onConflict((conflict) =>
      conflict.constraint("payment_differences_one_per_finding").doNothing(),
    )
    .returning("id")
    .execute();
  return written.length;
}

async function paymentsOf(
  { db }: Needs,
  intentIds: string[],
): Promise<Map<string | null, Payment>> {
  const rows = await db.query
    .selectFrom("payments")
    .selectAll()
    .where("intent_id", "in", intentIds)
    .execute();
  return new Map(rows.map((row) => [row.intent_id, row]));
}

/**
 * Settles what ended at the provider and is open here, and what went back there whole. What fails stays, and
 * is a difference.
 */
async function settleOpen(
  deps: Needs,
  payments: Map<string | null, Payment>,
  intents: Map<string, ProviderIntent | null>,
): Promise<boolean> {
  let isNews = false;
  for (const [intentId, theirs] of intents) {
    const ours = payments.get(intentId);
    if (!ours || !theirs) continue;
    try {
      if (isReturned(ours, theirs)) {
        await deps.db.transaction((tx) => recordReturnedFee(tx, ours.id, deps.clock.now()));
      } else if (isEnded(ours, theirs)) await settlePayment(deps, ours.id, theirs);
      else continue;
      isNews = true;
    } catch (error) {
      deps.log.error({ err: error, paymentId: ours.id }, "an ended payment cannot be settled");
    }
  }
  return isNews;
}

const isEnded = (ours: Payment, theirs: ProviderIntent) =>
  ours.status === "pending" && (theirs.status === "succeeded" || theirs.status === "canceled");

const isReturned = (ours: Payment, theirs: ProviderIntent) =>
  (ours.status === "succeeded" || ours.status === "disputed") &&
  theirs.amountCents === ours.amount_cents &&
  theirs.refundedCents === ours.amount_cents;

type Difference = { what: PaymentDifferenceKind; ours: string; theirs: string };

/** How a payment and the provider's intent differ. */
function differencesOf(ours: Payment | undefined, theirs: ProviderIntent | null): Difference[] {
  if (!ours || !theirs) {
    if (ours)
      return [{ what: "missing-there", ours: `${ours.status}, ${feeOf(ours)}`, theirs: "–" }];
    // An intent that was canceled moves no money.
    if (!theirs || theirs.status === "canceled") return [];
    return [{ what: "missing-here", ours: "–", theirs: `${theirs.status}, ${amountOf(theirs)}` }];
  }
  const compared: Difference[] = [
    { what: "amount", ours: feeOf(ours), theirs: amountOf(theirs) },
    {
      what: "owner",
      ours: ownerOf(String(ours.application_id), String(ours.agent_id), String(ours.id)),
      theirs: ownerOf(theirs.metadata.application, theirs.metadata.agent, theirs.metadata.payment),
    },
    { what: "refund", ours: dollars(ours.refunded_cents), theirs: dollars(theirs.refundedCents) },
    {
      what: "dispute",
      ours: ours.disputed_at === null ? "none" : "disputed",
      theirs: theirs.isDisputed ? "disputed" : "none",
    },
  ];
  const differing = compared.filter((one) => one.ours !== one.theirs);
  if (!isStateOf(ours.status, theirs.status)) {
    differing.push({ what: "state", ours: ours.status, theirs: theirs.status });
  }
  return differing;
}

/** Whether an intent may be in this state where our payment is in that. */
function isStateOf(ours: Payment["status"], theirs: string): boolean {
  if (ours === "canceled") return theirs === "canceled";
  if (ours === "created" || ours === "pending") {
    return theirs !== "succeeded" && theirs !== "canceled";
  }
  return theirs === "succeeded";
}

const dollars = (cents: number) => (cents / 100).toFixed(2);

const feeOf = (ours: Payment) => `${dollars(ours.amount_cents)} ${ours.currency}`;

const amountOf = (theirs: ProviderIntent) => `${dollars(theirs.amountCents)} ${theirs.currency}`;

const ownerOf = (lead = "–", agent = "–", payment = "–") =>
  `lead ${lead}, agent ${agent}, payment ${payment}`;
