import { sql } from "kysely";
import type { InsuranceTypeId } from "@quotehaven/contract/rules";
import type { StoredAnswers, Tx } from "../database";
import type { Deps } from "../deps";
import { formFor } from "../reference/questionnaires";
import { demoAnswers } from "./demoAnswers";
import { DEMO_PASSWORD, demoPeople } from "./demoPeople";

/** How the agent with every ZIP code finds a lead. */
type LeadState = "new" | "quoted" | "updated" | "won" | "completed" | "deleted";

const DAY_MS = 86_400_000;
const AUSTIN = [78701, 78702, 78703, 78704, 78705];
const ELSEWHERE = [10001, 60601, 94103, 98101, 33101, 80202];
const FIRST_NAMES =
  "Maya Leo Ines Omar Ruth Felix Grace Hugo Ivy Jonas Kira Liam Nina Otto Priya".split(" ");
const LAST_NAMES =
  "Adler Brooks Chen Duarte Ellis Fraser Gomez Hart Ito Jensen Kaur Lowe Meyer".split(" ");
const STREETS = "Willow Lane,Cedar Street,Lake Drive,Hill Road,Maple Avenue".split(",");
const TYPE_SETS: InsuranceTypeId[][] = [[1], [2], [3], [1, 3], [1, 2, 3], [2, 3]];

/** Leads besides those of the named demo people: enough for several pages in every filter. */
const MORE_LEADS: [LeadState, number][] = [
  ["new", 26],
  ["quoted", 15],
  ["updated", 5],
  ["won", 13],
  ["completed", 14],
  ["deleted", 3],
];

/**
 * Puts demo people and leads into a database that has no people yet; otherwise does nothing.
 * Several processes may start together.
 */
export async function seedDemo({ db, clock, passwords }: Pick<Deps, "db" | "clock" | "passwords">) {
  const isEmpty = async (queries: Tx | typeof db.query) =>
    (await queries.selectFrom("users").select("id").limit(1).executeTakeFirst()) === undefined;
  if (!(await isEmpty(db.query))) return;
  const passwordHash = await passwords.hash(DEMO_PASSWORD);
  await db.transaction(async (tx) => {
    await sql`select pg_advisory_xact_lock(727203)`.execute(tx);
    if (await isEmpty(tx)) await new DemoSeeder(tx, clock.now(), passwordHash).run();
  });
}

class DemoSeeder {
  private count = 0;

  constructor(
    private readonly tx: Tx,
    private readonly now: Date,
    private readonly passwordHash: string,
  ) {}

  async run(): Promise<void> {
    const ids = await this.addUsers(
      demoPeople.map(({ email, type, firstName, lastName }) => ({
        email,
        type,
        firstName,
        lastName,
      })),
    );
    const idOf = (name: (typeof demoPeople)[number]["firstName"]) =>
      ids[demoPeople.findIndex(({ firstName }) => firstName === name)] ?? 0;
    const [sam, sue, rae] = [idOf("Sam"), idOf("Sue"), idOf("Rae")];
    const [will, pat, dee] = [idOf("Will"), idOf("Pat"), idOf("Dee")];
    const [nora, ian, fay, abe] = [idOf("Nora"), idOf("Ian"), idOf("Fay"), idOf("Abe")];
    await this.addAgents({ nora, ian, fay, abe });
    await this.addConsumers([sam, sue, rae, will, pat, dee]);

    await this.addApplication(sam, [1, 2], { isSubmitted: false });
    const lead = (consumer: Id, types: InsuranceTypeId[]) =>
      this.addApplication(consumer, types, { isSubmitted: true });
    const sueLead = await lead(sue, [1, 3]);
    await this.quote(sueLead, abe, 1);
    await this.quote(sueLead, fay, 5);
    await this.settle(await lead(rae, [2]), "updated", { consumer: rae, agent: abe });
    await this.settle(await lead(will, [3]), "won", { consumer: will, agent: abe });
    await this.settle(await lead(pat, [1, 3]), "completed", { consumer: pat, agent: abe });
    await this.settle(await lead(dee, [1]), "deleted", { consumer: dee, agent: abe });

    const states = MORE_LEADS.flatMap(([state, times]) => Array<LeadState>(times).fill(state));
    const clients = await this.addUsers(
      states.map((_state, index) => ({
        email: `client${String(index + 1).padStart(2, "0")}@example.com`,
        type: 1 as const,
        firstName: pick(FIRST_NAMES, index),
        lastName: pick(LAST_NAMES, index * 5 + 2),
      })),
    );
    await this.addConsumers(clients);
    for (const [index, state] of states.entries()) {
      const consumer = clients[index];
      if (consumer === undefined) continue;
      const id = await lead(consumer, pick(TYPE_SETS, index));
      await this.settle(id, state, { consumer, agent: abe });
    }
  }

