import { endsOfQuote } from "@quotehaven/contract/cover";
import { exampleAgency, utcDay, type CustomerRole } from "@quotehaven/contract/rules";
import { customerRoleCodec, gender, maritalStatus, roleCodec } from "@quotehaven/contract/wire";
import { addAccount } from "../accounts/addAccount";
import { agentRows, rowChange } from "../accounts/profiles/profileRows";
import { beginApplication, endApplication } from "../applications/liveApplication";
import type { NewRow, RowChange, StoredAnswers } from "../database";
import type { Deps } from "../deps";
import { copyClient } from "../leads/clientWords";
import { writeDesk } from "../leads/desk/writeDesk";
import { factColumns } from "../leads/leadFacts";

/** Somebody a test acts as. */
export type Person = {
  id: number;
  role: CustomerRole;
  email: string;
  password: string;
  sid: string;
};

/** An operator a test acts as. */
export type Operator = Pick<Person, "id" | "email" | "sid">;

/** Sessions that outlast months of a test's clock. */
export const lastingSessions = {
  ...{ idleMs: 1e11, maxMs: 1e11 },
  operators: { idleMs: 1e11, maxMs: 1e11 },
};

/** The password of every seeded person. */
export const PASSWORD = "Maple-river-47";
/** A ZIP code that is in the reference data: 78701 Austin, TX. */
export const ZIP_ID = 78701;

