import type { FastifyRequest } from "fastify";
import { unauthorized } from "../errors";
import type { Session } from "../session/sessions";
import type { CurrentUser, Customer } from "./App";

/** The caller of a route that is not public. @throws Refusal 401 without one. */
export function currentUser(request: FastifyRequest): CurrentUser {
  if (!request.user) throw unauthorized();
  return request.user;
}

/** The caller of a route for consumers and agents. @throws Refusal 401 without one. */
export function currentCustomer(request: FastifyRequest): Customer {
  const { id, userType } = currentUser(request);
  if (userType === "operator") throw unauthorized();
  return { id, accountType: userType };
}

/** The caller's session. @throws Refusal 401 without one. */
export function currentSession(request: FastifyRequest): Session {
  if (!request.session) throw unauthorized();
  return request.session;
}
