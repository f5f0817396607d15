import type { FastifyRequest } from "fastify";
import type { Deps } from "../deps";
import type { App } from "../http/App";
import type { RequestTrace } from "../ports/tracing";

/** Traces every request but those that pages and watchers ask by themselves all the time. */
export function traceRequests(app: App, { tracing }: Pick<Deps, "tracing">): void {
  const traces = new WeakMap<FastifyRequest, RequestTrace>();
  app.addHook("onRequest", (request, reply, done) => {
    if (isUneventful(request)) return done();
    const trace = tracing.request({
      method: request.method,
      route: request.routeOptions.url ?? null,
      requestId: request.id,
      traceparent: traceparentOf(request),
    });
    traces.set(request, trace);
    reply.raw.once("close", () => trace.end(reply.raw.writableFinished ? reply.statusCode : null));
    trace.during(done);
  });
  // A body is read by callbacks of its connection, during which nothing is under way.
  app.addHook("preValidation", (request, _reply, done) => {
    const trace = traces.get(request);
    if (trace) trace.during(done);
    else done();
  });
}

const isUneventful = ({ routeOptions: { config, logLevel } }: FastifyRequest) =>
  config.background === true || logLevel === "warn";

/** Only what a proxy of ours says: a stranger's word would make its trace theirs. */
function traceparentOf({ ips = [], headers }: FastifyRequest): string | null {
  const { traceparent } = headers;
  return ips.length > 1 && typeof traceparent === "string" ? traceparent : null;
}