/** Puts people and what they did straight into the database. */
export function createSeeds({
  db,
  clock,
  sessions,
  passwords,
}: Pick<Deps, "db" | "clock" | "sessions" | "passwords">) {
  let count = 0;
  let hash: Promise<string> | undefined;
  const passwordHash = () => (hash ??= passwords.hash(PASSWORD));

  async function user(type: CustomerRole, changes: Partial<NewRow<"users">>): Promise<Person> {
    count += 1;
    const email = changes.email ?? `${type}${count}@example.com`;
    const row = {
      type: customerRoleCodec.encode(type),
      email,
      password_hash: await passwordHash(),
      first_name: type === "consumer" ? `Casey${count}` : `Avery${count}`,
      last_name: type === "consumer" ? `Client${count}` : `Agent${count}`,
      phone: `(512)555-${String(1000 + count)}`,
      created_at: clock.now(),
      ...changes,
    };
    const id = await addAccount(db.query, row);
    const sid = await sessions.open(id, row.password_hash ?? "");
    if (sid === null) throw new Error("Whoever is seeded has a password.");
    return { id, role: type, email, password: PASSWORD, sid };
  }

  const seeds = {
    /** An operator, enrolled with a password alone, signed in. */
    async seedOperator(email = `operator${++count}@example.com`): Promise<Operator> {
      const id = await addAccount(db.query, {
        type: roleCodec.encode("operator"),
        email: null,
        password_hash: await passwordHash(),
        first_name: "",
        last_name: "",
        phone: "",
        created_at: clock.now(),
      });
      await db.query.insertInto("operators").values({ user_id: id, email }).execute();
      const sid = await sessions.open(id, await passwordHash());
      if (sid === null) throw new Error("Whoever is seeded has a password.");
      return { id, email, sid };
    },

    /** A consumer, signed in. */
    async seedConsumer(
      changes: { user?: Partial<NewRow<"users">>; profile?: Partial<NewRow<"consumers">> } = {},
    ): Promise<Person> {
      const person = await user("consumer", changes.user ?? {});
      await db.query
        .insertInto("consumers")
        .values({
          user_id: person.id,
          date_of_birth: "1985-04-12",
          address1: `${person.id} Willow Lane`,
          address2: `Unit ${person.id}-B`,
          city: "Austin",
          state: "TX",
          rents: false,
          zip_id: ZIP_ID,
          gender: gender.encode("female"),
          marital_status: maritalStatus.encode("single"),
          ...changes.profile,
        })
        .execute();
      return person;
    },

    /** An agent with complete details, signed in; `carriers: []` for one without. */
    async seedAgent(
      changes: {
        user?: Partial<NewRow<"users">>;
        profile?: Partial<NewRow<"agents">>;
        carriers?: number[];
        zips?: number[];
      } = {},
    ): Promise<Person> {
      const person = await user("agent", changes.user ?? {});
      await db.query
        .insertInto("agents")
        .values({
          user_id: person.id,
          ...rowChange("agents", agentRows, {
            ...exampleAgency,
            agencyName: `Agency ${person.id}`,
            agencyEmail: `office${person.id}@example.com`,
          }),
          ...changes.profile,
        })
        .execute();
      const zips = changes.zips ?? [ZIP_ID];
      const carriers = changes.carriers ?? [1];
      if (zips.length > 0) {
        await db.query
          .insertInto("agent_zips")
          .values(zips.map((zip_id) => ({ agent_id: person.id, zip_id })))
          .execute();
      }
      if (carriers.length > 0) {
        await db.query
          .insertInto("agent_carriers")
          .values(carriers.map((carrier_id) => ({ agent_id: person.id, carrier_id })))
          .execute();
      }
      return person;
    },

    /** A saved application; answers to `seedApplication(consumer, { submitted: true })` are a lead. */
    async seedApplication(
      consumer: Person,
      changes: {
        types?: number[];
        answers?: StoredAnswers;
        submitted?: boolean;
        isDeleted?: boolean;
        zipId?: number;
        row?: Partial<NewRow<"applications">>;
      } = {},
    ): Promise<number> {
      const types = changes.types ?? [2];
      const submittedAnswers: StoredAnswers =
        changes.answers ?? Object.fromEntries(types.map((type) => [String(type), []]));
      const answers = JSON.stringify(submittedAnswers);
      const now = clock.now();
      return db.transaction(async (tx) => {
        const { id } = await beginApplication(tx, {
          consumer_id: consumer.id,
          created_at: now,
          updated_at: now,
          draft_types: types,
          draft_answers: answers,
          ...(changes.submitted
            ? {
                submitted_at: now,
                submitted_version: 1,
                submitted_types: types,
                submitted_answers: answers,
                zip_id: changes.zipId ?? ZIP_ID,
                ...factColumns({ submittedTypes: types, submittedAnswers }, "1985-04-12", now),
              }
            : {}),
          ...changes.row,
        });
        if (changes.submitted) await copyClient(tx, consumer.id);
        if (changes.isDeleted) await endApplication(tx, id, now);
        return id;
      });
    },

    /** A live quote with the same price for every type of the application; answers its id. */
    async seedQuote(
      agent: Person,
      applicationId: number,
      changes: { carrierId?: number; monthly?: number; row?: Partial<NewRow<"quotes">> } = {},
    ): Promise<number> {
      const now = clock.now();
      const { id } = await db.query
        .insertInto("quotes")
        .values({
          application_id: applicationId,
          agent_id: agent.id,
          carrier_id: changes.carrierId ?? 1,
          valid_until: endsOfQuote(utcDay(now)).usual,
          created_at: now,
          updated_at: now,
          ...changes.row,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      const { types } = await db.query
        .selectFrom("applications")
        .select("submitted_types as types")
        .where("id", "=", applicationId)
        .executeTakeFirstOrThrow();
      const monthly = changes.monthly ?? 100;
      await db.query
        .insertInto("quote_prices")
        .values(
          (types ?? []).map((type_id) => ({
            application_id: applicationId,
            quote_id: id,
            type_id,
            monthly,
            yearly: monthly * 12,
          })),
        )
        .execute();
      await db.transaction((tx) => writeDesk(tx, [applicationId]));
      return id;
    },

    /** What an agent keeps for themselves about a lead. */
    async seedNote(agent: Person, leadId: number, row: RowChange<"agent_leads">) {
      const notes = { notes_version: 1, ...row };
      await db.query
        .insertInto("agent_leads")
        .values({ ...notes, agent_id: agent.id, application_id: leadId })
        .onConflict((existing) =>
          existing.columns(["agent_id", "application_id"]).doUpdateSet(notes),
        )
        .execute();
    },

    /** Marks a quote as accepted, and with `paid` its lead as confirmed. */
    async seedAcceptance(quoteId: number, { paid = false } = {}): Promise<void> {
      const now = clock.now();
      await db.transaction(async (tx) => {
        const quote = await tx
          .updateTable("quotes")
          .set({ accepted_at: now })
          .where("id", "=", quoteId)
          .returning(["application_id as leadId", "agent_id as agentId"])
          .executeTakeFirstOrThrow();
        await tx
          .updateTable("applications")
          .set({
            accepted_quote_id: quoteId,
            winner_id: quote.agentId,
            accepted_at: now,
            confirmed_at: paid ? now : null,
          })
          .where("id", "=", quote.leadId)
          .execute();
        await writeDesk(tx, [quote.leadId]);
      });
    },
  };
  return {
    ...seeds,

    /** A consumer's submitted application with a quote of an agent's. */
    async seedQuotedLead({ types = [2] }: { types?: number[] } = {}) {
      const consumer = await seeds.seedConsumer();
      const agent = await seeds.seedAgent();
      const leadId = await seeds.seedApplication(consumer, { types, submitted: true });
      const quoteId = await seeds.seedQuote(agent, leadId);
      return { consumer, agent, leadId, quoteId };
    },
  };
}
