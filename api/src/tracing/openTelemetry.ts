import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import type { Span } from "@opentelemetry/api";
import type { SpanExporter } from "@opentelemetry/sdk-trace-base";
import type { Config } from "../config";
import { sqlState } from "../database";
import type { Deps } from "../deps";
import type { Tracing } from "../ports/tracing";
import { statementName } from "./statementName";

/** What is not told by then when the process ends, is not told. */
const LAST_WORDS_MS = 1_000;

/**
 * Tells traces by OTLP over HTTP, in batches and in the background: 2048 steps wait at most, and what is more is
 * dropped. Nothing of it is global, and no module is changed: steps are where this product makes them.
 *
 * How much is told, how often, and with which headers is what OpenTelemetry's own environment variables say. Its
 * packages are loaded by whoever calls this, and nobody else.
 */
export async function createOpenTelemetry(
  { url, serviceName }: NonNullable<Config["traces"]>,
  log: Deps["log"],
): Promise<Tracing> {
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } = await import("@opentelemetry/api");
  const { ExportResultCode, parseTraceParent } = await import("@opentelemetry/core");
  const { OTLPTraceExporter } = await import("@opentelemetry/exporter-trace-otlp-proto");
  const { BasicTracerProvider, BatchSpanProcessor } = await import("@opentelemetry/sdk-trace-base");
  const { defaultResource, detectResources, resourceFromAttributes, ...detectors } =
    await import("@opentelemetry/resources");

  const { envDetector, serviceInstanceIdDetector } = detectors;
  const resource = defaultResource()
    .merge(detectResources({ detectors: [envDetector, serviceInstanceIdDetector] }))
    .merge(resourceFromAttributes({ "service.name": serviceName }));
  const exporter = tellingFailures(new OTLPTraceExporter({ url }), ExportResultCode.SUCCESS, log);
  const provider = new BasicTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer("quotehaven");
  // A context of our own: from its first use on, each promise costs a little more.
  const underWay = new AsyncLocalStorage<Span>();
  const fail = (span: Span, type: string) =>
    span.setAttribute("error.type", type).setStatus({ code: SpanStatusCode.ERROR });
  const contextOf = (parent: Span | undefined) =>
    parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT;

  return {
    request({ method, route, requestId, traceparent }) {
      const begun = traceparent === null ? null : parseTraceParent(traceparent);
      const span = tracer.startSpan(
        route === null ? method : `${method} ${route}`,
        {
          kind: SpanKind.SERVER,
          attributes: {
            "http.request.method": method,
            ...(route !== null && { "http.route": route }),
            "quotehaven.request_id": requestId,
          },
        },
        contextOf(begun ? trace.wrapSpanContext({ ...begun, isRemote: true }) : undefined),
      );
      return {
        during: (next) => underWay.run(span, next),
        end(status) {
          if (status === null) fail(span, "aborted");
          else span.setAttribute("http.response.status_code", status);
          if (status !== null && status >= 500) fail(span, String(status));
          span.end();
        },
      };
    },

    async step(name, { asking, facts }, work) {
      const span = tracer.startSpan(
        name,
        { kind: asking ? SpanKind.CLIENT : SpanKind.INTERNAL, attributes: facts },
        contextOf(underWay.getStore()),
      );
      try {
        return await underWay.run(span, work);
      } catch (error) {
        fail(span, typeOf(error));
        throw error;
      } finally {
        span.end();
      }
    },

    apart: (work) => underWay.exit(work),

    statement({ text, tookMs, error }) {
      const parent = underWay.getStore();
      if (!parent?.isRecording()) return;
      const name = statementName(text);
      const span = tracer.startSpan(
        name,
        {
          kind: SpanKind.CLIENT,
          startTime: Date.now() - tookMs,
          attributes: {
            "db.system.name": "postgresql",
            "db.query.summary": name,
            "db.query.text": text,
          },
        },
        contextOf(parent),
      );
      if (error !== undefined) fail(span, typeOf(error));
      span.end();
    },

    async close() {
      const told = provider.shutdown().catch((error: unknown) => {
        log.warn({ err: error }, "the last traces could not be delivered");
      });
      await Promise.race([told, sleep(LAST_WORDS_MS, undefined, { ref: false })]);
    },
  };
}

/** Never its message: that may repeat what was sent. */
const typeOf = (error: unknown): string =>
  sqlState(error) ?? (error instanceof Error ? error.name : typeof error);

/** Says once in the log that nobody takes the traces, and once that somebody does again. */
function tellingFailures(exporter: SpanExporter, success: number, log: Deps["log"]): SpanExporter {
  let isFailing = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const hasFailed = Number(result.code) !== success;
        if (hasFailed && !isFailing) log.warn({ err: result.error }, "traces cannot be delivered");
        if (!hasFailed && isFailing) log.info("traces are delivered again");
        isFailing = hasFailed;
        done(result);
      });
    },
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}
