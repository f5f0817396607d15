import { utcDay } from "@quotehaven/contract/rules";
import type { Row, Tx } from "../../database";
import { beginApplication, toldOf } from "../../applications/liveApplication";
import { renewalColumns } from "../../applications/renewal";
import type { Deps } from "../../deps";
import { enqueue } from "../../outbox/outbox";
import { hashToken } from "../../server/secrets";
import { addAccount } from "../addAccount";
import { lockAddress } from "./addresses";
import { forgetRegistrationsOf, hashOfSent, isOf } from "./registrations";

const BETWEEN_MAILS_MS = 60_000;

/**
 * Has all registrations that wait for the confirmation of an address mailed to it, in one mail, a minute
 * after the one before at the earliest. Where none waits, nothing is mailed. Lock the address before.
 */
export async function queueConfirmation(tx: Tx, now: Date, email: string): Promise<void> {
  const { id, mailedAt } = await tx
    .selectFrom("registrations")
    .select(({ fn }) => [
      fn.max<number | null>("id").as("id"),
      fn.max<Date | null>("mailed_at").as("mailedAt"),
    ])
    .where(isOf(email))
    .where("account", "is not", null)
    .where("expires_at", ">", now)
    .executeTakeFirstOrThrow();
  if (id === null) return;
  await enqueue(tx, now, {
    kind: "confirmation-mail",
    payload: { registrationId: id },
    dedupeKey: `confirmation:${hashToken(email.toLowerCase())}`,
    dueAt: new Date(Math.max(now.getTime(), (mailedAt?.getTime() ?? 0) + BETWEEN_MAILS_MS)),
  });
}

/** How many registrations wait for the confirmation of an address. */
export async function countWaiting(
  { db, clock }: Pick<Deps, "db" | "clock">,
  email: string,
): Promise<number> {
  const { count } = await db.query
    .selectFrom("registrations")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where(isOf(email))
    .where("account", "is not", null)
    .where("expires_at", ">", clock.now())
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The registration that a link confirms; undefined where it confirms none. */
export function findWaiting({ db, clock }: Pick<Deps, "db" | "clock">, token: string) {
  return db.query
    .selectFrom("registrations")
    .select(["email", "type", "first_name as firstName", "insurance_type as insuranceTypeId"])
    .select("created_at as registeredAt")
    .where("token_hash", "=", hashOfSent(token))
    .where("account", "is not", null)
    .where("expires_at", ">", clock.now())
    .executeTakeFirst();
}

/**
 * Makes the account of the registration that a link confirms, and ends all others of its address. Answers
 * the registration; undefined where another press was sooner.
 *
 * @throws a unique violation of `users_one_per_email` where an account took the address meanwhile.
 */
export async function confirmRegistration(
  tx: Tx,
  { clock }: Pick<Deps, "clock">,
  { token, email }: { token: string; email: string },
): Promise<Pick<Row<"registrations">, "type" | "email"> | undefined> {
  const now = clock.now();
  await lockAddress(tx, email);
  const waiting = await tx
    .deleteFrom("registrations")
    .where("token_hash", "=", hashOfSent(token))
    .where("expires_at", ">", now)
    .returningAll()
    .executeTakeFirst();
  if (!waiting?.account) return undefined;
  await forgetRegistrationsOf(tx, email);

  const { consumer, ...person } = waiting.account;
  const userId = await addAccount(tx, {
    type: waiting.type,
    email: waiting.email,
    password_hash: waiting.password_hash,
    first_name: waiting.first_name,
    last_name: person.lastName,
    phone: person.phone,
    email_notifications: person.emailNotifications,
    language: waiting.language,
    created_at: now,
  });
  if (!consumer) {
    await tx.insertInto("agents").values({ user_id: userId }).execute();
    return waiting;
  }
  await tx
    .insertInto("consumers")
    .values({ user_id: userId, ...consumer.profile })
    .execute();
  const { answers, present: policies } = consumer;
  const types = Object.keys(answers).map(Number);
  await beginApplication(tx, {
    consumer_id: userId,
    created_at: now,
    updated_at: now,
    draft_types: types,
    draft_answers: JSON.stringify(answers),
    present_policies: policies && JSON.stringify(policies),
    ...renewalColumns({ types, answers, policies }, toldOf(), utcDay(now)),
  });
  return waiting;
}
