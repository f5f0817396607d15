import { createHash } from "node:crypto";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import Negotiator from "negotiator";
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import {
  readSite,
  securityHeaders,
  siteFileTypes,
  type ForeignOrigins,
  type ReleaseStore,
  type Site,
  type SitePage,
} from "@quotehaven/release";

type SiteOptions = {
  store: ReleaseStore;
  /** Parties besides us that pages may use: the card provider, a human verifier. */
  foreign: ForeignOrigins[];
  /** Whether people reach the site over TLS, so that browsers are asked to insist on it. */
  isSecure: boolean;
};

/**
 * Serves a release store: builds for ever, pages always asked for again, every page with the
 * security headers. Opens no port.
 */
export async function siteApp({ store, foreign, isSecure }: SiteOptions) {
  const app = fastify({
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 500 },
    // An address that cannot be decoded never reaches the hooks below, and would be repeated.
    frameworkErrors: (_error, _request, reply) =>
      void setHeaders(reply).then(
        () => notFound(reply),
        (error: unknown) => sendFailure(reply, error),
      ),
  });
  const site = readSite(store, (error) =>
    console.error("The release registry cannot be read; what was live stays so.", error),
  );

  async function setHeaders(reply: FastifyReply) {
    const { policy } = await site();
    void reply.headers(securityHeaders({ foreign, live: policy, isSecure }));
  }

  app.addHook("onRequest", async (request, reply) => {
    await setHeaders(reply);
    if (isStrange(request.raw.url ?? "")) return notFound(reply);
  });
  app.setErrorHandler((error, _request, reply) => sendFailure(reply, error));
  app.setNotFoundHandler((_request, reply) => notFound(reply));

  await app.register(fastifyStatic, { root: join(store.root, "builds"), ...immutableFiles });
  servePages(app, site);
  await app.ready();
  return app;
}

/** The server of the released pages. */
export type SiteApp = FastifyInstance;

const immutableFiles = {
  prefix: "/assets/",
  index: false,
  decorateReply: false,
  dotfiles: "deny",
  preCompressed: true,
  cacheControl: true,
  immutable: true,
  maxAge: "365d",
} as const;

/** Serves the live revision: its number, what machines ask for, and every page. */
function servePages(app: SiteApp, site: () => Promise<Site>): void {
  app.get("/releases.json", async (request, reply) => {
    const { revision, releases } = await site();
    const known = (await releases()) ?? Buffer.from(JSON.stringify({ revision }));
    void reply.type("application/json").header("cache-control", "no-cache");
    if (isKnown(request, reply, known)) return reply.code(304).send();
    return reply.send(known);
  });
  for (const [path, type] of Object.entries(siteFileTypes)) {
    app.get(path, async (_request, reply) => {
      const file = await (await site()).file(path);
      if (!file) return notFound(reply);
      return reply.header("cache-control", "no-cache").type(type).send(file);
    });
  }
  app.get("/*", async (request, reply) => {
    const path = request.url.replace(/[?#].*/s, "").replace(/(?<=[^/])\/+$/, "");
    const page = await (await site()).page(path);
    if (!page) return notFound(reply);
    return sendPage(request, reply, page);
  });
}

function notFound(reply: FastifyReply) {
  return reply
    .code(404)
    .header("cache-control", "no-store")
    .type("text/plain; charset=utf-8")
    .send("Not found");
}

function sendFailure(reply: FastifyReply, error: unknown) {
  const status = statusOf(error);
  return reply
    .code(status)
    .type("text/plain")
    .send(status < 500 ? "Not found" : "Try again");
}

/** Traversal, dotfiles, backslashes, control characters, doubled slashes: nothing of ours. */
function isStrange(url: string): boolean {
  const path = url.replace(/[?#].*/s, "");
  let plain: string;
  try {
    plain = decodeURIComponent(path);
  } catch {
    return true;
  }
  // eslint-disable-next-line no-control-regex -- they are what is looked for
  return !plain.startsWith("/") || /\/\.|\/\/|\\|[\u0000-\u001f]|%/.test(plain);
}

/** Names the bytes to the browser; gives whether it has them already. */
function isKnown(request: FastifyRequest, reply: FastifyReply, bytes: Buffer): boolean {
  const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
  void reply.header("etag", etag);
  return request.headers["if-none-match"] === etag;
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: SitePage) {
  void reply
    .type("text/html; charset=utf-8")
    .header("cache-control", "no-cache")
    .header("vary", "Accept-Encoding");
  if (isKnown(request, reply, page.html)) return reply.code(304).send();
  const accepted = new Negotiator(request.raw).encodings(["br", "gzip", "identity"]);
  if (page.br && accepted.includes("br")) {
    return reply.header("content-encoding", "br").send(page.br);
  }
  if (page.gz && accepted.includes("gzip")) {
    return reply.header("content-encoding", "gzip").send(page.gz);
  }
  return reply.send(page.html);
}

function statusOf(error: unknown): number {
  const hasStatus = typeof error === "object" && error !== null && "statusCode" in error;
  return hasStatus && typeof error.statusCode === "number" ? error.statusCode : 500;
}
