import type { Language } from "@quotehaven/contract/schemas";
import type {
  ClientInfo,
  ContactConsent,
  PaidLead,
  Payment,
  PaymentIntent,
  SavedCard,
} from "@quotehaven/contract/wire";
import { ignoreUnavailable } from "../database";
import type { Deps } from "../deps";
import { conflict, notFound, refusal } from "../server/errors";
import { markNewsSeen } from "../leads/markNewsSeen";
import { noteOpening } from "../leads/noteOpening";
import { readsWholeLeads } from "../leads/wholeLeads";
import { within, TooLate } from "./provider/within";
import { ProviderUnavailable, type ProviderCard } from "./provider/paymentProvider";
import { obtainIntent, openPayment, type Wait } from "./obtainIntent";
import { readPayment } from "./provider/paymentList";
import {
  alivePayment,
  notTheirs,
  payingAgent,
  standingConsent,
  unlockedClient,
  wonLead,
} from "./paymentQueries";
import { settlePayment } from "./settlePayment";

type Needs = Pick<Deps, "db" | "clock" | "config" | "payments" | "log" | "rateLimiter">;
type Agent = { id: number; language: Language; timeZone: string };

/** A fee that is paid: the client's details, what was paid for them, and what the client agreed to. */
type PaymentDone = {
  kind: "paid";
  client: ClientInfo;
  payment?: Payment;
  consent?: ContactConsent;
};

/** A fee that is not paid yet. */
export type PaymentDue = {
  kind: "due";
  lead: PaidLead;
  /** Whole US dollars. */
  price: number;
  /** The intent to pay; null where there is none (yet). */
  intent: PaymentIntent | null;
  /** The agent's saved cards; null where the provider could not list them. */
  cards: SavedCard[] | null;
  /** False where the provider did not answer something that it was asked. */
  isComplete: boolean;
};

/** The longest that a request waits for the provider in all. */
const MAX_WAIT_MS = 12_000;

/**
 * What the agent's payment for a won lead has come to. Where the provider itself says that the
 * fee is paid, the client's details are unlocked now; nothing the caller says does that.
 *
 * @throws 404 for a lead that this agent has not won; 409 `choice-ended` where the client ended the choice
 * after the agent had begun to pay.
 */
export async function readConfirmation(
  deps: Needs,
  agent: Agent,
  leadId: number,
): Promise<PaymentDone | PaymentDue> {
  const { db, config, payments, rateLimiter } = deps;
  const done = await donePayment(deps, agent, leadId);
  if (done) return done;
  const lead = await shownLead(deps, agent, leadId);
  await rateLimiter.consume("paymentByAgent", String(agent.id));

  const payment = await alivePayment(db.query, agent.id, leadId).executeTakeFirst();
  const wait = patience(config.stripe.timeoutMs);
  const intentId = payment?.intent_id ?? null;
  const [intent, cards] = await Promise.all([
    intentId === null ? null : unlessProviderUnavailable(deps, wait(payments.getIntent(intentId))),
    savedCards(deps, wait, agent.id),
  ]);
  const due: PaymentDue = {
    kind: "due",
    lead,
    price: (payment?.amount_cents ?? config.leadFeeCents) / 100,
    intent: null,
    cards: cards ?? null,
    isComplete: intent !== undefined && cards !== undefined,
  };
  if (!payment || !intent) return due;
  const settlement = await settlePayment(deps, payment.id, intent);
  if (settlement === "withdrawn") throw await notTheirs(db.query, agent.id, leadId);
  if (settlement === "unlocked") {
    const unlocked = await donePayment(deps, agent, leadId);
    if (!unlocked) throw notFound();
    return unlocked;
  }
  if (settlement === "mismatch" || intent.status === "canceled") return due;
  await noteHandout(deps, payment.id);
  return { ...due, intent };
}

/**
 * What a lead that is to be paid for is called, to an agent who may read its client's whole name or not.
 *
 * @throws as `notTheirs`.
 */
async function shownLead(deps: Needs, agent: Agent, leadId: number): Promise<PaidLead> {
  const lead = await wonLead(deps.db.query, agent, leadId);
  if (!lead) throw await notTheirs(deps.db.query, agent.id, leadId);
  return (await readsWholeLeads(deps, agent.id)) ? lead : { ...lead, lastName: "" };
}

async function donePayment(deps: Needs, agent: Agent, leadId: number): Promise<PaymentDone | null> {
  const client = await unlockedClient(deps.db.query, agent.id, leadId);
  if (!client) return null;
  // The client may read who saw how to reach them.
  const opening = { agentId: agent.id, leadId, saw: "contact", now: deps.clock.now() } as const;
  await ignoreUnavailable(deps.db.transaction((tx) => noteOpening(tx, opening)));
  await ignoreUnavailable(markNewsSeen(deps.db.query, agent.id, leadId));
  const payment = await readPayment(deps, agent, leadId);
  const consent = await standingConsent(deps.db.query, agent.id, leadId);
  return { kind: "paid", client, ...(payment && { payment }), ...(consent && { consent }) };
}

