import type { Language, PersonalData } from "@quotehaven/contract/schemas";
import { notificationKind } from "@quotehaven/contract/wire";
import { sql } from "kysely";
import { consumerColumns, selectionOf } from "../../accounts/profiles/profileRows";
import type { Tx } from "../../database";
import type { Deps } from "../../deps";
import { notFound } from "../../server/errors";
import { sent } from "../../server/input/sent";
import { keptApplications } from "./keptApplications";
import { consentsOf, openingsFor } from "./privacyQueries";

type Consumer = { id: number; language: Language };

/**
 * Everything that is held about a consumer, as it stood at one moment. No password, no key of a session
 * or link, and of others only what was said to the consumer.
 *
 * @throws 404 where there is no such consumer.
 */
export async function personalDataOf(
  { db, clock }: Pick<Deps, "db" | "clock">,
  consumer: Consumer,
): Promise<PersonalData> {
  return db.transaction(async (tx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(tx);
    return {
      format: "quotehaven-personal-data",
      version: 1,
      madeAt: clock.now().toISOString(),
      account: await accountOf(tx, consumer.id),
      details: await detailsOf(tx, consumer.id),
      applications: await keptApplications(tx, consumer),
      openings: await openingsFor(tx, consumer.id),
      consents: await consentsOf(tx, consumer.id),
      contactGiven: (await contactGiven(tx, consumer.id)).map(sent),
      notifications: await notificationsOf(tx, consumer.id),
      waitingMails: (await waitingMails(tx, consumer.id)).map(sent),
      sessions: (await sessionsOf(tx, consumer.id)).map(sent),
      knownPlaces: (await knownPlaces(tx, consumer.id)).map(sent),
      mailedLinks: (await mailedLinks(tx, consumer.id)).map(sent),
      messagesToUs: (await messagesToUs(tx, consumer.id)).map(sent),
      reports: (await reportsOf(tx, consumer.id)).map(sent),
    };
  });
}

async function accountOf(tx: Tx, id: number): Promise<PersonalData["account"]> {
  const row = await tx
    .selectFrom("users")
    .select(["id", "language", "created_at as createdAt"])
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow(() => notFound());
  return sent(row);
}

async function detailsOf(tx: Tx, id: number): Promise<PersonalData["details"]> {
  const row = await tx
    .selectFrom("consumers")
    .innerJoin("users", "users.id", "consumers.user_id")
    .leftJoin("zip_codes", "zip_codes.id", "consumers.zip_id")
    .leftJoin("carriers", "carriers.id", "consumers.current_carrier_id")
    .select(selectionOf(consumerColumns))
    .select([
      "zip_codes.code as zipCode",
      "carriers.name as currentCarrier",
      "has_other_carrier as hasOtherCarrier",
    ])
    .where("consumers.user_id", "=", id)
    .executeTakeFirstOrThrow(() => notFound());
  return { ...row, email: row.email ?? "", zipCode: row.zipCode ?? "" };
}

const contactGiven = (tx: Tx, consumerId: number) =>
  tx
    .selectFrom("unlocked_clients as given")
    .innerJoin("applications", "applications.id", "given.application_id")
    .leftJoin("agents", "agents.user_id", "given.agent_id")
    .select([
      "given.application_id as applicationId",
      "agents.agency_name as agency",
      "given.first_name as firstName",
      "given.last_name as lastName",
      "given.email",
      "given.phone",
      "given.unlocked_at as givenAt",
    ])
    .where("applications.consumer_id", "=", consumerId)
    .orderBy("given.unlocked_at")
    .execute();

async function notificationsOf(tx: Tx, userId: number): Promise<PersonalData["notifications"]> {
  const rows = await tx
    .selectFrom("notifications")
    .select(["id", "code", "created_at as createdAt", "seen as isRead"])
    .where("user_id", "=", userId)
    .orderBy("id")
    .execute();
  return rows.map(({ code, ...row }) => ({ ...sent(row), about: notificationKind.decode(code) }));
}

const waitingMails = (tx: Tx, userId: number) =>
  tx
    .selectFrom("outbox")
    .select([
      sql<string>`payload -> 'content' ->> 'template'`.as("about"),
      "created_at as queuedAt",
    ])
    .where("user_id", "=", userId)
    .where("kind", "=", "mail")
    .orderBy("id")
    .execute();

const sessionsOf = (tx: Tx, userId: number) =>
  tx
    .selectFrom("sessions")
    .select(["created_at as startedAt", "last_active_at as lastActiveAt"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();

const knownPlaces = (tx: Tx, userId: number) =>
  tx
    .selectFrom("known_places")
    .select("last_at as lastSignInAt")
    .where("user_id", "=", userId)
    .orderBy("last_at")
    .execute();

const mailedLinks = (tx: Tx, userId: number) =>
  tx
    .selectFrom("tokens")
    .select(["kind", "email"])
    .select(["created_at as createdAt", "expires_at as expiresAt", "used_at as usedAt"])
    .where("user_id", "=", userId)
    .orderBy("id")
    .execute();

/** The address of an account is proved: whoever reads this owns it. */
const messagesToUs = (tx: Tx, userId: number) =>
  tx
    .selectFrom("feedback")
    .innerJoin("users", (join) => join.on(sql<boolean>`lower(users.email) = lower(feedback.email)`))
    .select(["feedback.name", "feedback.message", "feedback.created_at as sentAt"])
    .where("users.id", "=", userId)
    .orderBy("feedback.id")
    .execute();

const reportsOf = (tx: Tx, userId: number) =>
  tx
    .selectFrom("message_reports")
    .select(["reason", "note", "reported_at as reportedAt", "decided_at as decidedAt"])
    .where("reporter_id", "=", userId)
    .orderBy("message_id")
    .execute();
