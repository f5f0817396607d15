import { addWeekdayHours } from "@quotehaven/contract/choice";
import {
  coversFromNeeds,
  daysAfter,
  endsOfQuote,
  type Covers,
  type HomeCover,
} from "@quotehaven/contract/cover";
import { feeDecisionHours, utcDay, type InsuranceTypeId } from "@quotehaven/contract/rules";
import type { NotificationDetails } from "@quotehaven/contract/wire";
import { timeZoneOfUser } from "../accounts/timeZoneOfUser";
import { beginApplication, endApplication } from "../applications/liveApplication";
import { needOf } from "../applications/needOf";
import { newDeadline } from "../choices/contactDeadline";
import { keepConsent } from "../choices/giveConsent";
import { noteLosses } from "../choices/noteLosses";
import type { StoredAnswers, Tx } from "../database";
import { copyClient } from "../leads/clientWords";
import { factColumns } from "../leads/leadFacts";
import { noteOpening } from "../leads/noteOpening";
import { leadNewsOf } from "../outbox/leadNews";
import type { NotificationKind } from "../outbox/mailContent";
import { addNotifications } from "../outbox/outbox";
import { newsOfQuote, offerOf } from "../quotes/newsOfQuote";
import { formFor } from "../reference/questionnaires";
import { demoAnswers } from "./demoAnswers";
import { chanceOf, daysBefore, placeOf, type Id } from "./demoChoices";

/** How the agent with every ZIP code finds a lead. */
export type LeadState = "new" | "quoted" | "ended" | "updated" | "won" | "completed" | "deleted";

/** What a demo quote says beside its price; an ended one was good until yesterday. */
type DemoTerms = {
  cover?: Partial<Covers>;
  /** Against the usual price: thin cover costs less. */
  priceFactor?: number;
  isEnded?: boolean;
  message?: string;
};

/** A quote that is chosen, when, and whether its agent has paid. */
type DemoChoice = { applicationId: Id; quoteId: Id; agent: Id; at: Date; isPaid: boolean };

/** How long a demo agent has time to pay. */
const DEADLINE_HOURS = 48;

/** Writes the applications of demo people and what became of them. */
export class DemoLeads {
  private count = 0;

  constructor(
    private readonly tx: Tx,
    private readonly now: Date,
  ) {}

  async addApplication(
    consumer: Id,
    types: InsuranceTypeId[],
    { isSubmitted, daysAgo = (this.count + 1) * 0.4 }: { isSubmitted: boolean; daysAgo?: number },
  ): Promise<Id> {
    this.count += 1;
    const answers: StoredAnswers = {};
    const { zip, state } = placeOf(consumer);
    const variant = isSubmitted ? this.count : 0;
    for (const type of types) {
      const form = formFor(type);
      if (form) answers[type] = demoAnswers(form, { variant, today: this.now, state });
    }
    const draft = JSON.stringify(answers);
    const at = daysBefore(this.now, daysAgo);
    const { id } = await beginApplication(this.tx, {
      consumer_id: consumer,
      created_at: at,
      updated_at: at,
      draft_types: types,
      draft_answers: draft,
      ...(isSubmitted && {
        submitted_at: at,
        submitted_version: 1,
        submitted_types: types,
        submitted_answers: draft,
        zip_id: zip,
      }),
    });
    if (!isSubmitted) return id;
    const lead = await this.lead(id);
    await this.tx
      .updateTable("applications")
      .set(factColumns(lead, lead.dateOfBirth, this.now))
      .where("id", "=", id)
      .execute();
    await copyClient(this.tx, consumer);
    return id;
  }

  /** An application with what its consumer is called. */
  private async lead(applicationId: Id) {
    return this.tx
      .selectFrom("applications")
      .innerJoin("users", "users.id", "applications.consumer_id")
      .innerJoin("consumers", "consumers.user_id", "applications.consumer_id")
      .select([
        "applications.id",
        "applications.consumer_id as consumerId",
        "submitted_at as submittedAt",
        "submitted_types as submittedTypes",
        "submitted_answers as submittedAnswers",
        "users.first_name as firstName",
        "consumers.date_of_birth as dateOfBirth",
      ])
      .where("applications.id", "=", applicationId)
      .executeTakeFirstOrThrow();
  }

