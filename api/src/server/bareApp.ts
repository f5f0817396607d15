import { randomUUID } from "node:crypto";
import compress from "@fastify/compress";
import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import fastify, { LogController, type FastifyReply, type FastifyRequest } from "fastify";
import type { Deps } from "../deps";
import type { App } from "./App";
import { refuseUnreadable, safeHeaders } from "./beforeRoutes";
import { answerFrameworkError, handleErrors } from "./errorHandling";
import { limitedServer } from "./limitedServer";
import { parseJsonBody, parseQuery } from "./input/strictInput";
import { validatorCompiler } from "./input/validation";
import { serializerCompiler } from "./serialization";

const BODY_LIMIT_BYTES = 1_048_576;

/**
 * A server without a route: what every request meets, whoever answers it. Limits of time and size,
 * headers of every reply, JSON alone, errors as the contract has them, and one line in the log.
 */
export async function bareApp({ config, log }: Pick<Deps, "config" | "log">): Promise<App> {
  const giveSafeHeaders = safeHeaders(config);
  const app: App = fastify({
    // A server for each address: a host of two (localhost) has two.
    serverFactory: (own) => limitedServer(config, own),
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: BODY_LIMIT_BYTES,
    exposeHeadRoutes: false,
    forceCloseConnections: "idle",
    return503OnClosing: false,
    routerOptions: {
      querystringParser: parseQuery,
      maxParamLength: 100,
      ignoreTrailingSlash: false,
    },
    frameworkErrors: answerFrameworkError(giveSafeHeaders),
    clientErrorHandler: refuseUnreadable,
  }).withTypeProvider<TypeBoxTypeProvider>();

  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  handleErrors(app);

  app.decorateRequest("rawBody", null);
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
    reply.header("cache-control", "no-store").header("x-request-id", request.id);
    giveSafeHeaders(request.raw, reply.raw, () => done());
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
