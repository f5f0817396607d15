import {
  agentProfileServerRules,
  isNewEmail,
  maskPhone,
  newEmailRules,
} from "@quotehaven/contract/rules";
import type { AgentProfileReply, AgentProfileUpdate, Carrier } from "@quotehaven/contract/schemas";
import type { Queries, RowChange, Tx } from "../../database";
import type { Deps } from "../../deps";
import { invalid, notFound, refusal, refuseInvalid, unauthorized } from "../../errors";
import { requestEmailChange } from "../../accounts/changeEmail";
import { changePassword } from "../../accounts/changePassword";
import { lockAccount } from "../../accounts/lockPerson";
import { checkOwnPassword } from "../../accounts/ownPassword";
import { checkNewPassword } from "../../accounts/passwordRules";
import { removeQuotes } from "../../quotes/removeQuotes";
import type { Session } from "../../session/sessions";

/** The agent's own profile; passwords are never in it. */
export async function readAgentProfile(
  { db }: Pick<Deps, "db">,
  agentId: number,
): Promise<AgentProfileReply> {
  const row = await db.query
    .selectFrom("agents")
    .innerJoin("users", "users.id", "agents.user_id")
    .selectAll(["agents"])
    .select([
      "users.first_name",
      "users.last_name",
      "users.email",
      "users.pending_email",
      "users.phone",
      "users.email_notifications",
    ])
    .where("agents.user_id", "=", agentId)
    .executeTakeFirst();
  if (!row) throw notFound();
  const zips = await db.query
    .selectFrom("agent_zips")
    .innerJoin("zip_codes", "zip_codes.id", "agent_zips.zip_id")
    .select(["zip_codes.id", "zip_codes.code", "zip_codes.city", "zip_codes.state"])
    .where("agent_zips.agent_id", "=", agentId)
    .orderBy("zip_codes.code")
    .execute();
  return {
    data: {
      usr_agencyname: row.agency_name,
      usr_agencyaddress: row.agency_address,
      usr_agencyemail: row.agency_email,
      usr_agencynumber: row.agency_phone,
      usr_firstname: row.first_name,
      usr_lastname: row.last_name,
      usr_email: row.email ?? "",
      usr_email_pending: row.pending_email,
      usr_phonenumber: row.phone,
      usr_insurancelicensenumber: row.license_number,
      usr_emailnotifications: row.email_notifications,
      usr_all_zipcodes: row.all_zips ? 1 : 0,
      zipcodes: zips.map(({ id, code, city, state }) => ({
        zip_id: id,
        zip_code: code,
        city,
        state,
      })),
      carriers: await agentCarriers(db.query, agentId),
    },
  };
}

/**
 * Changes the fields that were sent. A new e-mail address needs the password and counts once its
 * own link was used; a new password ends the agent's other sessions.
 *
 * @throws 422 with the code of each field's first error, `password-needed`, `duplicate-email`, `zip-code`, or
 * `common-password`, 429 `too-many-zip-changes`; nothing is changed then.
 */
export async function updateAgentProfile(
  deps: Deps,
  session: Session,
  changes: AgentProfileUpdate,
): Promise<void> {
  const { usr_password: password, usr_email: email } = changes;
  const present = await emailOf(deps.db.query, session.userId);
  const rules = { ...agentProfileServerRules, ...newEmailRules(present) };
  refuseInvalid(changes, rules, [...Object.keys(changes), "usr_currentPassword"]);
  if (password && changes.usr_confirmNewPassword !== password) throw invalid("password");
  if (password) {
    checkNewPassword(password);
    await deps.rateLimiter.consume("passwordByUser", String(session.userId));
  }
  const isOtherEmail = isNewEmail(email, present);
  if (isOtherEmail) await deps.rateLimiter.consume("emailByUser", String(session.userId));
  const ownHash = isOtherEmail
    ? await checkOwnPassword(deps, session.userId, changes.usr_currentPassword ?? "")
    : null;
  if (await movesServiceArea(deps.db.query, session.userId, changes)) {
    const agent = String(session.userId);
    await deps.rateLimiter.consume("zipChangeByAgent", agent, "too-many-zip-changes");
  }
  const passwordHash = password ? await deps.passwords.hash(password) : null;

  await deps.db.transaction(async (tx) => {
    const agentId = session.userId;
    const user = await lockAccount(tx, agentId);
    if (!(await deps.sessions.stands(tx, session))) throw unauthorized();
    if (ownHash !== null && user.password_hash !== ownHash) throw invalid("wrong-password");
    await updateUser(tx, agentId, changes);
    await updateAgent(tx, agentId, changes);
    if (changes.zipcodes) await replaceZips(tx, agentId, changes.zipcodes);
    if (passwordHash) {
      await changePassword(tx, deps, { userId: agentId, passwordHash, keepSession: session });
    }
    if (email !== undefined) {
      if (ownHash === null && isNewEmail(email, user.email)) throw invalid("password-needed");
      await requestEmailChange(tx, deps, user, email.trim());
    }
  });
}

async function emailOf(queries: Queries, agentId: number): Promise<string | null> {
  const user = await queries
    .selectFrom("users")
    .select("email")
    .where("id", "=", agentId)
    .executeTakeFirst();
  return user?.email ?? null;
}

async function updateUser(tx: Tx, agentId: number, changes: AgentProfileUpdate): Promise<void> {
  const set: RowChange<"users"> = {
    first_name: changes.usr_firstname?.trim(),
    last_name: changes.usr_lastname?.trim(),
    phone: masked(changes.usr_phonenumber),
    email_notifications: changes.usr_emailnotifications,
  };
  if (Object.values(set).every((value) => value === undefined)) return;
  await tx.updateTable("users").set(set).where("id", "=", agentId).execute();
}

