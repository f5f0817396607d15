import { consentText, consentVersion } from "@quotehaven/contract/choice";
import { coversFromNeeds, daysAfter, wholeCover, type Covers } from "@quotehaven/contract/cover";
import { utcDay, wholePrice, type InsuranceTypeId } from "@quotehaven/contract/rules";
import { notificationKind } from "@quotehaven/contract/wire";
import { sql } from "kysely";
import { timeZoneOfUser } from "../accounts/timeZoneOfUser";
import { nothingToFind } from "../applications/liveApplication";
import { needOf } from "../applications/needOf";
import { newDeadline } from "../choices/contactDeadline";
import type { NewRow, StoredAnswers, Tx } from "../database";
import { clientColumns } from "../leads/clientWords";
import { factColumns } from "../leads/leadFacts";
import { carriers } from "../reference/carriers";
import { insuranceTypeNames } from "../reference/insuranceTypes";
import { formFor } from "../reference/questionnaires";
import { FIRST_NAMES, LAST_NAMES, type DemoAccounts } from "./DemoAccounts";
import { demoAnswers, livingIn } from "./demoAnswers";
import { chanceOf, daysBefore, evenly, pick, placeOf, type Id } from "./demoChoices";

/** What became of a lead of a past month. */
type End = "bound" | "notBought" | "returned" | "lost" | "gone";

/** Leads that ended in the past months: more from month to month. */
const LEADS = 300;
/** In days before now; what is younger is written by DemoLeads. */
const [OLDEST, YOUNGEST] = [362, 38];
const TYPE_SETS: InsuranceTypeId[][] = [[1], [3], [1, 3], [2], [1, 3], [1, 2, 3]];
const DEADLINE_HOURS = 48;
const BORN = "1984-05-20";
const FEE_CENTS = 4_900;
const names = insuranceTypeNames();

type PastLead = {
  index: number;
  end: End;
  types: InsuranceTypeId[];
  submittedAt: Date;
  quotedAt: Date;
  /** When another agent quoted it, too; null where nobody did. */
  otherAt: Date | null;
  /** When the client chose, or deleted the application. */
  endedAt: Date;
};

/** The lead at an index, of which the first is the oldest. In a year the agent becomes faster, and wins more. */
function pastLead(index: number, now: Date): PastLead {
  const progress = index / LEADS;
  const age = OLDEST - (OLDEST - YOUNGEST) * progress ** 0.7;
  const submittedAt = daysBefore(now, age - chanceOf(index, 1));
  const usualHours = 30 - 22 * progress + 5 * Math.sin(progress * 19);
  const quotedAt = daysBefore(submittedAt, (-usualHours * (0.3 + 1.4 * chanceOf(index, 2))) / 24);
  const luck = evenly(index);
  const won = 0.27 + 0.14 * progress + 0.04 * Math.sin(progress * 23);
  return {
    index,
    end: luck < won ? outcomeOf(index) : luck < won + 0.19 ? "lost" : "gone",
    types: pick(TYPE_SETS, index),
    submittedAt,
    quotedAt,
    otherAt: luck < won + 0.19 ? daysBefore(submittedAt, -0.6 - chanceOf(index, 4)) : null,
    endedAt: daysBefore(quotedAt, -1 - 5 * chanceOf(index, 5)),
  };
}

/** What came of a client who was won: most of them bought. */
function outcomeOf(index: number): End {
  const luck = chanceOf(index, 6);
  if (luck < 0.04) return "returned";
  return luck < 0.72 ? "bound" : "notBought";
}

/**
 * A questionnaire of each set of types, for each state that clients live in, and what a list shows of it.
 * They are answered once a set, because that takes time.
 */
function questionnaires(now: Date) {
  const usual = TYPE_SETS.map((types, variant) =>
    types.map((type) => {
      const form = formFor(type);
      if (!form) throw new Error(`There is no questionnaire ${type}.`);
      return { type, form, stored: demoAnswers(form, { variant: 3 + variant * 5, today: now }) };
    }),
  );
  const filledIn = (index: number, state: string) => {
    const answers: StoredAnswers = {};
    for (const { type, form, stored } of pick(usual, index))
      answers[type] = livingIn(state, form, stored);
    const submitted = { submittedTypes: pick(TYPE_SETS, index), submittedAnswers: answers };
    return {
      answers: JSON.stringify(answers),
      facts: factColumns(submitted, BORN, now),
      needs: needOf(submitted, BORN, now),
    };
  };
  const known = new Map<string, ReturnType<typeof filledIn>>();
  /** What a client submitted. */
  return ({ index, consumer }: { index: number; consumer: Id }) => {
    const { state } = placeOf(consumer);
    const key = `${index % TYPE_SETS.length} ${state}`;
    const filled = known.get(key) ?? filledIn(index, state);
    known.set(key, filled);
    return filled;
  };
}

