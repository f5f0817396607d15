import type { FastifyRequest } from "fastify";
import { unauthorized } from "../../server/errors";
import type { Session } from "./sessions";
import type { Customer } from "./access";

/** The caller of a route that is not public. @throws Refusal 401 without one. */
export function currentUser({ session }: FastifyRequest): Session {
  if (!session) throw unauthorized();
  return session;
}

/** The caller of a route for consumers and agents. @throws Refusal 401 without one. */
export function currentCustomer(request: FastifyRequest): Customer {
  const { id, role } = currentUser(request);
  if (role === "operator") throw unauthorized();
  return { id, role };
}