  /** Brings a submitted lead into a state, with what belongs to it. */
  async settle(applicationId: Id, state: LeadState, agent: Id): Promise<void> {
    if (state === "new") {
      const details = { lead: await leadNewsOf(this.tx, applicationId) };
      const isSeen = this.count % 2 === 0;
      await this.notify(agent, "prospectToQuote", applicationId, { isSeen, details });
      return;
    }
    const quoteId = await this.quote(applicationId, agent, 1, { isEnded: state === "ended" });
    await this.open(applicationId, agent, 1);
    if (state === "updated") {
      await this.tx
        .updateTable("quotes")
        .set({ needs_update: true })
        .where("id", "=", quoteId)
        .execute();
      await this.notify(agent, "changeRequested", applicationId);
    }
    if (state === "deleted") await endApplication(this.tx, applicationId, this.now);
    if (state !== "won" && state !== "completed") return;

    const isPaid = state === "completed";
    const { submittedAt } = await this.lead(applicationId);
    const age = (this.now.getTime() - (submittedAt ?? this.now).getTime()) / 86_400_000;
    // Who has not paid was chosen today: their time has not passed.
    const at = daysBefore(this.now, isPaid ? 0.8 * age : 0.1 + (this.count % 5) * 0.1);
    await this.choose({ applicationId, quoteId, agent, at, isPaid });
    if (!isPaid) return;
    const now = daysBefore(this.now, 0.2);
    await noteOpening(this.tx, { agentId: agent, leadId: applicationId, saw: "contact", now });
  }

  /** Two quotes of which one was chosen days ago; its agent has not come. */
  async leaveWaiting(applicationId: Id, agent: Id, other: Id): Promise<void> {
    const quoteId = await this.quote(applicationId, agent, 1);
    await this.quote(applicationId, other, 5, { priceFactor: 1.1 });
    const at = daysBefore(this.now, 6);
    await this.choose({ applicationId, quoteId, agent, at, isPaid: false });
  }

  /** Two quotes of which the other agent's was chosen and paid for, so many days ago. */
  async lose(applicationId: Id, agent: Id, winner: Id, daysAgo: number): Promise<void> {
    const isDear = applicationId % 3 !== 0;
    const { home, auto } = coversFromNeeds(await this.needs(applicationId));
    const cover = applicationId % 2 === 0 ? { home: thinner(home, 0.6), auto } : {};
    await this.quote(applicationId, agent, 1, { cover, priceFactor: isDear ? 1.2 : 0.8 });
    const quoteId = await this.quote(applicationId, winner, 5);
    await this.open(applicationId, agent, 1);
    const at = daysBefore(this.now, daysAgo);
    await this.choose({ applicationId, quoteId, agent: winner, at, isPaid: true });
  }

  /** The agent asks for the fee of a paid lead back. */
  async askFeeBack(applicationId: Id, words: string): Promise<void> {
    const payment = await this.tx
      .selectFrom("payments")
      .select(["application_id", "id as payment_id", "agent_id"])
      .where("application_id", "=", applicationId)
      .executeTakeFirstOrThrow();
    await this.tx
      .insertInto("fee_returns")
      .values({
        ...payment,
        reason: "contact-fails",
        words,
        asked_at: this.now,
        decide_by: addWeekdayHours(this.now, feeDecisionHours),
      })
      .execute();
  }

  private async choose(choice: DemoChoice): Promise<void> {
    const { applicationId, quoteId, agent, at, isPaid } = choice;
    await this.tx
      .updateTable("quotes")
      .set({ accepted_at: at })
      .where("id", "=", quoteId)
      .execute();
    await this.tx
      .updateTable("applications")
      .set({
        accepted_quote_id: quoteId,
        winner_id: agent,
        accepted_at: at,
        ...newDeadline(at, DEADLINE_HOURS, await timeZoneOfUser(this.tx, agent)),
        confirmed_at: isPaid ? at : null,
      })
      .where("id", "=", applicationId)
      .execute();
    const lead = await this.lead(applicationId);
    const consumer = { id: lead.consumerId, language: "en" as const };
    const quote = { id: quoteId, agentId: agent };
    await keepConsent(this.tx, { consumer, applicationId, quote }, at);
    await noteLosses(this.tx, lead, { winnerId: agent, now: at });
    const details = { chosen: await offerOf(this.tx, applicationId, quoteId) };
    await this.notify(agent, "quoteSelected", applicationId, { isSeen: isPaid, details });
    if (isPaid) await this.pay(choice);
  }

