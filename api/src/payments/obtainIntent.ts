import { createHash, randomUUID } from "node:crypto";
import { lockAccountsShared, type Row } from "../database";
import type { Deps } from "../deps";
import { conflict, notFound } from "../server/errors";
import {
  CustomerUnknown,
  KeySpent,
  ProviderUnavailable,
  type ProviderIntent,
} from "./provider/paymentProvider";
import { queueProviderClosing } from "../quotes/choosing/providerClosing";
import { cancelPayment } from "../quotes/choosing/withdrawPayments";
import { alivePayment, notTheirs, payingAgent } from "./paymentQueries";

type Payment = Row<"payments">;
type Needs = Pick<Deps, "db" | "clock" | "config" | "payments" | "log">;
/** Waits for the provider, as long as there is time left for the request. */
export type Wait = <T>(work: Promise<T>) => Promise<T>;

/**
 * The open payment of this lead and agent: the one there is, or a new row at the present fee. It holds
 * the key under which the provider is asked for the intent, so it exists before the provider is called.
 *
 * A payment whose intent can never be paid (`instead`) is canceled, and a new one begins.
 *
 * @throws 404 for a lead that this agent has not won; 409 `already-paid`, `choice-ended`.
 */
export async function openPayment(
  { db, clock, config }: Needs,
  agentId: number,
  leadId: number,
  instead?: Payment,
): Promise<Payment> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    await lockAccountsShared(tx, agentId);
    const lead = await tx
      .selectFrom("applications")
      .select(["accepted_quote_id", "confirmed_at"])
      .where("id", "=", leadId)
      .where("winner_id", "=", agentId)
      .where("deleted_at", "is", null)
      .forUpdate()
      .executeTakeFirst();
    if (!lead?.accepted_quote_id) throw await notTheirs(tx, agentId, leadId);
    if (lead.confirmed_at) throw conflict("already-paid");
    const alive = await alivePayment(tx, agentId, leadId).forUpdate().executeTakeFirst();
    if (alive && alive.status !== "created" && alive.status !== "pending") {
      throw conflict("already-paid");
    }
    if (alive && alive.id !== instead?.id) return alive;
    if (alive) await cancelPayment(tx, alive.id, now);
    return tx
      .insertInto("payments")
      .values({
        application_id: leadId,
        agent_id: agentId,
        quote_id: lead.accepted_quote_id,
        amount_cents: config.leadFeeCents,
        currency: "usd",
        idempotency_key: randomUUID(),
        created_at: now,
        updated_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/**
 * The intent of an open payment: the one it has, or a new one. However often and from however
 * many places it is asked, and whatever answer is lost on the way, there is one.
 *
 * @throws ProviderUnavailable; 404 where the lead was withdrawn meanwhile; 409 `already-paid`, `choice-ended`.
 */
export async function obtainIntent(
  deps: Needs,
  wait: Wait,
  opened: Payment,
): Promise<{ payment: Payment; intent: ProviderIntent }> {
  const { payments, log } = deps;
  let payment = opened;
  // New keys are made of it once an old one cannot be used any more.
  let salt: string | null = null;
  for (let attempt = 1; attempt <= 4; attempt++) {
    if (payment.intent_id !== null) {
      const intent = await wait(payments.getIntent(payment.intent_id));
      if (intent && intent.status !== "canceled") return { payment, intent };
      log.warn(
        { paymentId: payment.id, intentId: payment.intent_id, known: intent !== null },
        "an intent that cannot be paid any more is replaced",
      );
    } else {
      let customerId = payment.customer_id;
      try {
        customerId ??= await customerFor(deps, wait, payment, salt);
        const intent = await wait(
          payments.createIntent({
            amountCents: payment.amount_cents,
            currency: payment.currency,
            customerId,
            description: `Client details of lead ${payment.application_id}`,
            metadata: {
              application: String(payment.application_id),
              agent: String(payment.agent_id),
              payment: String(payment.id),
            },
            idempotencyKey: payment.idempotency_key,
          }),
        );
        const attached = await attachIntent(deps, payment, intent);
        if (attached) return { payment: attached, intent };
      } catch (error) {
        if (!(error instanceof CustomerUnknown || error instanceof KeySpent)) throw error;
        log.warn({ err: error, paymentId: payment.id }, "an attempt to make an intent is repeated");
        if (customerId !== null && error instanceof CustomerUnknown) {
          await forgetCustomer(deps, payment.agent_id, customerId);
        }
      }
    }
    payment = await openPayment(deps, payment.agent_id, payment.application_id, payment);
    salt = payment.idempotency_key;
  }
  throw new ProviderUnavailable();
}

/**
 * Writes down the intent of a payment. Where the payment was canceled while its intent was being made, the
 * intent is ended again, and nothing is answered.
 */
async function attachIntent(
  { db, clock }: Needs,
  { application_id, id }: Payment,
  intent: ProviderIntent,
): Promise<Payment | undefined> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const current = await tx
      .selectFrom("payments")
      .selectAll()
      .where("application_id", "=", application_id)
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const isCanceled = current.status === "canceled";
    const attached =
      current.intent_id !== null
        ? current
        : await tx
            .updateTable("payments")
            .set({
              intent_id: intent.id,
              customer_id: intent.customerId,
              status: isCanceled ? "canceled" : "pending",
              updated_at: now,
            })
            .where("application_id", "=", application_id)
            .where("id", "=", id)
            .where("status", "=", current.status)
            .returningAll()
            .executeTakeFirstOrThrow();
    if (!isCanceled) return attached;
    await queueProviderClosing(tx, { intentId: intent.id, now });
    return undefined;
  });
}

