import type { ErrorCode } from "@quotehaven/contract/rules";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { isUnavailable } from "../database";
import type { safeHeaders } from "./beforeRoutes";
import { badRequest, busy, Refusal, sentenceOf } from "./errors";
import type { App } from "./App";
import { languageOf } from "./language";

const codesByStatus: Partial<Record<number, ErrorCode>> = {
  400: "malformed",
  404: "not-found",
  408: "timeout",
  413: "too-large",
  414: "too-large",
  415: "not-json",
  503: "busy",
};

/** Turns every failure into the contract's error reply; what went wrong inside stays inside. */
export function handleErrors(app: App): void {
  app.setErrorHandler((error: unknown, request, reply) => {
    // Whoever gave up sending waits for no answer, and nothing of ours went wrong.
    const refusal = request.raw.readableAborted ? badRequest() : refusalOf(error);
    // What was refused on purpose (busy, starting) has its line as an answer already.
    if (refusal.status >= 500 && refusal !== error) {
      request.log.error({ err: error, req: request }, "request failed");
    }
    return sendRefusal(reply, refusal);
  });
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, new Refusal(404, ["not-found"])));
}

/**
 * Answers failures before there is a route, such as an address that cannot be decoded. No hook runs
 * for these, so they are given the headers that hooks give to all others.
 */
export function answerFrameworkError(giveSafeHeaders: ReturnType<typeof safeHeaders>) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    giveSafeHeaders(request.raw, reply.raw, () => void sendRefusal(reply, refusalOf(error)));
  };
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isUnavailable(error)) return busy();
  const status =
    error instanceof Error && "statusCode" in error && typeof error.statusCode === "number"
      ? error.statusCode
      : 500;
  const code = codesByStatus[status];
  return code ? new Refusal(status, [code]) : new Refusal(500, ["internal"]);
}

function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal.retryAfterSeconds !== undefined) {
    reply.header("retry-after", String(refusal.retryAfterSeconds));
  }
  return reply
    .code(refusal.status)
    .header("x-request-id", reply.request.id)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .serializer(JSON.stringify)
    .send({
      message: sentenceOf(refusal.codes, languageOf(reply.request)),
      data: refusal.codes,
      ...(refusal.fields && { fields: refusal.fields }),
    });
}
