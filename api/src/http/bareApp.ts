import { randomUUID } from "node:crypto";
import { createServer, Server, type RequestListener } from "node:http";
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
/** How long after its port is closed a server waits for the requests of those who had connected. */
const LAST_REQUESTS_MS = 300;
/** A turn of Node's loop in which hardly anything is done; how many longer ones are waited through for one. */
const SHORT_TURN_MS = 0.2;
const BUSY_TURNS = 100;

/**
 * Once Node has just looked at a server's connections, and heard whoever the system had connected and what had
 * come: these would be cut off, and a proxy does not ask another what they may have heard.
 *
 * @param taken how many connections the server has taken in, which is one in a turn: where it took one, others may wait
 */
function afterLook(taken: () => number, work: () => void, turns = BUSY_TURNS): void {
  // From the end of one turn to the end of the next there is one look; of a short one it is a moment ago.
  setImmediate(() => {
    const began = performance.now();
    const before = taken();
    setImmediate(() => {
      const isQuiet = taken() === before && performance.now() - began < SHORT_TURN_MS;
      if (isQuiet || turns === 0) work();
      else afterLook(taken, work, turns - 1);
    });
  });
}

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
    let taken = 0;
    server.on("connection", () => (taken += 1));
    const afterItsLook = (work: () => void) => afterLook(() => taken, work);
    // Who has just connected is about to ask; a proxy does not ask another what may have been heard.
    server.closeIdleConnections = () => {
      const close = () => Server.prototype.closeIdleConnections.call(server);
      setTimeout(() => afterItsLook(close), LAST_REQUESTS_MS).unref();
    };
    server.close = (done) => {
      afterItsLook(() => Server.prototype.close.call(server, done));
      return server;
    };
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
