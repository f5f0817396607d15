import type { LoginReply } from "@quotehaven/contract/schemas";
import type { UserType } from "@quotehaven/platform";

/** The root of a user's own area. */
export function profilePath(userType: UserType | null): string {
  return userType === 2 ? "/agent/profile" : "/profile";
}

/** Whether a remembered destination is of this user's own side. */
function isOwnPath(path: string, userType: UserType): boolean {
  const isConsumerPath = /^\/profile(?:[/?#]|$)/.test(path);
  return userType === 1 ? isConsumerPath : !isConsumerPath;
}

/**
 * Where a person goes after signing in (SES-3): to the remembered destination,
 * else to the work the server knows of (a consumer's unfinished application, a complete agent's
 * leads), else to the profile.
 */
export function afterSignIn(
  userType: UserType,
  redirect: LoginReply["redirect"],
  remembered: string | null,
): string {
  if (remembered && isOwnPath(remembered, userType)) return remembered;
  if (userType === 1 && redirect === "application") return "/profile/application";
  if (userType === 2 && redirect === "leads") return "/agent/profile/leads";
  return profilePath(userType);
}