/** A quote as it is written, with what it costs. */
type PastQuote = {
  lead: PastLead & { id: Id; consumer: Id };
  agent: Id;
  carrierId: number;
  cover: Partial<Covers>;
  prices: { type_id: InsuranceTypeId; monthly: number; yearly: number }[];
  bundle: { monthly: number | null; yearly: number | null };
  at: Date;
  isChosen: boolean;
};

function pastQuote(
  lead: PastQuote["lead"],
  { agent, carrierId, at, cover }: Pick<PastQuote, "agent" | "carrierId" | "at" | "cover">,
  { factor, isChosen }: { factor: number; isChosen: boolean },
): PastQuote {
  const prices = lead.types.map((type_id) => {
    const usual = 55 + type_id * 22 + chanceOf(lead.index, type_id + 10) * 70;
    const monthly = Math.round(usual * factor);
    return { type_id, monthly, yearly: monthly * 12 };
  });
  const sum = prices.reduce((all, { monthly }) => all + monthly, 0);
  const monthly = prices.length > 1 ? Math.round(sum * 0.9) : null;
  const bundle = { monthly, yearly: monthly && monthly * 12 };
  return { lead, agent, carrierId, cover, prices, bundle, at, isChosen };
}

const priceOf = ({ bundle, prices }: PastQuote) =>
  wholePrice({
    ...bundle,
    prices: prices.map(({ type_id, ...price }) => ({
      ...{ insuranceTypeId: type_id, insuranceTypeName: names[type_id] },
      ...price,
    })),
  });

/**
 * Writes what two demo agents did in the past months, all of it finished: for their results, and for what
 * operators see of a year. A few statements write all of it, so that a start stays quick.
 */
export async function addDemoYear(
  tx: Tx,
  accounts: DemoAccounts,
  { now, abe, fay }: { now: Date; abe: Id; fay: Id },
): Promise<void> {
  const past = Array.from({ length: LEADS }, (_, index) => pastLead(index, now));
  const consumers = await accounts.addUsers(
    past.map(({ index, submittedAt }) => ({
      email: `past${String(index + 1).padStart(3, "0")}@example.com`,
      accountType: "consumer",
      firstName: pick(FIRST_NAMES, index * 7 + 3),
      lastName: pick(LAST_NAMES, index * 3 + 1),
      joinedAt: daysBefore(submittedAt, chanceOf(index, 7) ** 3 * 6),
    })),
  );
  await accounts.addConsumers(consumers);
  const filled = questionnaires(now);
  const leads = await addApplications(tx, past, consumers, filled);
  const { quotes, ids } = await addQuotes(tx, leads, filled, { abe, fay });
  await addChoices(tx, quotes, ids, { abe, fay });
  await addNews(tx, quotes, ids, filled);
  await tx
    .insertInto("lead_reads")
    .values(
      leads.map(({ id, quotedAt }) => ({ agent_id: abe, application_id: id, read_at: quotedAt })),
    )
    .execute();
}

type Filled = ReturnType<typeof questionnaires>;

async function addApplications(tx: Tx, past: PastLead[], consumers: Id[], filled: Filled) {
  const rows = await tx
    .insertInto("applications")
    .values(
      past.map(({ index, end, types, submittedAt, endedAt }) => {
        const consumer = pick(consumers, index);
        const { zip, city, state } = placeOf(consumer);
        const { answers, facts } = filled({ index, consumer });
        const who = {
          firstName: pick(FIRST_NAMES, index * 7 + 3),
          lastName: pick(LAST_NAMES, index * 3 + 1),
        };
        return {
          consumer_id: consumer,
          created_at: submittedAt,
          updated_at: endedAt,
          draft_types: types,
          draft_answers: answers,
          submitted_at: submittedAt,
          submitted_version: 1,
          submitted_types: types,
          submitted_answers: answers,
          zip_id: zip,
          ...(end === "gone"
            ? { deleted_at: endedAt, ...nothingToFind }
            : { deleted_at: null, ...facts, ...clientColumns({ ...who, city, state }) }),
        };
      }),
    )
    .returning(["id", "consumer_id"])
    .execute();
  const idOf = new Map(rows.map(({ id, consumer_id }) => [consumer_id, id]));
  const leads = past.map((lead) => {
    const consumer = pick(consumers, lead.index);
    return { ...lead, consumer, id: idOf.get(consumer) ?? 0 };
  });
  await tx
    .insertInto("live_applications")
    .values(
      leads
        .filter(({ end }) => end !== "gone")
        .map(({ id, consumer }) => ({ consumer_id: consumer, application_id: id })),
    )
    .execute();
  return leads;
}

type Agents = { abe: Id; fay: Id };

