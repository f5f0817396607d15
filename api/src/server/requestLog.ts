import type { FastifyReply, FastifyRequest } from "fastify";
import { sqlState, violatedConstraint } from "../database";

/**
 * What a log may say of an error: where it happened, never what was sent. Messages of the
 * database repeat values, so of those only the code and the constraint are kept.
 */
export function loggableError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const isFromDatabase = /^[0-9A-Z]{5}$/.test(sqlState(error) ?? "");
  return {
    type: error.name,
    message: isFromDatabase ? undefined : error.message,
    code: sqlState(error),
    constraint: violatedConstraint(error),
    stack: (error.stack ?? "")
      .split("\n")
      .filter((line) => /^\s+at /.test(line))
      .join("\n"),
    ...(error.cause instanceof Error ? { cause: loggableError(error.cause) } : {}),
  };
}

/** Log serializers: a request is its method and route, never its address (it holds the sid). */
export const logSerializers = {
  req: (request: FastifyRequest) => ({
    method: request.method,
    route: request.routeOptions?.url ?? "unknown",
  }),
  res: (reply: FastifyReply) => ({ status: reply.statusCode }),
  err: loggableError,
};
