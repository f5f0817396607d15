import {
  agentProfileServerRules,
  isIsoDate,
  isNewEmail,
  limits,
  newEmailRules,
} from "@quotehaven/contract/rules";
import type {
  AgentProfile,
  AgentProfileUpdate,
  Carrier,
  ZipCodeRef,
} from "@quotehaven/contract/wire";
import { lockAccountInTurn, type Queries, type Tx } from "../database";
import type { Deps } from "../deps";
import { invalid, notFound, refusal, refuseInvalid } from "../server/errors";
import { provedFrom, unprovedSince } from "../accounts/changeEmail";
import { changeOwnAccount } from "./changeOwnAccount";
import { lockAccount } from "../accounts/lockAccount";
import { checkOwnPassword } from "../accounts/passwords/ownPassword";
import { checkNewPassword } from "../accounts/passwords/passwordRules";
import { agentColumns, agentRows, rowChange, selectionOf } from "../accounts/profiles/profileRows";
import {
  keepingLicenseCheck,
  keepLicenseStates,
  licenseCheckColumns,
  licenseStates,
} from "./licenseCheck";
import { moveDigest } from "../leads/mails/leadMails";
import { removeQuotes } from "../quotes/removeQuotes";
import { morningOf, timeZoneOfAgency } from "../reference/timeZones";
import type { Session } from "../accounts/sessions/sessions";

const DAY_MS = 86_400_000;

/** The agent's own profile; passwords are never in it. */
export async function readAgentProfile(
  { db, clock, config }: Pick<Deps, "db" | "clock" | "config">,
  agentId: number,
): Promise<AgentProfile> {
  const row = await db.query
    .selectFrom("agents")
    .innerJoin("users", "users.id", "agents.user_id")
    .select(
      selectionOf({
        ...agentColumns,
        hasAllZipCodes: "agents.all_zips",
        pausedUntil: "agents.paused_until",
        pauseEndsAt: "agents.pause_ends_at",
        stoppedAt: "agents.stopped_at",
        unproved: "users.password_unproved_at",
        pendingNeedsPresent: "users.pending_needs_present",
        stoppedWords: "agents.stopped_words",
        ...licenseCheckColumns,
      }),
    )
    .where("agents.user_id", "=", agentId)
    .executeTakeFirstOrThrow(() => notFound());
  const zipCodes = await db.query
    .selectFrom("agent_zips")
    .innerJoin("zip_codes", "zip_codes.id", "agent_zips.zip_id")
    .select(["zip_codes.id", "zip_codes.code", "zip_codes.city", "zip_codes.state"])
    .where("agent_zips.agent_id", "=", agentId)
    .orderBy("zip_codes.code")
    .execute();
  const carriers = await agentCarriers(db.query, agentId);
  const further = await licenseStates(db.query, agentId);
  const { pauseEndsAt, pausedUntil, stoppedAt, stoppedWords, finding, foundAt, words, ...account } =
    row;
  const { unproved, pendingNeedsPresent, ...fields } = account;
  const since = unprovedSince({ password_unproved_at: unproved }, clock.now());
  const isPaused = pauseEndsAt !== null && pauseEndsAt > clock.now();
  return {
    ...fields,
    email: row.email ?? "",
    zipCodes,
    carriers,
    pausedUntil: isPaused ? pausedUntil : null,
    digestHour: config.mail.digestHour,
    ...(since && { emailNeedsPresentUntil: provedFrom(since).toISOString() }),
    ...(pendingNeedsPresent && { pendingNeedsPresent }),
    ...(config.leadDetailsNeedCheck && finding !== "checked" && { detailsNeedCheck: true }),
    ...(stoppedAt && { stoppedWords }),
    ...(finding && foundAt && { licenseCheck: { finding, foundAt: foundAt.toISOString(), words } }),
    licenseStates: further.map(({ state }) => state),
    licenseStateChecks: further.flatMap((one) =>
      one.finding && one.foundAt
        ? [{ ...one, finding: one.finding, foundAt: one.foundAt.toISOString() }]
        : [],
    ),
  };
}

/**
 * Changes the fields that were sent. A new e-mail address needs the password and counts once its
 * own link was used; a new password ends the agent's other sessions. For a week after one was set without
 * the old one, a new address needs a link to the present one, too.
 *
 * @throws 422 with the code of each field's first error, `password-needed`, `duplicate-email`, `zip-code`,
 * `pause-end`, or `common-password`, 429 `too-many-zip-changes`; nothing is changed then.
 */
