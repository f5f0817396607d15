import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span,
} from "@opentelemetry/api";
import type { FastifyRequest } from "fastify";
import { sqlState, type EndedStatement } from "../../database";
import type { App } from "../App";
import { statementName } from "./statementName";

// Spans go to whoever `startTracing` registered; without it they are nothing, and cost next to nothing.
const tracer = () => trace.getTracer("quotehaven");

const fail = (span: Span, type: string) =>
  span.setAttribute("error.type", type).setStatus({ code: SpanStatusCode.ERROR });

/** Never its message: that may repeat what was sent. */
const typeOf = (error: unknown): string =>
  sqlState(error) ?? (error instanceof Error ? error.name : typeof error);

/**
 * Does work as a span of what is under way, or by itself; `asking` another service. `facts` never say what
 * somebody typed or sent, nor who they are.
 */
export function inSpan<T>(
  name: string,
  { asking, facts }: { asking?: true; facts?: Readonly<Record<string, string | number>> },
  work: () => Promise<T>,
): Promise<T> {
  const kind = asking ? SpanKind.CLIENT : SpanKind.INTERNAL;
  return tracer().startActiveSpan(name, { kind, attributes: facts }, async (span) => {
    try {
      return await work();
    } catch (error) {
      fail(span, typeOf(error));
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Does what is no part of what is under way, though that woke it. */
export const apart = (work: () => void): void => context.with(ROOT_CONTEXT, work);

/** Adds a statement that ended just now to what is under way; without anything under way it is not told. */
export function traceStatement({ text, tookMs, error }: EndedStatement): void {
  if (!trace.getActiveSpan()?.isRecording()) return;
  const name = statementName(text);
  const span = tracer().startSpan(name, {
    kind: SpanKind.CLIENT,
    startTime: Date.now() - tookMs,
    attributes: {
      "db.system.name": "postgresql",
      "db.query.summary": name,
      "db.query.text": text,
    },
  });
  if (error !== undefined) fail(span, typeOf(error));
  span.end();
}

/**
 * Traces every request but those that pages and watchers ask by themselves all the time. `@fastify/otel`
 * tells whole addresses, with what is searched for and who asks, and the messages of errors.
 */
export function traceRequests(app: App): void {
  const contexts = new WeakMap<FastifyRequest, typeof ROOT_CONTEXT>();
  app.addHook("onRequest", (request, reply, done) => {
    if (isUneventful(request)) return done();
    const { method, id } = request;
    const { url: route } = request.routeOptions;
    const begunByProxy = propagation.extract(ROOT_CONTEXT, headersOfProxy(request));
    const span = tracer().startSpan(
      route === undefined ? method : `${method} ${route}`,
      {
        kind: SpanKind.SERVER,
        attributes: {
          "http.request.method": method,
          ...(route !== undefined && { "http.route": route }),
          "quotehaven.request_id": id,
        },
      },
      begunByProxy,
    );
    reply.raw.once("close", () => {
      const status = reply.raw.writableFinished ? reply.statusCode : null;
      if (status === null) fail(span, "aborted");
      else span.setAttribute("http.response.status_code", status);
      if (status !== null && status >= 500) fail(span, String(status));
      span.end();
    });
    const underWay = trace.setSpan(begunByProxy, span);
    contexts.set(request, underWay);
    context.with(underWay, done);
  });
  // A body is read by callbacks of its connection, during which nothing is under way.
  app.addHook("preValidation", (request, _reply, done) => {
    context.with(contexts.get(request) ?? context.active(), done);
  });
}

const isUneventful = ({ routeOptions: { config, logLevel } }: FastifyRequest) =>
  config.background === true || logLevel === "warn";

/** Only what a proxy of ours says: a stranger's word would make its trace theirs. */
const headersOfProxy = ({ ips = [], headers }: FastifyRequest) => (ips.length > 1 ? headers : {});