async function addQuotes(
  tx: Tx,
  leads: PastQuote["lead"][],
  filled: Filled,
  { abe, fay }: Agents,
): Promise<{ quotes: PastQuote[]; ids: Id[] }> {
  const quotes = leads.flatMap((lead) => {
    const { home, auto } = coversFromNeeds(filled(lead).needs);
    const cover = lead.index % 2 === 0 ? { home, auto } : {};
    const isWon = lead.end !== "lost" && lead.end !== "gone";
    const own = pastQuote(
      lead,
      { agent: abe, carrierId: pick([1, 3, 4], lead.index), at: lead.quotedAt, cover },
      { factor: 1, isChosen: isWon },
    );
    if (lead.otherAt === null) return [own];
    const factor = lead.end === "lost" && lead.index % 3 !== 0 ? 0.85 : 1.15;
    const other = pastQuote(
      lead,
      { agent: fay, carrierId: pick([2, 5], lead.index), at: lead.otherAt, cover: {} },
      { factor, isChosen: lead.end === "lost" },
    );
    return [own, other];
  });
  const rows = await tx
    .insertInto("quotes")
    .values(
      quotes.map(({ lead, agent, carrierId, cover, bundle, at, isChosen }) => ({
        application_id: lead.id,
        agent_id: agent,
        carrier_id: carrierId,
        bundle_monthly: bundle.monthly,
        bundle_yearly: bundle.yearly,
        cover: JSON.stringify(cover),
        valid_until: daysAfter(utcDay(at), 30),
        created_at: at,
        updated_at: at,
        accepted_at: isChosen ? lead.endedAt : null,
        // Its agent has put a deleted lead away.
        lead_dismissed_at: lead.end === "gone" ? lead.endedAt : null,
      })),
    )
    .returning(["id", "application_id", "agent_id"])
    .execute();
  const idOf = new Map(rows.map(({ id, ...of }) => [`${of.application_id} ${of.agent_id}`, id]));
  const ids = quotes.map(({ lead, agent }) => idOf.get(`${lead.id} ${agent}`) ?? 0);
  await tx
    .insertInto("quote_prices")
    .values(
      quotes.flatMap(({ lead, prices }, index) =>
        prices.map((price) => ({
          ...{ application_id: lead.id, quote_id: pick(ids, index), ...price },
        })),
      ),
    )
    .execute();
  return { quotes, ids };
}

/** Every choice was paid for the same day. */
async function addChoices(tx: Tx, quotes: PastQuote[], ids: Id[], { abe, fay }: Agents) {
  const zones = { [abe]: await timeZoneOfUser(tx, abe), [fay]: await timeZoneOfUser(tx, fay) };
  const chosen = quotes.flatMap((quote, index) =>
    quote.isChosen ? [{ ...quote, quoteId: pick(ids, index) }] : [],
  );
  const accepted = chosen.map(({ lead, agent, quoteId }) => {
    const due = newDeadline(lead.endedAt, DEADLINE_HOURS, zones[agent] ?? "");
    return { id: lead.id, quoteId, agent, at: lead.endedAt, dueAt: due.contact_due_at };
  });
  await sql`
    update applications set accepted_quote_id = "quoteId", winner_id = agent, accepted_at = at,
      confirmed_at = at, contact_due_at = "dueAt"
    from jsonb_to_recordset(${JSON.stringify(accepted)}::jsonb)
      as choice (id bigint, "quoteId" bigint, agent integer, at timestamptz, "dueAt" timestamptz)
    where applications.id = choice.id
  `.execute(tx);
  const agents = await tx
    .selectFrom("users")
    .innerJoin("agents", "agents.user_id", "users.id")
    .select(["users.id", "first_name", "last_name", "agency_name as agency"])
    .where("users.id", "in", [abe, fay])
    .execute();
  const textOf = new Map(
    agents.map(({ id, first_name, last_name, agency }) => [
      id,
      consentText({ name: `${first_name} ${last_name}`, agency }, "en"),
    ]),
  );
  await tx
    .insertInto("consents")
    .values(
      chosen.map(({ lead, agent, quoteId, carrierId, prices, bundle }) => ({
        ...{ application_id: lead.id, consumer_id: lead.consumer, quote_id: quoteId },
        ...{ agent_id: agent, carrier_id: carrierId, given_at: lead.endedAt },
        text_version: consentVersion,
        text: textOf.get(agent) ?? "",
        prices: JSON.stringify({
          each: prices.map(({ type_id, ...price }) => ({
            ...{ insuranceTypeId: type_id, insuranceTypeName: names[type_id], ...price },
          })),
          ...{ bundleMonthly: bundle.monthly, bundleYearly: bundle.yearly },
        }),
      })),
    )
    .execute();
  await tx.insertInto("payments").values(chosen.map(paymentOf)).execute();
  await sql`
    insert into unlocked_clients
      (application_id, agent_id, first_name, last_name, email, phone, unlocked_at)
    select applications.id, winner_id, first_name, last_name, email, phone, confirmed_at
    from applications join users on users.id = consumer_id
    where applications.id = any(${chosen.map(({ lead }) => lead.id)}::bigint[])
  `.execute(tx);
  await addLosses(tx, quotes);
  await addOutcomes(tx, abe, quotes);
}

