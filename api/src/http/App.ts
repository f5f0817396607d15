import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from "fastify";
import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import type { HumanAction } from "@quotehaven/contract/schemas";
import type { AccountType } from "@quotehaven/contract/wire";
import type { Session } from "../session/sessions";

/**
 * Who may call a route: anyone, anyone signed in ("session"), a consumer or an agent ("user"), or one
 * role. To whoever is no operator, a route of operators is not there.
 */
export type Access = "public" | "session" | "user" | "consumer" | "agent" | "operator";

/** A consumer or an agent who is calling. */
export type Customer = { id: number; accountType: AccountType };

declare module "fastify" {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges
  interface FastifyContextConfig {
    /** Required on every route under /api. */
    access?: Access;
    /** The route needs a human verification token made for this action. */
    human?: HumanAction;
    /** Calls the browser makes on its own: no activity of the person. */
    background?: true;
    /** The published description does not name it. */
    isUnlisted?: true;
    /** Keeps the body's bytes in `request.rawBody`. */
    rawBody?: true;
  }
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges
  interface FastifyRequest {
    session: Session | null;
    rawBody: Buffer | null;
  }
}

/** The server, typed by the contract's schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression<RawServerDefault>,
  RawReplyDefaultExpression<RawServerDefault>,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;