/** The agent's customer at the provider, made on the first payment, and noted with the attempt. */
async function customerFor(
  deps: Needs,
  wait: Wait,
  payment: Payment,
  salt: string | null,
): Promise<string> {
  const { db, payments, clock } = deps;
  const agent = await payingAgent(db.query, payment.agent_id);
  if (!agent) throw notFound();
  let customerId = agent.provider_customer_id;
  if (customerId === null) {
    const person = {
      email: agent.email ?? "",
      name: `${agent.first_name} ${agent.last_name}`,
      metadata: { agent: String(payment.agent_id) },
    };
    const { id } = await wait(
      payments.createCustomer({
        ...person,
        idempotencyKey: customerKey({
          ...person,
          since: agent.created_at.toISOString(),
          salt,
        }),
      }),
    );
    customerId = await keepCustomer(db, payment.agent_id, id, clock.now());
  }
  await db.query
    .updateTable("payments")
    .set({ customer_id: customerId })
    .where("application_id", "=", payment.application_id)
    .where("id", "=", payment.id)
    .where("status", "=", "created")
    .execute();
  return customerId;
}

/**
 * Made of what is sent: two first payments at once ask for the same customer, and a name or
 * address changed in between does not reuse the key of another call.
 */
const customerKey = (person: object) =>
  `customer-${createHash("sha256").update(JSON.stringify(person)).digest("hex")}`;

async function keepCustomer(
  db: Deps["db"],
  agentId: number,
  madeId: string,
  now: Date,
): Promise<string> {
  return db.transaction(async (tx) => {
    await tx
      .updateTable("agents")
      .set({ provider_customer_id: madeId })
      .where("user_id", "=", agentId)
      .where("provider_customer_id", "is", null)
      .execute();
    const agent = await tx
      .selectFrom("agents")
      .select("provider_customer_id")
      .where("user_id", "=", agentId)
      .executeTakeFirst();
    const keptId = agent?.provider_customer_id;
    if (keptId !== madeId) await queueProviderClosing(tx, { customerId: madeId, now });
    return keptId ?? madeId;
  });
}

async function forgetCustomer({ db }: Needs, agentId: number, customerId: string): Promise<void> {
  await db.query
    .updateTable("agents")
    .set({ provider_customer_id: null })
    .where("user_id", "=", agentId)
    .where("provider_customer_id", "=", customerId)
    .execute();
}