async function updateAgent(tx: Tx, agentId: number, changes: AgentProfileUpdate): Promise<void> {
  const set: RowChange<"agents"> = {
    agency_name: changes.usr_agencyname?.trim(),
    agency_address: changes.usr_agencyaddress?.trim(),
    agency_email: changes.usr_agencyemail?.trim(),
    agency_phone: masked(changes.usr_agencynumber),
    license_number: changes.usr_insurancelicensenumber?.trim(),
    all_zips: changes.usr_all_zipcodes === undefined ? undefined : changes.usr_all_zipcodes === 1,
  };
  if (Object.values(set).every((value) => value === undefined)) return;
  await tx.updateTable("agents").set(set).where("user_id", "=", agentId).execute();
}

const masked = (phone: string | undefined) => (phone === undefined ? undefined : maskPhone(phone));

/** Whether other leads would be in reach: somebody who moves about learns where a lead is (PRI-1). */
async function movesServiceArea(
  queries: Queries,
  agentId: number,
  { zipcodes, usr_all_zipcodes: all }: AgentProfileUpdate,
): Promise<boolean> {
  if (zipcodes === undefined && all === undefined) return false;
  const before = await chosenZips(queries, agentId);
  const allZips = all === undefined ? before.allZips : all === 1;
  if (allZips || before.allZips) return allZips !== before.allZips;
  const ids = new Set(zipcodes === undefined ? before.ids : idsOf(zipcodes));
  return ids.size !== before.ids.length || before.ids.some((id) => !ids.has(id));
}

async function chosenZips(queries: Queries, agentId: number) {
  const { all_zips: allZips } = await queries
    .selectFrom("agents")
    .select("all_zips")
    .where("user_id", "=", agentId)
    .executeTakeFirstOrThrow();
  const rows = await queries
    .selectFrom("agent_zips")
    .select("zip_id")
    .where("agent_id", "=", agentId)
    .execute();
  return { allZips, ids: rows.map(({ zip_id }) => zip_id) };
}

const idsOf = (zips: NonNullable<AgentProfileUpdate["zipcodes"]>) => [
  ...new Set(zips.map((zip) => ("zip_id" in zip ? zip.zip_id : zip.id))),
];

async function replaceZips(
  tx: Tx,
  agentId: number,
  zips: NonNullable<AgentProfileUpdate["zipcodes"]>,
) {
  const ids = idsOf(zips);
  await tx.deleteFrom("agent_zips").where("agent_id", "=", agentId).execute();
  if (ids.length === 0) return;
  const known = await tx.selectFrom("zip_codes").select("id").where("id", "in", ids).execute();
  if (known.length !== ids.length) throw invalid("zip-code");
  await tx
    .insertInto("agent_zips")
    .values(ids.map((zip_id) => ({ agent_id: agentId, zip_id })))
    .execute();
}

async function agentCarriers(queries: Queries, agentId: number): Promise<Carrier[]> {
  return queries
    .selectFrom("agent_carriers")
    .innerJoin("carriers", "carriers.id", "agent_carriers.carrier_id")
    .select(["carriers.id as inc_id", "carriers.name as inc_name"])
    .where("agent_carriers.agent_id", "=", agentId)
    .orderBy("carriers.name")
    .execute();
}

/** The carriers the agent could still add. */
export async function availableCarriers(
  { db }: Pick<Deps, "db">,
  agentId: number,
): Promise<Carrier[]> {
  return db.query
    .selectFrom("carriers")
    .select(["id as inc_id", "name as inc_name"])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("agent_carriers")
            .select("carrier_id")
            .whereRef("carrier_id", "=", "carriers.id")
            .where("agent_id", "=", agentId),
        ),
      ),
    )
    .orderBy("name")
    .execute();
}

/** Adds carriers; one the agent has already stays. @throws 404 `insurance-company-not-found`. */
export async function addCarriers(
  { db }: Pick<Deps, "db">,
  agentId: number,
  carrierIds: readonly number[],
): Promise<void> {
  const ids = [...new Set(carrierIds)];
  if (ids.length === 0) throw invalid("required");
  await db.transaction(async (tx) => {
    await lockAccount(tx, agentId);
    const known = await tx.selectFrom("carriers").select("id").where("id", "in", ids).execute();
    if (known.length !== ids.length) throw refusal(404, "insurance-company-not-found");
    await tx
      .insertInto("agent_carriers")
      .values(ids.map((carrier_id) => ({ agent_id: agentId, carrier_id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/**
 * Removes carriers and, with them, the agent's quotes that were not chosen; a chosen one stays as
 * it was. The carrier is free for other agents then.
 *
 * @throws 404 `insurance-company-not-found` for a carrier the agent does not have.
 */
export async function deleteCarriers(
  { db, clock }: Pick<Deps, "db" | "clock">,
  agentId: number,
  carrierIds: readonly number[],
): Promise<void> {
  const ids = [...new Set(carrierIds)];
  if (ids.length === 0) throw invalid("required");
  await db.transaction(async (tx) => {
    // A quote that is being made with one of them holds this lock, too.
    await tx
      .selectFrom("agents")
      .select("user_id")
      .where("user_id", "=", agentId)
      .forUpdate()
      .execute();
    const { numDeletedRows } = await tx
      .deleteFrom("agent_carriers")
      .where("agent_id", "=", agentId)
      .where("carrier_id", "in", ids)
      .executeTakeFirst();
    if (numDeletedRows !== BigInt(ids.length)) throw refusal(404, "insurance-company-not-found");
    await removeQuotes(tx, agentId, clock.now(), ids);
  });
}
