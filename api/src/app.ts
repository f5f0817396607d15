import { randomUUID } from "node:crypto";
import compress from "@fastify/compress";
import helmet from "@fastify/helmet";
import swagger from "@fastify/swagger";
import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import fastify, { LogController, type FastifyRequest } from "fastify";
import type { Deps } from "./deps";
import { features } from "./features";
import { guardRoutes } from "./http/access";
import type { App } from "./http/App";
import { describeRoute } from "./http/describeRoute";
import { answerFrameworkError, handleErrors } from "./http/errorHandling";
import { parseJsonBody, parseQuery } from "./http/strictInput";
import { validatorCompiler } from "./http/validation";

const BODY_LIMIT_BYTES = 1_048_576;

/** Builds the server from what it works with. Opens no port; `close()` leaves the deps open. */
export async function buildApp(deps: Deps): Promise<App> {
  const { config } = deps;
  const app: App = fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: BODY_LIMIT_BYTES,
    exposeHeadRoutes: false,
    requestTimeout: config.requestTimeoutMs,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: "idle",
    http: { headersTimeout: 15_000, maxHeaderSize: 16_384 },
    routerOptions: {
      querystringParser: parseQuery,
      maxParamLength: 100,
      ignoreTrailingSlash: false,
    },
    frameworkErrors: answerFrameworkError,
    clientErrorHandler(error, socket) {
      if (!socket.writable) return;
      const status =
        error.code === "HPE_HEADER_OVERFLOW"
          ? "431 Request Header Fields Too Large"
          : error.code === "ERR_HTTP_REQUEST_TIMEOUT"
            ? "408 Request Timeout"
            : "400 Bad Request";
      socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
    },
  }).withTypeProvider<TypeBoxTypeProvider>();
  app.server.maxConnections = config.maxConnections;

  app.setValidatorCompiler(validatorCompiler);
  handleErrors(app);

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/json",
    { parseAs: "buffer" },
    async (request: FastifyRequest, body: Buffer | string) => {
      const bytes = typeof body === "string" ? Buffer.from(body) : body;
      if (request.routeOptions.config.rawBody) request.rawBody = bytes;
      return parseJsonBody(bytes);
    },
  );

  await app.register(compress, { threshold: 1_024, encodings: ["br", "gzip"] });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginOpenerPolicy: { policy: "same-origin" },
    referrerPolicy: { policy: "no-referrer" },
    strictTransportSecurity: config.publicOrigin.startsWith("https://")
      ? { maxAge: 31_536_000, includeSubDomains: true }
      : false,
  });
  app.addHook("onRequest", async (request, reply) => {
    reply.header("cache-control", "no-store").header("x-request-id", request.id);
  });
  app.addHook("onResponse", async (request, reply) => {
    request.log.info(
      { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      "answered",
    );
  });
  guardRoutes(app, deps);

  await app.register(swagger, {
    transform: describeRoute,
    openapi: {
      openapi: "3.1.0",
      info: { title: "Quotehaven API", version: "1.0.0" },
      components: { securitySchemes: { sid: { type: "apiKey", in: "query", name: "sid" } } },
    },
  });
  if (config.apiDocs) {
    const { default: swaggerUi } = await import("@fastify/swagger-ui");
    await app.register(swaggerUi, { routePrefix: "/api/docs", staticCSP: true });
  }

  await app.register(
    async (api) => {
      for (const routes of features)
        await routes(api.withTypeProvider<TypeBoxTypeProvider>(), deps);
    },
    { prefix: "/api" },
  );
  await app.ready();
  return app;
}
