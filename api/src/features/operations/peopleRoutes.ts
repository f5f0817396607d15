import {
  DoneReply,
  FoundPersonReply,
  IdParams,
  PersonalData,
  PersonQuestion,
  ReasonBody,
  type FoundPerson,
  type Language,
  type OperatorAct,
} from "@quotehaven/contract/schemas";
import { accountType, type AccountType } from "@quotehaven/contract/wire";
import { sql } from "kysely";
import type { Queries, Tx } from "../../database";
import type { Deps } from "../../deps";
import { notFound } from "../../errors";
import type { App } from "../../http/App";
import { languageOf } from "../../http/language";
import { replies } from "../../http/replies";
import { recordAct } from "../../operator/recordAct";
import { endSessions } from "../../session/sessionsQueries";
import { reasoned, type Reasoned } from "./operatorAct";

/** What other features do with somebody's account. */
type AccountWork = {
  /** Mails whoever it is a link to a new password, or to confirm the address. */
  mailLink(tx: Tx, deps: Deps, userId: number): Promise<void>;
  everythingAbout(deps: Deps, person: { id: number; language: Language }): Promise<PersonalData>;
  deleteAccount: Record<AccountType, (deps: Deps, userId: number) => Promise<void>>;
};

/**
 * People, each found by their whole address alone, for a reason that the log keeps: their sessions ended,
 * a new link, everything about them, their account's end.
 */
export const peopleRoutes =
  ({ mailLink, everythingAbout, deleteAccount }: AccountWork) =>
  async (app: App, deps: Deps): Promise<void> => {
    const config = { access: "operator" } as const;
    const act = { params: IdParams, body: ReasonBody, response: replies(DoneReply) };
    const done = { message: "Done." };
    const { db } = deps;

    app.post(
      "/operations/people/find",
      { config, schema: { body: PersonQuestion, response: replies(FoundPersonReply) } },
      async (request) => {
        const reason = await reasoned(deps, request);
        const data = await personAt(db.query, request.body.email);
        await recordPerson(deps, db.query, reason, "person-look-up", data?.id ?? null);
        return { data };
      },
    );

    app.post("/operations/people/:id/end-sessions", { config, schema: act }, async (request) => {
      const reason = await reasoned(deps, request);
      const { id } = await accountOf(db.query, request.params.id);
      await db.transaction(async (tx) => {
        await endSessions(tx, id);
        await recordPerson(deps, tx, reason, "person-sessions-end", id);
      });
      return done;
    });

    app.post("/operations/people/:id/link", { config, schema: act }, async (request) => {
      const reason = await reasoned(deps, request);
      const { id } = await accountOf(db.query, request.params.id);
      await db.transaction(async (tx) => {
        await mailLink(tx, deps, id);
        await recordPerson(deps, tx, reason, "person-link", id);
      });
      return done;
    });

    app.post(
      "/operations/people/:id/export",
      { config, schema: { params: IdParams, body: ReasonBody, response: replies(PersonalData) } },
      async (request) => {
        const reason = await reasoned(deps, request);
        const { id, kind } = await accountOf(db.query, request.params.id);
        if (kind !== "consumer") throw notFound();
        await recordPerson(deps, db.query, reason, "person-export", id);
        return everythingAbout(deps, { id, language: languageOf(request) });
      },
    );

    app.post("/operations/people/:id/delete", { config, schema: act }, async (request) => {
      const reason = await reasoned(deps, request);
      const { id, kind } = await accountOf(db.query, request.params.id);
      // Before: nobody's account goes without a line in the log.
      await recordPerson(deps, db.query, reason, "person-delete", id);
      await deleteAccount[kind](deps, id);
      return done;
    });
  };

async function personAt(queries: Queries, email: string): Promise<FoundPerson | null> {
  const row = await queries
    .selectFrom("users")
    .select([
      "id",
      "type",
      "email",
      "first_name as firstName",
      "last_name as lastName",
      "created_at as joinedAt",
      "verified_at as verifiedAt",
    ])
    .where(sql<string>`lower(email)`, "=", email.trim().toLowerCase())
    .executeTakeFirst();
  if (!row) return null;
  const { sessions } = await queries
    .selectFrom("sessions")
    .select(({ fn }) => fn.countAll<string>().as("sessions"))
    .where("user_id", "=", row.id)
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    kind: accountType.decode(row.type),
    name: `${row.firstName} ${row.lastName}`.trim(),
    email: row.email ?? "",
    joinedAt: row.joinedAt.toISOString(),
    isVerified: row.verifiedAt !== null,
    sessions: Number(sessions),
  };
}

/** A consumer's or an agent's account. @throws 404 for any other. */
async function accountOf(queries: Queries, id: number): Promise<{ id: number; kind: AccountType }> {
  const row = await queries
    .selectFrom("users")
    .select("type")
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .where("email", "is not", null)
    .executeTakeFirstOrThrow(() => notFound());
  return { id, kind: accountType.decode(row.type) };
}

const recordPerson = (
  { clock }: Pick<Deps, "clock">,
  queries: Queries,
  { actor, why }: Reasoned,
  act: OperatorAct,
  personId: number | null,
) => recordAct(queries, actor, { act, person_id: personId, why, now: clock.now() });
