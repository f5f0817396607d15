import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from "fastify";
import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";

declare module "fastify" {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges
  interface FastifyContextConfig {
    /** Calls the browser makes on its own: no activity of the person. */
    background?: true;
    /** The published description does not name it. */
    isUnlisted?: true;
    /** Keeps the body's bytes in `request.rawBody`. */
    rawBody?: true;
  }
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges
  interface FastifyRequest {
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
