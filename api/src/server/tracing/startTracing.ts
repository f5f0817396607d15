import { setTimeout as sleep } from "node:timers/promises";
import { context, propagation, trace } from "@opentelemetry/api";
import type { SpanExporter } from "@opentelemetry/sdk-trace-node";
import type { Deps } from "../../deps";
import type { Config } from "../settings/config";

/** What is not told by then when the process ends, is not told. */
const LAST_WORDS_MS = 1_000;

/**
 * Tells spans by OTLP over HTTP from now on, in batches and in the background: 2048 wait at most, and what is
 * more is dropped. How much is told, how often, and with which headers is what OpenTelemetry's own environment
 * variables say. Its SDK is loaded by whoever calls this, and nobody else.
 *
 * @returns its end, which tells what is left, as far as that is possible in a second
 */
export async function startTracing(
  { url, serviceName }: NonNullable<Config["traces"]>,
  log: Deps["log"],
): Promise<() => Promise<void>> {
  const { ExportResultCode } = await import("@opentelemetry/core");
  const { OTLPTraceExporter } = await import("@opentelemetry/exporter-trace-otlp-proto");
  const { BatchSpanProcessor, NodeTracerProvider } = await import("@opentelemetry/sdk-trace-node");
  const { defaultResource, detectResources, resourceFromAttributes, ...detectors } =
    await import("@opentelemetry/resources");

  const { envDetector, serviceInstanceIdDetector } = detectors;
  const resource = defaultResource()
    .merge(detectResources({ detectors: [envDetector, serviceInstanceIdDetector] }))
    .merge(resourceFromAttributes({ "service.name": serviceName }));
  const exporter = tellingFailures(new OTLPTraceExporter({ url }), ExportResultCode.SUCCESS, log);
  const provider = new NodeTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  return async () => {
    for (const api of [trace, context, propagation]) api.disable();
    const told = provider.shutdown().catch((error: unknown) => {
      log.warn({ err: error }, "the last traces could not be delivered");
    });
    await Promise.race([told, sleep(LAST_WORDS_MS, undefined, { ref: false })]);
  };
}

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
