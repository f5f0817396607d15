import type { LoginReply } from "@quotehaven/contract/schemas";
import { homePath, type Role } from "@quotehaven/platform";
import { isRedirectAllowed } from "@quotehaven/platform/shell";

/**
 * Where a person goes after signing in (SES-3): to the remembered destination of their own area,
 * else to the screen there that the server names (a consumer's unfinished application, a complete
 * agent's leads), else to its beginning.
 */
export function afterSignIn(
  role: Role,
  redirect: LoginReply["redirect"],
  remembered: string | null,
): string {
  if (isRedirectAllowed(remembered, role)) return remembered;
  const home = homePath(role);
  return redirect ? `${home}/${redirect}` : home;
}
