import type { Role } from "../rules/roles";

/** Below this path of its own the shell leads mailed links on: it knows where areas lie today. */
export const MAILED_LINKS = "/go";

/** The shell's page on which one press stops mails of new leads. */
export const STOP_LEAD_MAILS = "/stop-lead-emails";

/** The shell's path that leads on with a registration, by way of the consumers' landing. */
export const CONTINUE_REGISTRATION = "/continue-registration";

/**
 * A link to a screen of a role's own area, by way of the landing where they sign in. It names no
 * prefix, so it still leads there when the area has moved.
 *
 * @example screenLink("agent", "leads/all") // "/go/agent/leads/all"
 */
export function screenLink(role: Role, screen: string): string {
  return `${MAILED_LINKS}/${role}/${screen}`;
}

/** A link to the sign-in of a role. */
export function signInLink(role: Role): string {
  return `${MAILED_LINKS}/${role}`;
}
