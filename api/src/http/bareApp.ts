import { randomUUID } from "node:crypto";
import { createServer, type RequestListener, type Server } from "node:http";
import compress from "@fastify/compress";
import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import fastify, { LogController, type FastifyReply, type FastifyRequest } from "fastify";
import type { Deps } from "../deps";
import type { App } from "./App";
import { refuseUnreadable, safeHeaders } from "./beforeRoutes";
import { answerFrameworkError, handleErrors } from "./errorHandling";
import { parseJsonBody, parseQuery } from "./strictInput";
import { validatorCompiler } from "./validation";

const BODY_LIMIT_BYTES = 1_048_576;
const HEADERS_TIMEOUT_MS = 15_000;
/** How often is looked for who takes too long. */
const TIMEOUTS_EVERY_MS = 5_000;
const KEEP_ALIVE_TIMEOUT_MS = 72_000;
const CONNECTION_TIMEOUT_MS = 60_000;

/**
 * A server without a route: what every request meets, whoever answers it. Limits of time and size,
 * headers of every reply, JSON alone, errors as the contract has them, and one line in the log.
 */
export async function bareApp(
  { config, log }: Pick<Deps, "config" | "log">,
  {
    through = (own) => own,
    isReadyAtOnce = false,
  }: {
    /** Lets requests go elsewhere than to this server's own routes. */
    through?: (own: RequestListener) => RequestListener;
    /** Compiles what replies are written with now, half a second for all routes, and not with the first of each. */
    isReadyAtOnce?: boolean;
  } = {},
): Promise<App> {
  // A server for each address: a host of two (localhost) has two.
  function limitedServer(own: RequestListener): Server {
    const server = createServer(
      {
        requestTimeout: config.requestTimeoutMs,
        headersTimeout: Math.min(HEADERS_TIMEOUT_MS, config.requestTimeoutMs),
        connectionsCheckingInterval: TIMEOUTS_EVERY_MS,
        keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
        maxHeaderSize: 16_384,
      },
      through(own),
    );
    server.setTimeout(CONNECTION_TIMEOUT_MS);
    server.maxConnections = config.maxConnections;
    return server;
  }

  const headers = safeHeaders(config);
  const app: App = fastify({
    serverFactory: limitedServer,
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: BODY_LIMIT_BYTES,
    serializerOpts: { compileValidators: isReadyAtOnce, ajv: { code: { optimize: false } } },
    exposeHeadRoutes: false,
    forceCloseConnections: "idle",
    return503OnClosing: false,
    routerOptions: {
      querystringParser: parseQuery,
      maxParamLength: 100,
      ignoreTrailingSlash: false,
    },
    frameworkErrors: answerFrameworkError(headers),
    clientErrorHandler: refuseUnreadable,
  }).withTypeProvider<TypeBoxTypeProvider>();

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
  // Hooks that wait for nothing are called back, which takes less than a promise each.
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(headers).header("cache-control", "no-store").header("x-request-id", request.id);
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    if (!isUneventful(request, reply)) {
      request.log.info(
        { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
        "answered",
      );
    }
    done();
  });
  return app;
}

/** What pages ask by themselves all the time is counted, and told only where it was refused. */
const isUneventful = ({ routeOptions }: FastifyRequest, { statusCode }: FastifyReply) =>
  routeOptions.config.background === true && statusCode < 400;
