import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { AllowedOrigins } from "../origins";
import { ApiError, invalidRequest } from "./apiError";
import type { ApiFault } from "./apiFaults";
import { keyKindOf, type ApiKeys } from "./apiKeys";
import { localeOf, said, type Locale } from "./cardTexts";
import { customerOperations } from "./customers";
import { parseForm, type FormTree } from "./formBody";
import { keepReply, keptReply, requestFingerprint } from "./idempotency";
import { newId } from "./ids";
import { API_VERSION, type KeptReply } from "./objects";
import type { KeyKind, Operation } from "./operation";
import { Params } from "./params";
import { paymentIntentOperations } from "./paymentIntents";
import { paymentMethodOperations } from "./paymentMethods";
import type { Processor } from "./processor";
import { refundOperations } from "./refunds";
import { render, renderError } from "./views";

type ApiOptions = {
  processor: Processor;
  keys: ApiKeys;
  /** What goes wrong, by the name of an operation, or by `*` for all. */
  faults: Map<string, ApiFault>;
  origins: AllowedOrigins;
};

type Answer = Pick<KeptReply, "status" | "body" | "requestId"> & { replayed?: boolean };

const operations: Operation[] = [
  ...customerOperations,
  ...paymentMethodOperations,
  ...paymentIntentOperations,
  ...refundOperations,
];

/** The names that faults can be switched on for. */
export const operationNames: readonly string[] = [...new Set(operations.map(({ name }) => name))];

const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

function sentText(request: FastifyRequest): string {
  const query = request.url.split("?")[1] ?? "";
  return typeof request.body === "string" && request.body !== "" ? request.body : query;
}

const sentKey = (request: FastifyRequest, form: FormTree): string | undefined => {
  const bearer = /^Bearer (\S+)$/.exec(request.headers.authorization ?? "")?.[1];
  return bearer ?? (typeof form["key"] === "string" ? form["key"] : undefined);
};

/** An answer's text, with what a person reads of it in their language. */
const written = (body: unknown, locale: Locale): string =>
  JSON.stringify(body, (name, value: unknown) =>
    name === "message" && typeof value === "string" ? said(value, locale) : value,
  );

function faultAnswer(kind: "503" | "429", locale: Locale, requestId: string): Answer {
  const error =
    kind === "503"
      ? { type: "api_error", message: "An error occurred while processing your request." }
      : {
          type: "invalid_request_error",
          code: "rate_limit",
          message: "Too many requests in a period of time.",
        };
  return { status: Number(kind), body: written({ error }, locale), requestId };
}

function send(reply: FastifyReply, answer: Answer, idempotencyKey: string | undefined) {
  reply.code(answer.status).header("request-id", answer.requestId);
  if (idempotencyKey !== undefined) reply.header("idempotency-key", idempotencyKey);
  if (answer.replayed) reply.header("idempotent-replayed", "true");
  return reply.type("application/json; charset=utf-8").send(answer.body);
}

function refusal(error: unknown, key: KeyKind, locale: Locale, requestId: string): Answer {
  if (!(error instanceof ApiError)) throw error;
  const body = written(renderError(error.body, key), locale);
  return { status: error.status, body, requestId };
}

/** The part of Stripe's HTTP API that the product uses, under `/v1`. */
export function registerApi(app: FastifyInstance, options: ApiOptions): void {
  answerOtherOrigins(app, options.origins);
  for (const operation of operations) {
    app.route<{ Params: { id?: string } }>({
      method: operation.method,
      url: operation.path,
      handler: async (request, reply) => {
        const fault = options.faults.get(operation.name) ?? options.faults.get("*");
        const locale = localeOf(header(request, "accept-language"));
        const met = fault ? await meetFault(fault, locale, reply) : null;
        if (met === "silence") return reply;
        const answer = met ?? perform(operation, request, locale, options);
        if (fault?.kind === "lost-reply") {
          reply.hijack();
          reply.raw.destroy();
          return reply;
        }
        return send(reply, answer, header(request, "idempotency-key"));
      },
    });
  }
}

/** Lets pages of the allowed origins call the API, as Stripe lets every page. */
function answerOtherOrigins(app: FastifyInstance, origins: ApiOptions["origins"]): void {
  app.addHook("onRequest", async (request, reply) => {
    if (!request.url.startsWith("/v1/")) return;
    reply.header("stripe-version", header(request, "stripe-version") ?? API_VERSION);
    const origin = header(request, "origin");
    reply.header("vary", "Origin, Accept-Language");
    if (!origins.allows(origin)) return;
    reply
      .header("access-control-allow-origin", origin)
      .header("access-control-expose-headers", "Request-Id")
      .header("access-control-allow-methods", "GET, POST")
      .header(
        "access-control-allow-headers",
        "Authorization, Content-Type, Idempotency-Key, Stripe-Version",
      )
      .header("access-control-max-age", "600");
  });
  app.options("/v1/*", async (_request, reply) => reply.code(204).send());
}

/** Runs the operation and keeps its effects together with its answer. */
function perform(
  operation: Operation,
  request: FastifyRequest<{ Params: { id?: string } }>,
  locale: Locale,
  { processor, keys }: Pick<ApiOptions, "processor" | "keys">,
): Answer {
  const requestId = newId("req");
  const text = sentText(request);
  const form = parseForm(text);
  let key: KeyKind = "publishable";
  const idempotencyKey =
    operation.method === "POST" ? header(request, "idempotency-key") : undefined;
  const fingerprint = requestFingerprint(request.url, text);
  let answer: Answer;
  try {
    key = keyKindOf(keys, sentKey(request, form), operation.keys);
    if (idempotencyKey !== undefined && idempotencyKey.length > 255) {
      throw invalidRequest("Idempotency keys may have up to 255 characters.");
    }
    const kept = idempotencyKey && keptReply(processor, `${key}:${idempotencyKey}`, fingerprint);
    if (kept) return { ...kept, replayed: true };
    processor.begin({ id: requestId, idempotency_key: idempotencyKey ?? null });
    const params = new Params(form);
    const { id = "" } = request.params;
    const record = operation.run({ processor, key, params, id });
    const shown = render(processor, record, key, params.list("expand"));
    answer = { status: 200, body: written(shown, locale), requestId };
  } catch (error) {
    answer = refusal(error, key, locale, requestId);
  }
  if (idempotencyKey)
    keepReply(processor, { ...answer, id: `${key}:${idempotencyKey}`, fingerprint });
  processor.settle();
  return answer;
}

/** Answers as the fault asks; null where the operation is to run all the same. */
async function meetFault(
  fault: ApiFault,
  locale: Locale,
  reply: FastifyReply,
): Promise<Answer | "silence" | null> {
  if (fault.kind === "503" || fault.kind === "429") {
    return faultAnswer(fault.kind, locale, newId("req"));
  }
  if (fault.kind === "delay") await sleep(fault.delayMs, undefined, { ref: false });
  if (fault.kind === "hang") {
    reply.hijack();
    return "silence";
  }
  if (fault.kind === "drop") {
    reply.hijack();
    reply.raw.destroy();
    return "silence";
  }
  return null;
}