/**
 * The intent with which the agent pays for a won lead: one per lead and agent, at the server's
 * price. Where the provider does not answer, what is known comes without it.
 *
 * @throws 404 for a lead that this agent has not won; 409 `already-paid`, `choice-ended`, or `payment-mismatch`
 * where somebody changed the intent at the provider.
 */
export async function startPayment(deps: Needs, agent: Agent, leadId: number): Promise<PaymentDue> {
  const { db, config, rateLimiter } = deps;
  await rateLimiter.consume("paymentByAgent", String(agent.id));
  const opened = await openPayment(deps, agent.id, leadId);
  const lead = await shownLead(deps, agent, leadId);

  const wait = patience(config.stripe.timeoutMs);
  const [obtained, cards] = await Promise.all([
    unlessProviderUnavailable(deps, obtainIntent(deps, wait, opened)),
    savedCards(deps, wait, agent.id),
  ]);
  const { payment, intent } = obtained ?? { payment: opened, intent: null };
  if (intent) {
    const settlement = await settlePayment(deps, payment.id, intent);
    if (settlement === "withdrawn") throw await notTheirs(db.query, agent.id, leadId);
    if (settlement === "unlocked") throw conflict("already-paid");
    if (settlement === "mismatch") throw conflict("payment-mismatch");
    await noteHandout(deps, payment.id);
  }
  return {
    kind: "due",
    lead,
    price: payment.amount_cents / 100,
    intent,
    cards: cards ?? null,
    isComplete: intent !== null && cards !== undefined,
  };
}

/** One patience for all that a request asks the provider, twice that of a single call. */
function patience(timeoutMs: number): Wait {
  const endsAt = performance.now() + Math.min(2 * timeoutMs, MAX_WAIT_MS);
  return async (work) => {
    try {
      return await within(work, Math.max(0, endsAt - performance.now()));
    } catch (error) {
      throw error instanceof TooLate ? new ProviderUnavailable({ cause: error }) : error;
    }
  };
}

/** The provider's answer, or undefined (and a line in the log) where it gave none. */
async function unlessProviderUnavailable<T>(
  { log }: Pick<Deps, "log">,
  work: Promise<T>,
): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    log.warn({ err: error }, "the card payment provider did not answer");
    return undefined;
  }
}

async function savedCards(
  deps: Needs,
  wait: Wait,
  agentId: number,
): Promise<SavedCard[] | undefined> {
  const agent = await payingAgent(deps.db.query, agentId);
  if (!agent?.provider_customer_id) return [];
  const cards = await unlessProviderUnavailable(
    deps,
    wait(deps.payments.listCards(agent.provider_customer_id)),
  );
  return cards
    ?.filter((card, index) => cards.findIndex((each) => isSameCard(each, card)) === index)
    .map(({ id, brand, last4, expMonth, expYear }) => ({
      id,
      card: { brand, last4, expiryMonth: expMonth, expiryYear: expYear },
    }));
}

/** Whether two saved cards are one: a card may be saved with each payment. */
const isSameCard = (one: ProviderCard, other: ProviderCard) =>
  one.id === other.id || (one.fingerprint !== "" && one.fingerprint === other.fingerprint);

/**
 * Forgets a saved card of the agent's, however often it was saved.
 *
 * @throws 404 for a card that is not theirs; 502 where the provider does not answer.
 */
export async function removeCard(deps: Needs, agentId: number, cardId: string): Promise<void> {
  await deps.rateLimiter.consume("paymentByAgent", String(agentId));
  const agent = await payingAgent(deps.db.query, agentId);
  const customerId = agent?.provider_customer_id;
  if (!customerId) throw notFound();
  try {
    const cards = await deps.payments.listCards(customerId);
    const card = cards.find(({ id }) => id === cardId);
    if (!card) throw notFound();
    for (const { id } of cards.filter((each) => isSameCard(each, card))) {
      await deps.payments.removeCard(id);
    }
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    throw refusal(502, "payment-provider-unavailable");
  }
}

/** From now on this intent may be paid at any moment, so the sweep looks at it often. */
async function noteHandout({ db, clock }: Needs, paymentId: number): Promise<void> {
  const now = clock.now();
  await db.query
    .updateTable("payments")
    .set({ updated_at: now, checked_at: now })
    .where("id", "=", paymentId)
    .where("status", "=", "pending")
    .execute();
}