function paymentOf({
  lead: { id, end, endedAt: at },
  agent,
  quoteId,
}: PastQuote & { quoteId: Id }): NewRow<"payments"> {
  const isReturned = end === "returned";
  return {
    ...{ application_id: id, agent_id: agent, quote_id: quoteId, amount_cents: FEE_CENTS },
    idempotency_key: `demo-${id}`,
    status: isReturned ? "refunded" : "succeeded",
    refunded_cents: isReturned ? FEE_CENTS : 0,
    refunded_at: isReturned ? daysBefore(at, -9) : null,
    ...{ card_brand: "visa", card_last4: "4242" },
    receipt_number: `DEMO-${String(id).padStart(6, "0")}`,
    ...{ created_at: at, updated_at: at, paid_at: at },
  };
}

/** For each agent who was not chosen, as noteLosses writes it. */
async function addLosses(tx: Tx, quotes: PastQuote[]) {
  const rows = quotes.flatMap((quote): NewRow<"lead_losses">[] => {
    const { lead, agent, cover } = quote;
    if (quote.isChosen || lead.end === "gone") return [];
    const all = quotes.filter((other) => other.lead === lead);
    const own = priceOf(quote).monthly;
    return [
      {
        ...{ application_id: lead.id, agent_id: agent, lost_at: lead.endedAt },
        price_rank: 1 + all.filter((other) => priceOf(other).monthly < own).length,
        quote_count: all.length,
        verdict: Object.keys(cover).length > 0 ? "meets" : "notStated",
      },
    ];
  });
  await tx.insertInto("lead_losses").values(rows).execute();
}

/** What the agent noted of the clients who were won. */
async function addOutcomes(tx: Tx, agent: Id, quotes: PastQuote[]) {
  const rows = quotes.flatMap(({ lead, isChosen, ...quote }): NewRow<"lead_notes">[] => {
    if (!isChosen || quote.agent !== agent) return [];
    const at = daysBefore(lead.endedAt, -3);
    const isBound = lead.end === "bound";
    return [
      {
        ...{ agent_id: agent, application_id: lead.id, outcome_at: at, updated_at: at },
        outcome: isBound ? "bound" : "lost",
        outcome_reason: isBound ? null : lead.end === "returned" ? "unreachable" : "stayed",
      },
    ];
  });
  await tx.insertInto("lead_notes").values(rows).execute();
}

/** What clients were told of each quote. */
async function addNews(tx: Tx, quotes: PastQuote[], ids: Id[], filled: Filled) {
  const carrierOf = new Map(carriers().map(({ id, name }) => [id, name]));
  await tx
    .insertInto("notifications")
    .values(
      quotes.map((quote, index) => {
        const { lead, carrierId, cover, at } = quote;
        const others = quotes.filter((other) => other.lead === lead && other !== quote);
        const price = priceOf(quote);
        const id = pick(ids, index);
        const news = {
          ...{ id, carrier: carrierOf.get(carrierId) ?? "", ...price },
          isLowest:
            others.length > 0 && others.every((other) => price.monthly < priceOf(other).monthly),
          ...wholeCover(cover, filled(lead).needs),
        };
        return {
          user_id: lead.consumer,
          code: notificationKind.encode("quoteToReview"),
          first_name: pick(FIRST_NAMES, lead.index * 7 + 3),
          application_id: lead.id,
          event_key: `demo:quote:${id}`,
          seen: true,
          created_at: at,
          details: JSON.stringify({ quote: news }),
        };
      }),
    )
    .execute();
}

/** Errors that browsers reported on the last days, a few a day, of a version that is not live any more. */
export async function addDemoErrors(tx: Tx, now: Date): Promise<void> {
  const days = Array.from({ length: 26 }, (_, index) => index + 4);
  await tx
    .insertInto("remote_figures")
    .values(
      days.flatMap((daysAgo) => {
        const build = {
          ...{ day: utcDay(daysBefore(now, daysAgo)), remote: "consumer" },
          ...{ version: "0.9.0-demo", channel: "stable" as const, grp: 0 },
        };
        const chunk = Math.floor(chanceOf(daysAgo, 8) * 5) + (daysAgo === 17 ? 14 : 0);
        return [
          { ...build, what: "load" as const, count: 900 + Math.round(chanceOf(daysAgo, 9) * 500) },
          { ...build, what: "chunk" as const, count: chunk },
        ];
      }),
    )
    .execute();
}
