import { checkNewPassword } from "../../accounts/passwords/passwordRules";
import type { Queries } from "../../database";
import type { Deps } from "../../deps";
import { invalid, notFound } from "../../server/errors";
import { hashToken } from "../../server/secrets";
import { authenticatorSetup, newRecoveryCodes, stepOf } from "./codes";
import { ownReason } from "./ownWords";
import { recordAct } from "./recordAct";

type Needs = Pick<Deps, "config" | "db" | "clock" | "passwords">;

/** What the secret of a link's authenticator is derived from: the same however often it is opened. */
const nonceOf = (token: string) => hashToken(`code:${token}`);

/** What the authenticator is to know for an enrolment. @throws 404 where the link does not count. */
export async function beginEnrolment({ config, db, clock }: Needs, token: string) {
  const { email } = await linkedOperator(db.query, token, clock.now());
  return { email, ...authenticatorSetup({ secret: config.secret, nonce: nonceOf(token) }, email) };
}

/**
 * Uses an enrolment's link up: the operator has a password and an authenticator from now on. Answers
 * their recovery codes, which are told this one time.
 *
 * @throws 404 where the link does not count; 422 for a password that is too weak, or a wrong code.
 */
export async function enrol(
  { config, db, clock, passwords }: Needs,
  { token, password, code }: { token: string; password: string; code: string },
): Promise<string[]> {
  const now = clock.now();
  await linkedOperator(db.query, token, now);
  checkNewPassword(password);
  const nonce = nonceOf(token);
  const step = await stepOf({ secret: config.secret, nonce }, code.replaceAll(" ", ""), now);
  if (step === null) throw invalid("wrong-code");
  const passwordHash = await passwords.hash(password);
  return db.transaction(async (tx) => {
    const { id, email } = await linkedOperator(tx, token, now);
    await tx
      .updateTable("operators")
      .set({ code_nonce: nonce, last_step: step, link_hash: null, link_expires_at: null })
      .where("user_id", "=", id)
      .execute();
    await tx
      .updateTable("users")
      .set({ password_hash: passwordHash })
      .where("id", "=", id)
      .execute();
    await recordAct(
      tx,
      { operator: email, operatorId: id },
      { act: "account-enrol", person_id: id, why: ownReason("linkUsed"), now },
    );
    return newRecoveryCodes(tx, id);
  });
}

async function linkedOperator(queries: Queries, token: string, now: Date) {
  const row = await queries
    .selectFrom("operators")
    .select(["user_id as id", "email"])
    .where("link_hash", "=", hashToken(token))
    .where("link_expires_at", ">", now)
    .$if(queries.isTransaction, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
