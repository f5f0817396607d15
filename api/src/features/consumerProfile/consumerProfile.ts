import {
  consumerProfileRules,
  isNewEmail,
  maskPhone,
  newEmailRules,
  toIsoDate,
} from "@quotehaven/contract/rules";
import type { Language, UserProfileReply, UserProfileUpdate } from "@quotehaven/contract/schemas";
import { requestEmailChange } from "../../accounts/changeEmail";
import { changePassword } from "../../accounts/changePassword";
import { lockAccount } from "../../accounts/lockPerson";
import { checkOwnPassword } from "../../accounts/ownPassword";
import { checkNewPassword } from "../../accounts/passwordRules";
import { liveApplication } from "../../applications/liveApplication";
import type { Queries, RowChange } from "../../database";
import type { Deps } from "../../deps";
import { invalid, notFound, refuseInvalid, unauthorized } from "../../errors";
import { asInsuranceTypes, insuranceTypeNames } from "../../reference/insuranceTypes";
import type { Session } from "../../session/sessions";

/** What an emptied address line 2 is sent as (specification 7.2). */
const NO_ADDRESS_2 = "None";

/** The consumer's own profile, chosen insurance types, and how many quotes stand. */
export async function readConsumerProfile(
  { db }: Pick<Deps, "db">,
  consumer: { id: number; language: Language },
): Promise<UserProfileReply> {
  const profile = await profileRow(db.query, consumer.id);
  const zips = await db.query
    .selectFrom("zip_codes")
    .select(["id as zip_id", "code as zip_code", "city", "state"])
    .where("id", "=", profile.zip_id)
    .execute();
  const application = await liveApplication(db.query, consumer.id);
  const names = insuranceTypeNames(consumer.language);
  const short = { 1: "home", 2: "life", 3: "auto" } as const;
  return {
    data: {
      usr_firstname: profile.first_name,
      usr_lastname: profile.last_name,
      usr_email: profile.email ?? "",
      usr_email_pending: profile.pending_email,
      usr_phonenumber: profile.phone,
      usr_dateofbirth: profile.date_of_birth,
      usr_address1: profile.address1,
      usr_address2: profile.address2,
      usr_city: profile.city,
      usr_state: profile.state,
      usr_rents: profile.rents,
      usr_gender: profile.gender,
      usr_maritalstatus: profile.marital_status,
      usr_emailnotifications: profile.email_notifications,
      usr_partnerfirstname: profile.partner_first_name,
      usr_partnerlastname: profile.partner_last_name,
      usr_partnerdateofbirth: profile.partner_date_of_birth,
      zipcodes: zips,
    },
    types: asInsuranceTypes(application?.draftTypes ?? []).map((type) => ({
      ins_id: type,
      ins_name: names[type],
      ins_short: short[type],
    })),
    quote_count: application ? await standingQuoteCount(db.query, application.id) : 0,
    quote_confirmed: application ? application.acceptedQuoteId !== null : false,
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
  const { userId } = session;
  const current = await profileRow(deps.db.query, userId);
  checkFields(changes, current, deps.clock.now());
  const { usr_password: password, usr_email: email } = changes;
  const isOtherEmail = isNewEmail(email, current.email);
  const ownPassword = changes.usr_oldPassword || changes.usr_currentPassword || "";
  if (isOtherEmail) await deps.rateLimiter.consume("emailByUser", String(userId));
  const oldHash =
    password || isOtherEmail ? await checkOwnPassword(deps, userId, ownPassword) : null;
  if (password) checkNewPassword(password);
  const passwordHash = password ? await deps.passwords.hash(password) : null;

  await deps.db.transaction(async (tx) => {
    const account = await lockAccount(tx, userId);
    if (!(await deps.sessions.stands(tx, session))) throw unauthorized();
    if (oldHash !== null && account.password_hash !== oldHash) throw invalid("wrong-password");
    const user = userChanges(changes);
    if (hasChanges(user))
      await tx.updateTable("users").set(user).where("id", "=", userId).execute();
    const consumer = consumerChanges(changes);
    if (hasChanges(consumer)) {
      await tx.updateTable("consumers").set(consumer).where("user_id", "=", userId).execute();
    }
    const [zip] = changes.zipcodes ?? [];
    if (zip) await moveTo(tx, userId, zip.id);
    if (passwordHash) {
      await changePassword(tx, deps, { userId, passwordHash, keepSession: session });
    }
    if (email !== undefined) {
      if (oldHash === null && isNewEmail(email, account.email)) throw invalid("password-needed");
      await requestEmailChange(tx, deps, account, email.trim());
    }
  });
}

/** Checks the sent fields against the whole profile as it would be: partner fields look at the status. */
function checkFields(
  changes: UserProfileUpdate,
  current: Awaited<ReturnType<typeof profileRow>>,
  now: Date,
): void {
  const whole: Record<string, unknown> = {
    usr_maritalstatus: current.marital_status,
    usr_partnerfirstname: current.partner_first_name,
    usr_partnerlastname: current.partner_last_name,
    usr_partnerdateofbirth: current.partner_date_of_birth,
    ...changes,
  };
  const fields = new Set(Object.keys(changes));
  if (changes.usr_maritalstatus !== undefined) {
    for (const name of ["firstname", "lastname", "dateofbirth"]) fields.add(`usr_partner${name}`);
  }
  if (["usr_oldPassword", "usr_password", "usr_confirmNewPassword"].some((name) => whole[name])) {
    for (const name of ["usr_oldPassword", "usr_password", "usr_confirmNewPassword"]) {
      fields.add(name);
    }
  }
  const rules = { ...consumerProfileRules(now), ...newEmailRules(current.email) };
  refuseInvalid(whole, rules, [...fields, "usr_currentPassword"]);
}

function userChanges(changes: UserProfileUpdate): RowChange<"users"> {
  return {
    first_name: changes.usr_firstname?.trim(),
    last_name: changes.usr_lastname?.trim(),
    phone: changes.usr_phonenumber === undefined ? undefined : maskPhone(changes.usr_phonenumber),
    email_notifications: changes.usr_emailnotifications,
  };
}

function consumerChanges(changes: UserProfileUpdate): RowChange<"consumers"> {
  const isSingle = changes.usr_maritalstatus === 0;
  const partner = <T>(value: T | undefined) => (isSingle ? null : value);
  return {
    date_of_birth: isoDate(changes.usr_dateofbirth) ?? undefined,
    address1: changes.usr_address1?.trim(),
    address2: address2(changes.usr_address2),
    city: changes.usr_city?.trim(),
    state: changes.usr_state,
    rents: changes.usr_rents,
    gender: changes.usr_gender,
    marital_status: changes.usr_maritalstatus,
    partner_first_name: partner(changes.usr_partnerfirstname?.trim()),
    partner_last_name: partner(changes.usr_partnerlastname?.trim()),
    partner_date_of_birth: partner(isoDate(changes.usr_partnerdateofbirth)),
  };
}

function address2(sent: string | null | undefined): string | null | undefined {
  if (sent === undefined || sent === null) return sent;
  const text = sent.trim();
  return text === "" || text === NO_ADDRESS_2 ? null : text;
}

/** What is typed may have another shape, which databases read by their own settings. */
const isoDate = (sent: string | null | undefined) => (sent ? toIsoDate(sent) : sent);

const hasChanges = (set: object) => Object.values(set).some((value) => value !== undefined);

async function moveTo(queries: Queries, userId: number, zipId: number): Promise<void> {
  const known = await queries
    .selectFrom("zip_codes")
    .select("id")
    .where("id", "=", zipId)
    .executeTakeFirst();
  if (!known) throw invalid("zip-code");
  await queries
    .updateTable("consumers")
    .set({ zip_id: zipId })
    .where("user_id", "=", userId)
    .execute();
}

async function profileRow(queries: Queries, consumerId: number) {
  const row = await queries
    .selectFrom("consumers")
    .innerJoin("users", "users.id", "consumers.user_id")
    .selectAll(["consumers"])
    .select([
      "users.first_name",
      "users.last_name",
      "users.email",
      "users.pending_email",
      "users.phone",
      "users.email_notifications",
    ])
    .where("consumers.user_id", "=", consumerId)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

async function standingQuoteCount(queries: Queries, applicationId: number): Promise<number> {
  const { count } = await queries
    .selectFrom("quotes")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("application_id", "=", applicationId)
    .where("removed_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
