import { sql } from "kysely";
import { deadlineTimeZone } from "@quotehaven/contract/choice";
import { isEmail } from "@quotehaven/contract/rules";
import { roleCodec } from "@quotehaven/contract/wire";
import { addAccount } from "../../accounts/addAccount";
import type { Config } from "../../server/settings/config";
import { lockAccountInTurn, type Queries, type Tx } from "../../database";
import type { Deps } from "../../deps";
import { hashToken, randomToken } from "../../server/secrets";
import { endSessions } from "../../accounts/sessions/sessionsQueries";
import { recordAct, type Actor } from "./recordAct";

const LINK_HOURS = 24;
/** Where the operators' screens are; nothing that others get names it. */
const ENROLMENT_PATH = "/operations/enrol";

const moments = new Intl.DateTimeFormat("en-US", {
  timeZone: deadlineTimeZone,
  dateStyle: "full",
  timeStyle: "long",
});

/** Why a command was not done, in words. */
export class OperatorRefusal extends Error {}

/** What changes of accounts work with. */
export type AccountNeeds = Pick<Deps, "db" | "clock"> & { config: Pick<Config, "publicOrigin"> };
type Reason = { actor: Actor; why: string };

/**
 * Makes an operator's account and answers the link by which they choose password and authenticator.
 *
 * @throws OperatorRefusal where it is no address, or has an account.
 */
export async function addOperator(deps: AccountNeeds, email: string, { actor, why }: Reason) {
  if (!isEmail(email)) {
    throw new OperatorRefusal(`${email} is no email address.`);
  }
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    if (await operatorId(tx, email)) {
      throw new OperatorRefusal(
        `${email} has an account. A new link: operator account link ${email}`,
      );
    }
    const id = await addAccount(tx, {
      type: roleCodec.encode("operator"),
      email: null,
      password_hash: null,
      first_name: "",
      last_name: "",
      phone: "",
      created_at: now,
    });
    await tx.insertInto("operators").values({ user_id: id, email }).execute();
    await recordAct(tx, actor, { act: "account-add", person_id: id, why, now });
    return enrolmentLink(tx, deps, { id, email });
  });
}

/**
 * Answers a new link for an operator whose phone or password is lost. Until it is used they cannot
 * sign in: their sessions, password, authenticator and recovery codes are gone.
 *
 * @throws OperatorRefusal where there is no such operator.
 */
export async function renewOperator(deps: AccountNeeds, email: string, { actor, why }: Reason) {
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const id = await knownOperator(tx, email);
    await lockOut(tx, id);
    await tx
      .updateTable("operators")
      .set({ code_nonce: null, last_step: 0 })
      .where("user_id", "=", id)
      .execute();
    await recordAct(tx, actor, { act: "account-link", person_id: id, why, now });
    return enrolmentLink(tx, deps, { id, email });
  });
}

/** Ends an operator's account; what they did stays in the log. @throws OperatorRefusal where there is none. */
export async function removeOperator(deps: AccountNeeds, email: string, { actor, why }: Reason) {
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const id = await knownOperator(tx, email);
    await lockOut(tx, id);
    await tx.deleteFrom("operators").where("user_id", "=", id).execute();
    await tx.updateTable("users").set({ deleted_at: now }).where("id", "=", id).execute();
    await recordAct(tx, actor, { act: "account-remove", person_id: id, why, now });
  });
  return `${email} is no operator any more. What they did stays in the log.`;
}

/** Who may sign in to the operators' area, and who has not used their link yet. */
export async function listOperators(queries: Queries): Promise<string> {
  const operators = await queries
    .selectFrom("operators")
    .select(({ selectFrom }) => [
      "email",
      "code_nonce as codeNonce",
      "link_expires_at as linkExpiresAt",
      selectFrom("recovery_codes")
        .select(({ fn }) => fn.countAll<string>().as("count"))
        .whereRef("operator_id", "=", "operators.user_id")
        .as("codes"),
    ])
    .orderBy("email")
    .execute();
  if (operators.length === 0) return "There is no operator. Make one: operator account add EMAIL";
  return operators
    .map(({ email, codeNonce, linkExpiresAt, codes }) =>
      codeNonce === null
        ? `${email}  waits for its link to be used, until ${linkExpiresAt && moments.format(linkExpiresAt)}`
        : `${email}  ${codes} recovery codes left`,
    )
    .join("\n");
}

async function enrolmentLink(
  tx: Tx,
  { clock, config }: AccountNeeds,
  { id, email }: { id: number; email: string },
): Promise<string> {
  const token = randomToken();
  const expiresAt = new Date(clock.now().getTime() + LINK_HOURS * 3_600_000);
  await tx
    .updateTable("operators")
    .set({ link_hash: hashToken(token), link_expires_at: expiresAt })
    .where("user_id", "=", id)
    .execute();
  return [
    `For ${email} alone, once, until ${moments.format(expiresAt)}:`,
    `${config.publicOrigin}${ENROLMENT_PATH}#${token}`,
    "There they choose a password and an authenticator, and get their recovery codes.",
  ].join("\n");
}

async function lockOut(tx: Tx, id: number): Promise<void> {
  await lockAccountInTurn(tx, id);
  await tx.updateTable("users").set({ password_hash: null }).where("id", "=", id).execute();
  await tx.deleteFrom("recovery_codes").where("operator_id", "=", id).execute();
  await endSessions(tx, id);
}

async function operatorId(queries: Queries, email: string): Promise<number | undefined> {
  const row = await queries
    .selectFrom("operators")
    .select("user_id as id")
    .where(sql<string>`lower(email)`, "=", email.toLowerCase())
    .executeTakeFirst();
  return row?.id;
}

async function knownOperator(tx: Tx, email: string): Promise<number> {
  const id = await operatorId(tx, email);
  if (id === undefined) throw new OperatorRefusal(`There is no operator ${email}.`);
  return id;
}
