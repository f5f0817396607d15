import { addWeekdayHours } from "@quotehaven/contract/choice";
import {
  coversFromNeeds,
  daysAfter,
  endsOfQuote,
  type Covers,
  type HomeCover,
  type Needs,
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
import type { Seen } from "../leads/noteOpening";
import { leadNewsOf } from "../outbox/leadNews";
import type { NotificationKind } from "../outbox/mailContent";
import { addNotifications } from "../outbox/outbox";
import { newsOfQuote } from "../quotes/newsOfQuote";
import { formFor } from "../reference/questionnaires";
import { demoAnswers } from "./demoAnswers";
import { daysBefore, placeOf, type Id } from "./demoChoices";
import { addDemoNotes } from "./demoNotes";

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
    for (const type of types) {
      const form = formFor(type);
      if (form) answers[type] = demoAnswers(form, isSubmitted ? this.count : 0, this.now);
    }
    const draft = JSON.stringify(answers);
    const at = daysBefore(this.now, daysAgo);
    const { id } = await beginApplication(this.tx, {
      consumer_id: consumer,
      created_at: at,
      updated_at: at,
      draft_types: types,
      draft_answers: draft,
      ...(isSubmitted
        ? {
            submitted_at: at,
            submitted_version: 1,
            submitted_types: types,
            submitted_answers: draft,
            zip_id: placeOf(consumer).zip,
            ...factColumns(
              { submittedTypes: types, submittedAnswers: answers },
              await this.birthOf(consumer),
              this.now,
            ),
          }
        : {}),
    });
    if (isSubmitted) await copyClient(this.tx, consumer);
    return id;
  }

  private async birthOf(consumer: Id): Promise<string> {
    const { dateOfBirth } = await this.tx
      .selectFrom("consumers")
      .select("date_of_birth as dateOfBirth")
      .where("user_id", "=", consumer)
      .executeTakeFirstOrThrow();
    return dateOfBirth;
  }

  /** Brings a submitted lead into a state, with what belongs to it. */
  async settle(
    applicationId: Id,
    state: LeadState,
    { consumer, agent }: { consumer: Id; agent: Id },
  ): Promise<void> {
    if (state === "new") {
      await this.notify(agent, "prospectToQuote", applicationId, consumer, {
        isSeen: this.count % 2 === 0,
        details: { lead: await leadNewsOf(this.tx, applicationId) },
      });
      return;
    }
    const quoteId = await this.quote(applicationId, agent, 1, { isEnded: state === "ended" });
    if (state === "updated")
      await this.tx
        .updateTable("quotes")
        .set({ needs_update: true })
        .where("id", "=", quoteId)
        .execute();
    await this.open(applicationId, agent, 1);
    if (state === "updated") await this.notify(agent, "changeRequested", applicationId, consumer);
    if (state === "deleted") await endApplication(this.tx, applicationId, this.now);
    if (state !== "won" && state !== "completed") return;

    const isPaid = state === "completed";
    // Who has not paid was chosen today: their time has not passed.
    const at = daysBefore(this.now, isPaid ? 0.5 + this.count * 0.2 : 0.1 + (this.count % 5) * 0.1);
    const choice = { consumer, agent, at };
    await this.choose(applicationId, quoteId, choice, { isPaid });
    if (isPaid) {
      await this.noteOpening(applicationId, agent, { saw: "contact", times: 1, daysAgo: 0.2 });
      await this.pay(applicationId, quoteId, choice);
    }
  }

  /** Two quotes of which one was chosen days ago; its agent has not come. */
  async leaveWaiting(
    applicationId: Id,
    { consumer, agent, other }: { consumer: Id; agent: Id; other: Id },
  ): Promise<void> {
    const quoteId = await this.quote(applicationId, agent, 1);
    await this.quote(applicationId, other, 5, { priceFactor: 1.1 });
    const at = daysBefore(this.now, 6);
    await this.choose(applicationId, quoteId, { consumer, agent, at }, { isPaid: false });
  }

  /** Two quotes of which the other agent's was chosen and paid for, so many days ago. */
  async lose(
    applicationId: Id,
    { consumer, agent, winner }: { consumer: Id; agent: Id; winner: Id },
    daysAgo: number,
  ): Promise<void> {
    const isDear = applicationId % 3 !== 0;
    const { home, auto } = coversFromNeeds(await this.needs(applicationId));
    const cover = applicationId % 2 === 0 ? { home: thinner(home, 0.6), auto } : {};
    await this.quote(applicationId, agent, 1, { cover, priceFactor: isDear ? 1.2 : 0.8 });
    const quoteId = await this.quote(applicationId, winner, 5);
    await this.open(applicationId, agent, 1);
    const choice = { consumer, agent: winner, at: daysBefore(this.now, daysAgo) };
    await this.choose(applicationId, quoteId, choice, { isPaid: true });
    await this.pay(applicationId, quoteId, choice);
  }

  /** The agent asks for the fee of a paid lead back. */
  async askFeeBack(applicationId: Id, words: string): Promise<void> {
    const { id, agentId } = await this.tx
      .selectFrom("payments")
      .select(["id", "agent_id as agentId"])
      .where("application_id", "=", applicationId)
      .executeTakeFirstOrThrow();
    await this.tx
      .insertInto("fee_returns")
      .values({
        application_id: applicationId,
        payment_id: id,
        agent_id: agentId,
        reason: "contact-fails",
        words,
        asked_at: this.now,
        decide_by: addWeekdayHours(this.now, feeDecisionHours),
      })
      .execute();
  }

  /** An agent's notes: some leads to come back to, one of them today, and what became of those won. */
  async writeNotes(agent: Id): Promise<void> {
    await addDemoNotes(this.tx, this.now, agent);
  }

  private async choose(
    applicationId: Id,
    quoteId: Id,
    { consumer, agent, at }: { consumer: Id; agent: Id; at: Date },
    { isPaid }: { isPaid: boolean },
  ): Promise<void> {
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
    const quote = { id: quoteId, agentId: agent };
    const choice = { consumer: { id: consumer, language: "en" as const }, applicationId, quote };
    await keepConsent(this.tx, choice, at);
    const submitted = await this.tx
      .selectFrom("applications")
      .select(["submitted_types as submittedTypes", "submitted_answers as submittedAnswers"])
      .where("id", "=", applicationId)
      .executeTakeFirstOrThrow();
    const lost = { id: applicationId, consumerId: consumer, ...submitted };
    await noteLosses(this.tx, lost, { winnerId: agent, now: at });
    await this.notify(agent, "quoteSelected", applicationId, consumer, { isSeen: isPaid });
  }

  /**
   * Quotes that differ in what they cover: a lead of them is worth comparing. Answers which of them
   * the client asks about, and which question has its answer.
   */
  async quoteDifferently(
    applicationId: Id,
    { abe, fay }: { abe: Id; fay: Id },
  ): Promise<{ asked: Id; answered: Id }> {
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
  async ask(
    quoteId: Id,
    { consumer, agent }: { consumer: Id; agent: Id },
    question: string,
    answer?: string,
  ): Promise<void> {
    const { applicationId } = await this.tx
      .selectFrom("quotes")
      .select("application_id as applicationId")
      .where("id", "=", quoteId)
      .executeTakeFirstOrThrow();
    const thread = { application_id: applicationId, quote_id: quoteId };
    await this.tx
      .insertInto("threads")
      .values({
        ...thread,
        consumer_id: consumer,
        agent_id: agent,
        unread_by_agent: answer === undefined ? 1 : 0,
      })
      .execute();
    const said = [
      { author_id: consumer, text: question, sent_at: daysBefore(this.now, 0.2) },
      ...(answer === undefined
        ? []
        : [{ author_id: agent, text: answer, sent_at: daysBefore(this.now, 0.15) }]),
    ];
    await this.tx
      .insertInto("thread_messages")
      .values(
        said.map((message, index) => ({
          ...message,
          ...thread,
          sent_key: `demo-${index}`,
          is_masked: false,
        })),
      )
      .execute();
    if (answer !== undefined) return;
    const event = `thread:${quoteId}`;
    await this.notify(agent, "messageToAgent", applicationId, consumer, { event, quoteId });
  }

  /** Lets an agent have opened a lead, so often. */
  private async open(applicationId: Id, agent: Id, times: number): Promise<void> {
    await this.tx
      .insertInto("lead_reads")
      .values({ agent_id: agent, application_id: applicationId, read_at: this.now })
      .execute();
    const daysAgo = Math.min(this.count * 0.4, 0.3 * times);
    await this.noteOpening(applicationId, agent, { saw: "summary", times, daysAgo });
  }

  private async noteOpening(
    applicationId: Id,
    agent: Id,
    { saw, times, daysAgo }: { saw: Seen; times: number; daysAgo: number },
  ): Promise<void> {
    const first = daysBefore(this.now, daysAgo);
    await this.tx
      .insertInto("lead_openings")
      .values({
        application_id: applicationId,
        agent_id: agent,
        saw,
        first_at: first,
        last_at: times > 1 ? daysBefore(this.now, daysAgo / times) : first,
        times,
      })
      .execute();
  }

  private async needs(applicationId: Id): Promise<Partial<Needs>> {
    const { dateOfBirth, ...submitted } = await this.tx
      .selectFrom("applications")
      .innerJoin("consumers", "consumers.user_id", "applications.consumer_id")
      .select([
        "submitted_types as submittedTypes",
        "submitted_answers as submittedAnswers",
        "consumers.date_of_birth as dateOfBirth",
      ])
      .where("applications.id", "=", applicationId)
      .executeTakeFirstOrThrow();
    return needOf(submitted, dateOfBirth, this.now);
  }

  async quote(
    applicationId: Id,
    agent: Id,
    carrierId: number,
    { cover = {}, priceFactor = 1, isEnded = false, message }: DemoTerms = {},
  ): Promise<Id> {
    const { consumer, submittedTypes, submittedAt } = await this.tx
      .selectFrom("applications")
      .select([
        "consumer_id as consumer",
        "submitted_types as submittedTypes",
        "submitted_at as submittedAt",
      ])
      .where("id", "=", applicationId)
      .executeTakeFirstOrThrow();
    const types = submittedTypes ?? [];
    const at = submittedAt ?? this.now;
    const prices = types.map((type) =>
      Math.round((60 + type * 25 + ((applicationId * 7 + carrierId * 11) % 60)) * priceFactor),
    );
    const total = prices.reduce((sum, price) => sum + price, 0);
    const bundle = types.length > 1 ? Math.round(total * 0.9) : null;
    const { id } = await this.tx
      .insertInto("quotes")
      .values({
        application_id: applicationId,
        agent_id: agent,
        carrier_id: carrierId,
        bundle_monthly: bundle,
        bundle_yearly: bundle === null ? null : bundle * 12,
        cover: JSON.stringify(cover),
        valid_until: isEnded
          ? // Over in every time zone of the country.
            daysAfter(utcDay(this.now), -2)
          : endsOfQuote(utcDay(this.now)).usual,
        message: message ?? null,
        created_at: at,
        updated_at: at,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await this.tx
      .insertInto("quote_prices")
      .values(
        types.map((type_id, index) => {
          const monthly = prices[index] ?? 0;
          return {
            application_id: applicationId,
            quote_id: id,
            type_id,
            monthly,
            yearly: monthly * 12,
          };
        }),
      )
      .execute();
    // One per quote: the event key is unique, and an application may have several.
    await this.notify(consumer, "quoteToReview", applicationId, consumer, {
      event: `quote:${id}`,
      details: {
        quote: await newsOfQuote(this.tx, {
          lead: { id: applicationId },
          quoteId: id,
          needs: await this.needs(applicationId),
        }),
      },
    });
    return id;
  }

  private async pay(
    applicationId: Id,
    quoteId: Id,
    { consumer, agent, at }: { consumer: Id; agent: Id; at: Date },
  ): Promise<void> {
    await this.tx
      .insertInto("payments")
      .values({
        application_id: applicationId,
        agent_id: agent,
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
    const client = await this.tx
      .selectFrom("users")
      .select(["first_name", "last_name", "email", "phone"])
      .where("id", "=", consumer)
      .executeTakeFirstOrThrow();
    await this.tx
      .insertInto("unlocked_clients")
      .values({
        application_id: applicationId,
        agent_id: agent,
        first_name: client.first_name,
        last_name: client.last_name,
        email: client.email ?? "",
        phone: client.phone,
        unlocked_at: at,
      })
      .execute();
  }

  private async notify(
    userId: Id,
    kind: NotificationKind,
    applicationId: Id,
    consumer: Id,
    {
      isSeen = false,
      event = `${kind}:${applicationId}`,
      ...about
    }: { isSeen?: boolean; event?: string; quoteId?: Id; details?: NotificationDetails } = {},
  ): Promise<void> {
    const { firstName } = await this.tx
      .selectFrom("users")
      .select("first_name as firstName")
      .where("id", "=", consumer)
      .executeTakeFirstOrThrow();
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