  /**
   * Quotes that differ in what they cover: a lead of them is worth comparing. Answers which of them
   * the client asks about, and which question has its answer.
   */
  async quoteDifferently(
    applicationId: Id,
    abe: Id,
    fay: Id,
  ): Promise<Record<"asked" | "answered", Id>> {
    const needed = coversFromNeeds(await this.needs(applicationId));
    const { home, auto } = needed;
    await this.open(applicationId, abe, 3);
    await this.open(applicationId, fay, 2);
    const asked = await this.quote(applicationId, abe, 1, {
      cover: {
        home: {
          ...home,
          deductible: 1_000,
          windDeductible: { percent: 2 },
          dwellingSettlement: "extended25",
          roofSettlement: "replacement",
          belongingsSettlement: "replacement",
        },
        auto: { ...auto, comprehensiveDeductible: 500, collisionDeductible: 500 },
      },
    });
    const answered = await this.quote(applicationId, fay, 5, {
      cover: {
        home: {
          ...thinner(home, 0.7),
          deductible: 2_500,
          roofSettlement: "actualCashValue",
          included: [],
        },
        auto: {
          injury: "50/100",
          propertyDamage: 50_000,
          uninsuredDrivers: "rejected",
          comprehensiveDeductible: 1_000,
          collisionDeductible: 1_000,
        },
      },
      priceFactor: 0.7,
    });
    await this.quote(applicationId, abe, 3, { priceFactor: 0.85 });
    await this.quote(applicationId, fay, 2, { cover: needed, priceFactor: 0.65, isEnded: true });
    await this.quote(applicationId, abe, 4, {
      cover: {
        home: { ...home, deductible: 500, included: ["waterBackup", "identityTheft"] },
        auto: {
          ...auto,
          injury: "250/500",
          uninsuredDrivers: "250/500",
          propertyDamage: 250_000,
          comprehensiveDeductible: 250,
          collisionDeductible: 250,
        },
      },
      priceFactor: 1.2,
      message:
        "Home and cars renew on the same day, and one deductible pays for both after a storm.",
    });
    return { asked, answered };
  }

  /** A question about a quote that waits to be read, or an answered one, which both have read. */
  async ask(quoteId: Id, question: string, answer?: string): Promise<void> {
    const { agentId, consumerId, ...thread } = await this.tx
      .selectFrom("quotes")
      .innerJoin("applications", "applications.id", "quotes.application_id")
      .select([
        "quotes.id as quote_id",
        "quotes.application_id",
        "agent_id as agentId",
        "consumer_id as consumerId",
      ])
      .where("quotes.id", "=", quoteId)
      .executeTakeFirstOrThrow();
    const people = { consumer_id: consumerId, agent_id: agentId };
    await this.tx
      .insertInto("threads")
      .values({ ...thread, ...people, unread_by_agent: answer === undefined ? 1 : 0 })
      .execute();
    const said = [
      { author_id: consumerId, text: question, sent_at: daysBefore(this.now, 0.2) },
      ...(answer === undefined
        ? []
        : [{ author_id: agentId, text: answer, sent_at: daysBefore(this.now, 0.15) }]),
    ];
    await this.tx
      .insertInto("thread_messages")
      .values(
        said.map((message, index) => ({
          ...{ ...message, ...thread, sent_key: `demo-${index}`, is_masked: false },
        })),
      )
      .execute();
    if (answer !== undefined) return;
    const event = `thread:${quoteId}`;
    await this.notify(agentId, "messageToAgent", thread.application_id, { event, quoteId });
  }

  /** Lets an agent have opened a lead, so often. */
  private async open(applicationId: Id, agent: Id, times: number): Promise<void> {
    await this.tx
      .insertInto("lead_reads")
      .values({ agent_id: agent, application_id: applicationId, read_at: this.now })
      .execute();
    const daysAgo = Math.min(this.count * 0.4, 0.3 * times);
    for (let left = times; left > 0; left--) {
      const now = daysBefore(this.now, (daysAgo * left) / times);
      await noteOpening(this.tx, { agentId: agent, leadId: applicationId, saw: "summary", now });
    }
  }

  private async needs(applicationId: Id) {
    const lead = await this.lead(applicationId);
    return needOf(lead, lead.dateOfBirth, this.now);
  }

