import { isNewEmail } from "@quotehaven/contract/rules";
import type { Tx } from "../database";
import type { Deps } from "../deps";
import { invalid, unauthorized } from "../server/errors";
import type { Session } from "../accounts/sessions/sessions";
import { isLive } from "../accounts/sessions/sessionsQueries";
import { requestEmailChange, unprovedSince } from "../accounts/changeEmail";
import { changePassword } from "../accounts/passwords/changePassword";
import { lockAccount } from "../accounts/lockAccount";

type Credentials = { ownHash: string | null; passwordHash: string | null; email?: string };

/**
 * Changes the caller's own account in one transaction: its details, and with them its password and its
 * address where these are sent. `ownHash` is that of the password the caller proved to know.
 *
 * @throws 401 once the session has ended; 422 `wrong-password` where the password changed meanwhile,
 * `password-needed` for a new address without the password, and as `requestEmailChange`.
 */
export async function changeOwnAccount(
  deps: Deps,
  session: Session,
  { ownHash, passwordHash, email }: Credentials,
  changeDetails: (tx: Tx) => Promise<void>,
): Promise<void> {
  const userId = session.id;
  await deps.db.transaction(async (tx) => {
    const account = await lockAccount(tx, userId);
    if (!(await isLive(tx, session))) throw unauthorized();
    if (ownHash !== null && account.password_hash !== ownHash) throw invalid("wrong-password");
    await changeDetails(tx);
    if (passwordHash) {
      const unprovedAt =
        ownHash === null ? deps.clock.now() : unprovedSince(account, deps.clock.now());
      await changePassword(tx, deps, { userId, passwordHash, keepSession: session, unprovedAt });
    }
    if (email === undefined) return;
    if (ownHash === null && isNewEmail(email, account.email)) throw invalid("password-needed");
    await requestEmailChange(tx, deps, account, email.trim());
  });
}
