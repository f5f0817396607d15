import { completeEmailChange } from "../../accounts/changeEmail";
import { findMailedToken } from "../../accounts/mailedTokens";
import { violatedConstraint } from "../../database";
import type { Deps } from "../../deps";
import { conflict, invalid } from "../../errors";
import type { AccountType } from "@quotehaven/contract/schemas";

/** Whether a mailed token still counts; it stays usable. @throws 422 `invalid-token`. */
export async function validateToken(deps: Deps, token: string): Promise<void> {
  const row = await findMailedToken(deps.db.query, deps, token, [
    "verify",
    "verify-email",
    "reset",
  ]);
  if (!row) throw invalid("invalid-token");
}

/**
 * Uses the link of a verification mail: of a new account, or of a changed address.
 *
 * @throws 422 `invalid-token`; 409 `duplicate-email` when somebody took the new address meanwhile.
 */
export async function verifyAccount(deps: Deps, token: string): Promise<AccountType> {
  const { db, clock, sessions } = deps;
  try {
    return await db.transaction(async (tx) => {
      const row = await findMailedToken(tx, deps, token, ["verify", "verify-email"]);
      if (!row) throw invalid("invalid-token");
      const user = await tx
        .selectFrom("users")
        .selectAll()
        .where("id", "=", row.user_id)
        .where("deleted_at", "is", null)
        .forUpdate()
        .executeTakeFirst();
      if (!user) throw invalid("invalid-token");
      if (row.kind === "verify-email") {
        await completeEmailChange(tx, deps, user, row.email);
      } else {
        await tx
          .updateTable("users")
          .set({ verified_at: user.verified_at ?? clock.now() })
          .where("id", "=", user.id)
          .execute();
        await tx
          .updateTable("tokens")
          .set({ used_at: clock.now() })
          .where("id", "=", row.id)
          .execute();
      }
      await sessions.forget(tx, user.id);
      return user.type;
    });
  } catch (error) {
    if (violatedConstraint(error) === "users_one_per_email") throw conflict("duplicate-email");
    throw error;
  }
}
