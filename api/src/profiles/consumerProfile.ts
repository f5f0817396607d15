import {
  consumerPasswordFields,
  consumerProfileFields,
  consumerProfileRules,
  insuranceTypeName,
  isNewEmail,
  newEmailRules,
  partnerFields,
} from "@quotehaven/contract/rules";
import type { Language } from "@quotehaven/contract/schemas";
import {
  gender,
  maritalStatus,
  type UserProfile,
  type UserProfileReply,
  type UserProfileUpdate,
} from "@quotehaven/contract/wire";
import { changeOwnAccount } from "./changeOwnAccount";
import { checkOwnPassword } from "../accounts/passwords/ownPassword";
import { checkNewPassword } from "../accounts/passwords/passwordRules";
import { consumerColumns, rowChange, selectionOf } from "../accounts/profiles/profileRows";
import { liveApplication } from "../applications/liveApplication";
import type { Queries, Tx } from "../database";
import type { Deps } from "../deps";
import { invalid, notFound, refuseInvalid } from "../server/errors";
import { copyClient } from "../leads/clientWords";
import { asInsuranceTypes, insuranceTypeNames } from "../reference/insuranceTypes";
import type { Session } from "../accounts/sessions/sessions";

/** The consumer's own profile, chosen insurance types, and how many quotes are live. */
export async function readConsumerProfile(
  { db }: Pick<Deps, "db">,
  consumer: { id: number; language: Language },
): Promise<UserProfileReply> {
  const profile = await profileOf(db.query, consumer.id);
  const application = await liveApplication(db.query, consumer.id);
  const names = insuranceTypeNames(consumer.language);
  return {
    profile,
    types: asInsuranceTypes(application?.draftTypes ?? []).map((type) => ({
      id: type,
      name: names[type],
      shortName: insuranceTypeName(type),
    })),
    quoteCount: application ? await liveQuoteCount(db.query, application.id) : 0,
    isQuoteConfirmed: application ? application.acceptedQuoteId !== null : false,
  };
}

/**
 * Changes the fields that were sent. A new e-mail address needs the password and counts once its
 * own link was used; a new password needs the old one and ends the consumer's other sessions.
 *
 * @throws 422 with the code of each field's first error, `password-needed`, `wrong-password`,
 * `duplicate-email`, `zip-code`, or `common-password`; nothing is changed then.
 */
export async function updateConsumerProfile(
  deps: Deps,
  session: Session,
  changes: UserProfileUpdate,
): Promise<void> {
  const { id: userId } = session;
  const current = await profileOf(deps.db.query, userId);
  checkFields(changes, current, deps.clock.now());

  const { newPassword, email, ...details } = changes;
  const isOtherEmail = isNewEmail(email, current.email);
  const field = changes.oldPassword ? "oldPassword" : "currentPassword";
  const typed = { field, password: changes[field] ?? "" } as const;
  if (isOtherEmail) await deps.rateLimiter.consume("emailByUser", String(userId));
  const ownHash = newPassword || isOtherEmail ? await checkOwnPassword(deps, userId, typed) : null;
  if (newPassword) checkNewPassword(newPassword);
  const passwordHash = newPassword ? await deps.passwords.hash(newPassword) : null;

  await changeOwnAccount(deps, session, { ownHash, passwordHash, email }, async (tx) => {
    await updateDetails(tx, userId, details);
    await copyClient(tx, userId);
    const [zip] = changes.zipCodes ?? [];
    if (zip) await moveTo(tx, userId, zip.id);
  });
}

/** Checks the sent fields against the whole profile as it would be: partner fields look at the status. */
function checkFields(changes: UserProfileUpdate, current: UserProfile, now: Date): void {
  const whole: Record<string, unknown> = {
    maritalStatus: current.maritalStatus,
    partnerFirstName: current.partnerFirstName,
    partnerLastName: current.partnerLastName,
    partnerDateOfBirth: current.partnerDateOfBirth,
    ...changes,
  };
  const fields = new Set(Object.keys(changes));
  if (changes.maritalStatus !== undefined) partnerFields.forEach((name) => fields.add(name));
  if (consumerPasswordFields.some((name) => whole[name])) {
    consumerPasswordFields.forEach((name) => fields.add(name));
  }
  const rules = { ...consumerProfileRules(now), ...newEmailRules(current.email) };
  refuseInvalid(whole, rules, [...fields, "currentPassword"]);
}

async function updateDetails(tx: Tx, userId: number, changes: UserProfileUpdate): Promise<void> {
  const profile = { fields: consumerProfileFields, columns: consumerColumns };
  const user = rowChange("users", profile, changes);
  if (user) await tx.updateTable("users").set(user).where("id", "=", userId).execute();
  const noPartner = Object.fromEntries(partnerFields.map((name) => [name, null]));
  const consumer = rowChange("consumers", profile, {
    ...changes,
    ...(changes.maritalStatus === "single" ? noPartner : {}),
  });
  if (!consumer) return;
  await tx.updateTable("consumers").set(consumer).where("user_id", "=", userId).execute();
}

async function moveTo(queries: Queries, userId: number, zipId: number): Promise<void> {
  await queries
    .selectFrom("zip_codes")
    .select("id")
    .where("id", "=", zipId)
    .executeTakeFirstOrThrow(() => invalid("zip-code"));
  await queries
    .updateTable("consumers")
    .set({ zip_id: zipId })
    .where("user_id", "=", userId)
    .execute();
}

async function profileOf(queries: Queries, consumerId: number): Promise<UserProfile> {
  const row = await queries
    .selectFrom("consumers")
    .innerJoin("users", "users.id", "consumers.user_id")
    .select(selectionOf({ ...consumerColumns, zipId: "consumers.zip_id" }))
    .where("consumers.user_id", "=", consumerId)
    .executeTakeFirstOrThrow(() => notFound());
  const zipCodes = await queries
    .selectFrom("zip_codes")
    .select(["id", "code", "city", "state"])
    .where("id", "=", row.zipId)
    .execute();
  return {
    ...row,
    email: row.email ?? "",
    gender: gender.decode(row.gender),
    maritalStatus: maritalStatus.decode(row.maritalStatus),
    zipCodes,
  };
}

async function liveQuoteCount(queries: Queries, applicationId: number): Promise<number> {
  const { count } = await queries
    .selectFrom("quotes")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("application_id", "=", applicationId)
    .where("removed_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