  private async addUsers(people: readonly NewPerson[]): Promise<Id[]> {
    const rows = await this.tx
      .insertInto("users")
      .values(
        people.map(({ email, type, firstName, lastName }, index) => ({
          type,
          email,
          password_hash: this.passwordHash,
          first_name: firstName,
          last_name: lastName,
          phone: `(512)555-${String(1000 + index)}`,
          is_demo: true,
          // Nobody is behind these addresses.
          email_notifications: false,
          created_at: this.daysAgo(60),
          verified_at: this.daysAgo(60),
        })),
      )
      .returning(["id", "email"])
      .execute();
    const ids = new Map(rows.map(({ id, email }) => [email, id]));
    return people.map(({ email }) => ids.get(email) ?? 0);
  }

  private async addAgents({ nora, ian, fay, abe }: Record<"nora" | "ian" | "fay" | "abe", Id>) {
    const complete = (id: Id, name: string) => ({
      user_id: id,
      agency_name: name,
      agency_address: "200 Congress Avenue, Austin, TX 78701",
      agency_email: `office${id}@example.com`,
      agency_phone: "(512)555-0100",
      license_number: String(2_100_000 + id),
    });
    await this.tx
      .insertInto("agents")
      .values([
        complete(nora, "Blake Insurance"),
        { user_id: ian, agency_name: "Petrov & Daughters" },
        complete(fay, "Nguyen Family Insurance"),
        { ...complete(abe, "Whitfield Agency"), all_zips: true },
      ])
      .execute();
    await this.tx
      .insertInto("agent_zips")
      .values([nora, fay].flatMap((agent_id) => AUSTIN.map((zip_id) => ({ agent_id, zip_id }))))
      .execute();
    await this.tx
      .insertInto("agent_carriers")
      .values([
        { agent_id: ian, carrier_id: 1 },
        { agent_id: fay, carrier_id: 5 },
        { agent_id: fay, carrier_id: 2 },
        { agent_id: abe, carrier_id: 1 },
        { agent_id: abe, carrier_id: 3 },
        { agent_id: abe, carrier_id: 4 },
      ])
      .execute();
  }

  private async addConsumers(ids: readonly Id[]): Promise<void> {
    await this.tx
      .insertInto("consumers")
      .values(
        ids.map((user_id, index) => {
          const hasPartner = index % 3 === 1;
          return {
            user_id,
            date_of_birth: `${1960 + (index % 40)}-0${1 + (index % 9)}-1${index % 9}`,
            address1: `${100 + index * 7} ${pick(STREETS, index)}`,
            address2: index % 4 === 0 ? `Apt ${index + 1}` : null,
            city: "Austin",
            state: "TX",
            rents: index % 2 === 0,
            zip_id: this.zipOf(user_id),
            gender: index % 3,
            marital_status: hasPartner ? 1 : 0,
            partner_first_name: hasPartner ? pick(FIRST_NAMES, index + 4) : null,
            partner_last_name: hasPartner ? pick(LAST_NAMES, index) : null,
            partner_date_of_birth: hasPartner ? "1986-05-20" : null,
          };
        }),
      )
      .execute();
  }

