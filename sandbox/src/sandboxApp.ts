import Fastify, { type FastifyInstance } from "fastify";
import { ApiError, type ApiErrorBody } from "./cardProcessor/apiError";
import type { ApiFault } from "./cardProcessor/apiFaults";
import { registerApi } from "./cardProcessor/apiRoutes";
import { registerBrowser } from "./cardProcessor/browserRoutes";
import type { Processor } from "./cardProcessor/processor";
import type { Webhooks } from "./cardProcessor/webhooks";
import { registerFaults } from "./faults/faultRoutes";
import type { Mail } from "./mailbox/mail";
import { registerMailbox } from "./mailbox/mailboxRoutes";
import type { SmtpReceiver } from "./mailbox/smtpReceiver";
import { allowedOrigins, isOwnHost } from "./origins";
import { registerAssets } from "./pages/assetRoutes";
import type { Collection } from "./store/store";

type AppOptions = {
  publishableKey: string;
  secretKey: string;
  allowedOrigins?: string[];
  name?: string;
  processor: Processor;
  webhooks: Webhooks;
  smtp: SmtpReceiver;
  mails: Collection<Mail>;
};

const errorBody = (body: ApiErrorBody) => ({ error: body });

function bodyOf(error: unknown): { status: number; body: ApiErrorBody } {
  if (error instanceof ApiError) return { status: error.status, body: error.body };
  const status =
    error instanceof Error && "statusCode" in error && typeof error.statusCode === "number"
      ? error.statusCode
      : 500;
  if (status < 500 && error instanceof Error) {
    return { status, body: { type: "invalid_request_error", message: error.message } };
  }
  return {
    status: 500,
    body: { type: "api_error", message: "The sandbox failed on this request." },
  };
}

/** The sandbox's HTTP side; listens nowhere yet. */
export function createSandboxApp(options: AppOptions): FastifyInstance {
  const app = Fastify({
    bodyLimit: 256 * 1024,
    forceCloseConnections: true,
    logger: false,
    requestTimeout: 30_000,
  });
  app.removeContentTypeParser("text/plain");
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => done(null, body),
  );

  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-content-type-options", "nosniff").header("referrer-policy", "no-referrer");
    if (!isOwnHost(request.headers.host, options.name)) {
      return reply.code(421).type("text/plain").send("This sandbox answers to its own names only.");
    }
  });

  app.setErrorHandler((error, _request, reply) => {
    const { status, body } = bodyOf(error);
    return reply.code(status).send(errorBody(body));
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?")[0] ?? "";
    return reply.code(404).send(
      errorBody({
        type: "invalid_request_error",
        message: `Unrecognized request URL (${request.method}: ${path}).`,
      }),
    );
  });

  const { processor, webhooks, smtp, mails } = options;
  const faults = new Map<string, ApiFault>();
  const origins = allowedOrigins(options.allowedOrigins);
  const keys = { publishableKey: options.publishableKey, secretKey: options.secretKey };
  registerApi(app, { processor, keys, faults, origins });
  registerAssets(app);
  registerBrowser(app, { processor, origins });
  registerMailbox(app, mails);
  registerFaults(app, { processor, faults, webhooks, smtp });
  app.get("/", async (_request, reply) => reply.redirect("/mailbox"));
  app.get("/health", async () => ({ ok: true }));
  return app;
}
