import type { LoginReply } from "@quotehaven/contract/schemas";
import { homePath, type UserType } from "@quotehaven/platform";
import { mayBeLedTo, readerOfType } from "@quotehaven/platform/shell";

/**
 * Where a person goes after signing in (SES-3): to the remembered destination of their own area,
 * else to the screen there that the server names (a consumer's unfinished application, a complete
 * agent's leads), else to its beginning.
 */
export function afterSignIn(
  userType: UserType,
  redirect: LoginReply["redirect"],
  remembered: string | null,
): string {
  if (mayBeLedTo(remembered, readerOfType(userType))) return remembered;
  const home = homePath(userType);
  return redirect ? `${home}/${redirect}` : home;
}