export async function updateAgentProfile(
  deps: Deps,
  session: Session,
  changes: AgentProfileUpdate,
): Promise<void> {
  const { newPassword, email, ...details } = changes;
  const present = await emailOf(deps.db.query, session.id);
  const rules = { ...agentProfileServerRules(deps.clock.now()), ...newEmailRules(present) };
  refuseInvalid(changes, rules, [...Object.keys(changes), "currentPassword"]);
  if (newPassword && changes.confirmNewPassword === undefined) throw invalid("password");
  if (newPassword) {
    checkNewPassword(newPassword);
    await deps.rateLimiter.consume("passwordByUser", String(session.id));
  }
  const isOtherEmail = isNewEmail(email, present);
  if (isOtherEmail) await deps.rateLimiter.consume("emailByUser", String(session.id));
  const ownHash = isOtherEmail
    ? await checkOwnPassword(deps, session.id, {
        field: "currentPassword",
        password: changes.currentPassword ?? "",
      })
    : null;
  const isMoving = await movesServiceArea(deps.db.query, session.id, changes);
  const passwordHash = newPassword ? await deps.passwords.hash(newPassword) : null;

  const change = (spend: () => void) =>
    changeOwnAccount(deps, session, { ownHash, passwordHash, email }, async (tx) => {
      const agentId = session.id;
      const now = deps.clock.now();
      await keepingLicenseCheck(tx, agentId, now, () => updateDetails(tx, agentId, details));
      await keepLicenseStates(tx, agentId, now, changes.licenseStates);
      if (changes.pausedUntil !== undefined) await setPause(tx, agentId, changes.pausedUntil, now);
      if (changes.leadMails !== undefined) await moveDigest(tx, agentId, now, deps.config.mail);
      if (changes.zipCodes) await replaceZips(tx, agentId, changes.zipCodes);
      spend();
    });
  if (!isMoving) return change(() => {});
  await deps.rateLimiter.onResult(
    "zipChangeByAgent",
    String(session.id),
    change,
    "too-many-zip-changes",
  );
}

async function emailOf(queries: Queries, agentId: number): Promise<string | null> {
  const user = await queries
    .selectFrom("users")
    .select("email")
    .where("id", "=", agentId)
    .executeTakeFirst();
  return user?.email ?? null;
}

async function updateDetails(tx: Tx, agentId: number, changes: AgentProfileUpdate): Promise<void> {
  const user = rowChange("users", agentRows, changes);
  if (user) await tx.updateTable("users").set(user).where("id", "=", agentId).execute();
  const details = rowChange("agents", agentRows, changes);
  const { hasAllZipCodes } = changes;
  if (!details && hasAllZipCodes === undefined) return;
  await tx
    .updateTable("agents")
    .set({ ...details, all_zips: hasAllZipCodes })
    .where("user_id", "=", agentId)
    .execute();
}

/** Pauses until the morning of a day where the agency is, or ends the pause. @throws 422 `pause-end`. */
async function setPause(tx: Tx, agentId: number, until: string | null, now: Date): Promise<void> {
  const agency = await tx
    .selectFrom("agents")
    .select(["agency_address as address", "license_state as licenseState"])
    .where("user_id", "=", agentId)
    .executeTakeFirstOrThrow();
  if (until !== null && !isIsoDate(until)) throw invalid("pause-end");
  const endsAt = until === null ? null : morningOf(until, timeZoneOfAgency(agency));
  const latest = new Date(now.getTime() + limits.pauseDays * DAY_MS);
  if (endsAt && (endsAt <= now || endsAt > latest)) throw invalid("pause-end");
  await tx
    .updateTable("agents")
    .set({ paused_until: until, pause_ends_at: endsAt })
    .where("user_id", "=", agentId)
    .execute();
}

/** Whether other leads would be in reach: somebody who moves about learns where a lead is (PRI-1). */
async function movesServiceArea(
  queries: Queries,
  agentId: number,
  { zipCodes, hasAllZipCodes }: AgentProfileUpdate,
): Promise<boolean> {
  if (zipCodes === undefined && hasAllZipCodes === undefined) return false;
  const before = await chosenZips(queries, agentId);
  const hasAll = hasAllZipCodes ?? before.hasAll;
  if (hasAll || before.hasAll) return hasAll !== before.hasAll;
  const ids = new Set(zipCodes === undefined ? before.ids : idsOf(zipCodes));
  return ids.size !== before.ids.length || before.ids.some((id) => !ids.has(id));
}

async function chosenZips(queries: Queries, agentId: number) {
  const { hasAll } = await queries
    .selectFrom("agents")
    .select("all_zips as hasAll")
    .where("user_id", "=", agentId)
    .executeTakeFirstOrThrow();
  const rows = await queries
    .selectFrom("agent_zips")
    .select("zip_id as id")
    .where("agent_id", "=", agentId)
    .execute();
  return { hasAll, ids: idsOf(rows) };
}

const idsOf = (zipCodes: readonly ZipCodeRef[]) => [...new Set(zipCodes.map(({ id }) => id))];

async function replaceZips(tx: Tx, agentId: number, zipCodes: readonly ZipCodeRef[]) {
  const ids = idsOf(zipCodes);
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
    .select(["carriers.id", "carriers.name"])
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
    .select(["id", "name"])
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
    await lockAccountInTurn(tx, agentId);
    const { numDeletedRows } = await tx
      .deleteFrom("agent_carriers")
      .where("agent_id", "=", agentId)
      .where("carrier_id", "in", ids)
      .executeTakeFirst();
    if (numDeletedRows !== BigInt(ids.length)) throw refusal(404, "insurance-company-not-found");
    await removeQuotes(tx, agentId, clock.now(), ids);
  });
}