  private async quote(
    applicationId: Id,
    agent: Id,
    carrierId: number,
    { cover = {}, priceFactor = 1, isEnded = false, message }: DemoTerms = {},
  ): Promise<Id> {
    const lead = await this.lead(applicationId);
    const hours = 1 + 6 * chanceOf(applicationId, carrierId);
    const at = daysBefore(lead.submittedAt ?? this.now, -hours / 24);
    const prices = (lead.submittedTypes ?? []).map((type_id) => {
      const usual = 60 + type_id * 25 + ((applicationId * 7 + carrierId * 11) % 60);
      const monthly = Math.round(usual * priceFactor);
      return { application_id: applicationId, type_id, monthly, yearly: monthly * 12 };
    });
    const total = prices.reduce((sum, { monthly }) => sum + monthly, 0);
    const bundle = prices.length > 1 ? Math.round(total * 0.9) : null;
    const today = utcDay(this.now);
    const { id } = await this.tx
      .insertInto("quotes")
      .values({
        application_id: applicationId,
        agent_id: agent,
        carrier_id: carrierId,
        bundle_monthly: bundle,
        bundle_yearly: bundle === null ? null : bundle * 12,
        cover: JSON.stringify(cover),
        // What is over is so in every time zone of the country.
        valid_until: isEnded ? daysAfter(today, -2) : endsOfQuote(today).usual,
        message: message ?? null,
        created_at: at,
        updated_at: at,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await this.tx
      .insertInto("quote_prices")
      .values(prices.map((price) => ({ ...price, quote_id: id })))
      .execute();
    const needs = needOf(lead, lead.dateOfBirth, this.now);
    await this.notify(lead.consumerId, "quoteToReview", applicationId, {
      // One per quote: the event key is unique, and an application may have several.
      event: `quote:${id}`,
      details: { quote: await newsOfQuote(this.tx, { lead, quoteId: id, needs }) },
    });
    return id;
  }

  private async pay({ applicationId, quoteId, agent, at }: DemoChoice): Promise<void> {
    const paid = { application_id: applicationId, agent_id: agent };
    await this.tx
      .insertInto("payments")
      .values({
        ...paid,
        quote_id: quoteId,
        amount_cents: 4_900,
        idempotency_key: `demo-${applicationId}`,
        status: "succeeded",
        card_brand: "visa",
        card_last4: "4242",
        receipt_number: `DEMO-${String(applicationId).padStart(6, "0")}`,
        created_at: at,
        updated_at: at,
        paid_at: at,
      })
      .execute();
    const { email, ...client } = await this.tx
      .selectFrom("users")
      .innerJoin("applications", "applications.consumer_id", "users.id")
      .select(["first_name", "last_name", "email", "phone"])
      .where("applications.id", "=", applicationId)
      .executeTakeFirstOrThrow();
    await this.tx
      .insertInto("unlocked_clients")
      .values({ ...paid, ...client, email: email ?? "", unlocked_at: at })
      .execute();
  }

  private async notify(
    userId: Id,
    kind: NotificationKind,
    applicationId: Id,
    {
      isSeen = false,
      event = `${kind}:${applicationId}`,
      ...about
    }: { isSeen?: boolean; event?: string; quoteId?: Id; details?: NotificationDetails } = {},
  ): Promise<void> {
    const { firstName } = await this.lead(applicationId);
    const eventKey = `demo:${event}`;
    const now = daysBefore(this.now, this.count * 0.3);
    const news = { kind, firstName, applicationId, eventKey, now, ...about };
    await addNotifications(this.tx, [userId], news);
    if (!isSeen) return;
    await this.tx
      .updateTable("notifications")
      .set({ seen: true })
      .where("user_id", "=", userId)
      .where("event_key", "=", eventKey)
      .execute();
  }
}

/** The same lines with lower amounts, in whole thousands. */
function thinner(cover: HomeCover | undefined, factor: number): HomeCover {
  const lower = (amount: number) => Math.round((amount * factor) / 1_000) * 1_000;
  const { dwelling, belongings, personalLiability } = cover ?? {};
  return {
    ...cover,
    ...(dwelling !== undefined && { dwelling: lower(dwelling) }),
    ...(belongings !== undefined && { belongings: lower(belongings) }),
    ...(personalLiability !== undefined && { personalLiability: 100_000 }),
  };
}