  private async addApplication(
    consumer: Id,
    types: InsuranceTypeId[],
    { isSubmitted }: { isSubmitted: boolean },
  ): Promise<Id> {
    this.count += 1;
    const answers: StoredAnswers = {};
    for (const type of types) {
      const form = formFor(type);
      if (form) answers[type] = demoAnswers(form, isSubmitted ? this.count : 0);
    }
    const draft = JSON.stringify(answers);
    const at = this.daysAgo(this.count * 0.4);
    const { id } = await this.tx
      .insertInto("applications")
      .values({
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
              zip_id: this.zipOf(consumer),
            }
          : {}),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  }

  /** Brings a submitted lead into a state, with what belongs to it. */
  private async settle(
    applicationId: Id,
    state: LeadState,
    { consumer, agent }: { consumer: Id; agent: Id },
  ): Promise<void> {
    if (state === "new") {
      await this.notify(agent, 2, applicationId, consumer, this.count % 2 === 0);
      return;
    }
    const quoteId = await this.quote(applicationId, agent, 1, state === "updated");
    await this.tx
      .insertInto("lead_reads")
      .values({ agent_id: agent, application_id: applicationId, read_at: this.now })
      .execute();
    if (state === "quoted") await this.notify(consumer, 1, applicationId, consumer, false);
    if (state === "updated") await this.notify(agent, 3, applicationId, consumer, false);
    if (state === "deleted") {
      await this.tx
        .updateTable("applications")
        .set({ deleted_at: this.now })
        .where("id", "=", applicationId)
        .execute();
    }
    if (state !== "won" && state !== "completed") return;

    const at = this.daysAgo(0.5 + this.count * 0.2);
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
        confirmed_at: state === "completed" ? at : null,
      })
      .where("id", "=", applicationId)
      .execute();
    await this.notify(agent, 4, applicationId, consumer, state === "completed");
    if (state === "completed") await this.pay(applicationId, quoteId, { consumer, agent, at });
  }

  private async quote(
    applicationId: Id,
    agent: Id,
    carrierId: number,
    needsUpdate = false,
  ): Promise<Id> {
    const { submitted_types, submitted_at } = await this.tx
      .selectFrom("applications")
      .select(["submitted_types", "submitted_at"])
      .where("id", "=", applicationId)
      .executeTakeFirstOrThrow();
    const types = submitted_types ?? [];
    const at = submitted_at ?? this.now;
    const prices = types.map((type) => 60 + type * 25 + ((applicationId * 7) % 60));
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
        needs_update: needsUpdate,
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
          return { quote_id: id, type_id, monthly, yearly: monthly * 12 };
        }),
      )
      .execute();
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
    code: number,
    applicationId: Id,
    consumer: Id,
    seen: boolean,
  ): Promise<void> {
    const { first_name } = await this.tx
      .selectFrom("users")
      .select("first_name")
      .where("id", "=", consumer)
      .executeTakeFirstOrThrow();
    await this.tx
      .insertInto("notifications")
      .values({
        user_id: userId,
        code,
        first_name,
        application_id: applicationId,
        event_key: `demo:${code}:${applicationId}`,
        seen,
        created_at: this.daysAgo(this.count * 0.3),
      })
      .execute();
  }

  private zipOf(consumer: Id): number {
    return consumer % 3 === 0 ? pick(ELSEWHERE, consumer) : pick(AUSTIN, consumer);
  }

  private daysAgo(days: number): Date {
    return new Date(this.now.getTime() - days * DAY_MS);
  }
}

type Id = number;

interface NewPerson {
  email: string;
  type: 1 | 2;
  firstName: string;
  lastName: string;
}

function pick<T>(list: readonly T[], index: number): T {
  const one = list[index % list.length];
  if (one === undefined) throw new Error("Nothing to pick from.");
  return one;
}
