import type { CustomerRole } from "@quotehaven/contract/rules";
import {
  DoneReply,
  FoundPersonReply,
  SmallIdParams,
  PersonalData,
  PersonQuestion,
  ReasonBody,
  type FoundPerson,
  type OperatorAct,
} from "@quotehaven/contract/schemas";
import { customerRoleCodec } from "@quotehaven/contract/wire";
import { sql } from "kysely";
import { proveEmailChange } from "../../accounts/changeEmail";
import { mailLink } from "../../accounts/passwords/passwordReset";
import { mailWaitingAgain } from "../../accounts/registration/verification";
import { countWaiting } from "../../accounts/registration/waitingRegistrations";
import { deleteAgentAccount, deleteConsumerAccount } from "../../leaving/deleteAccount";
import { personalDataOf } from "../../leaving/download/personalDataOf";
import { lockAccountInTurn, violatedConstraint, type Queries, type Tx } from "../../database";
import type { Deps } from "../../deps";
import { conflict, notFound } from "../../server/errors";
import type { App } from "../../server/App";
import { languageOf } from "../../server/language";
import { replies } from "../../server/replies";
import { recordAct } from "../operators/recordAct";
import { endSessions } from "../../accounts/sessions/sessionsQueries";
import { reasoned, type Reasoned } from "../operators/operatorAct";

/**
 * People, each found by their whole address alone, for a reason that the log keeps: their sessions ended,
 * a new link, the links of registrations that wait, a new address in place of a mailbox that is gone, everything about them, their account's end.
 */
export async function peopleRoutes(app: App, deps: Deps): Promise<void> {
  const config = { access: "operator" } as const;
  const act = { params: SmallIdParams, body: ReasonBody, response: replies(DoneReply) };
  const done = { message: "Done." };
  const { db } = deps;

  app.post(
    "/operations/people/find",
    { config, schema: { body: PersonQuestion, response: replies(FoundPersonReply) } },
    async (request) => {
      const reason = await reasoned(deps, request);
      const data = await personAt(db.query, request.body.email);
      await recordPerson(deps, db.query, reason, "person-look-up", data?.id ?? null);
      return { data, waiting: await countWaiting(deps, request.body.email.trim()) };
    },
  );

  app.post(
    "/operations/people/mail-registrations",
    { config, schema: { body: PersonQuestion, response: replies(DoneReply) } },
    async (request) => {
      const reason = await reasoned(deps, request);
      const email = request.body.email.trim();
      if ((await countWaiting(deps, email)) === 0) throw notFound();
      await db.transaction(async (tx) => {
        await mailWaitingAgain(tx, deps, email);
        await recordPerson(deps, tx, reason, "person-link", null);
      });
      return done;
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

  app.post("/operations/people/:id/approve-address", { config, schema: act }, async (request) => {
    const reason = await reasoned(deps, request);
    const { id } = await accountOf(db.query, request.params.id);
    try {
      await db.transaction(async (tx) => {
        await approveAddress(tx, deps, id);
        await recordPerson(deps, tx, reason, "person-address-approve", id);
      });
    } catch (error) {
      if (violatedConstraint(error) !== "users_one_per_email") throw error;
      throw conflict("duplicate-email");
    }
    return done;
  });

  app.post(
    "/operations/people/:id/export",
    {
      config,
      schema: { params: SmallIdParams, body: ReasonBody, response: replies(PersonalData) },
    },
    async (request) => {
      const reason = await reasoned(deps, request);
      const { id, kind } = await accountOf(db.query, request.params.id);
      if (kind !== "consumer") throw notFound();
      await recordPerson(deps, db.query, reason, "person-export", id);
      return personalDataOf(deps, { id, language: languageOf(request) });
    },
  );

  app.post("/operations/people/:id/delete", { config, schema: act }, async (request) => {
    const reason = await reasoned(deps, request);
    const { id, kind } = await accountOf(db.query, request.params.id);
    // Before: nobody's account goes without a line in the log.
    await recordPerson(deps, db.query, reason, "person-delete", id);
    await (kind === "agent" ? deleteAgentAccount : deleteConsumerAccount)(deps, id);
    return done;
  });
}

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
      "pending_email as pendingEmail",
      "pending_needs_present as needsPresent",
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
    kind: customerRoleCodec.decode(row.type),
    name: `${row.firstName} ${row.lastName}`.trim(),
    email: row.email ?? "",
    joinedAt: row.joinedAt.toISOString(),
    sessions: Number(sessions),
    ...(row.needsPresent && row.pendingEmail && { waitingEmail: row.pendingEmail }),
  };
}

/**
 * Agrees to a new address in place of the present one, whose mailbox its owner cannot open any more. The new
 * one still proves itself by its own link.
 *
 * @throws 409 `already-decided` where no address waits for that; `duplicate-email`.
 */
async function approveAddress(tx: Tx, deps: Deps, userId: number): Promise<void> {
  await lockAccountInTurn(tx, userId);
  const user = await tx
    .selectFrom("users")
    .selectAll()
    .where("id", "=", userId)
    .executeTakeFirstOrThrow(() => notFound());
  if (!user.pending_needs_present) throw conflict("already-decided");
  await proveEmailChange(tx, deps, user, "present");
}

/** A consumer's or an agent's account. @throws 404 for any other. */
async function accountOf(
  queries: Queries,
  id: number,
): Promise<{ id: number; kind: CustomerRole }> {
  const row = await queries
    .selectFrom("users")
    .select("type")
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .where("email", "is not", null)
    .executeTakeFirstOrThrow(() => notFound());
  return { id, kind: customerRoleCodec.decode(row.type) };
}

const recordPerson = (
  { clock }: Pick<Deps, "clock">,
  queries: Queries,
  { actor, why }: Reasoned,
  act: OperatorAct,
  personId: number | null,
) => recordAct(queries, actor, { act, person_id: personId, why, now: clock.now() });
