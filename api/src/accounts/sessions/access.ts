import type { CustomerRole, Role } from "@quotehaven/contract/rules";
import type { FastifyRequest } from "fastify";
import type { HumanAction } from "@quotehaven/contract/schemas";
import type { Deps } from "../../deps";
import type { Session } from "./sessions";
import { badRequest, forbidden, invalid, notFound, unauthorized } from "../../server/errors";
import type { App } from "../../server/App";
import { isRecord } from "../../server/input/isRecord";
import { isUnreadable } from "../../server/input/strictInput";

/**
 * Who may call a route: anyone, anyone signed in ("session"), a consumer or an agent ("user"), or one
 * role. To whoever is no operator, a route of operators is not there.
 */
export type Access = "public" | "session" | "user" | "consumer" | "agent" | "operator";

/** A consumer or an agent who is calling. */
export type Customer = { id: number; role: CustomerRole };

/** One row of the table of routes. */
export type RouteRow = {
  method: string;
  url: string;
  access: Access;
  human: HumanAction | null;
  /** Whether the published description is silent about it. */
  isUnlisted: boolean;
};

declare module "fastify" {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges
  interface FastifyContextConfig {
    /** Required on every route under /api. */
    access?: Access;
    /** The route needs a human verification token made for this action. */
    human?: HumanAction;
  }
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges
  interface FastifyRequest {
    session: Session | null;
  }
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges
  interface FastifyInstance {
    /** Every route under /api with who may call it. */
    routeTable: RouteRow[];
  }
}

/**
 * Who may call what. A route under /api that does not say is a mistake of ours, and the server
 * does not start with it. Roles are checked before anything of the request's body is read.
 */
export function guardRoutes(app: App, { sessions, humanVerifier, db }: Deps): void {
  const table: RouteRow[] = [];
  app.decorate("routeTable", table);
  app.decorateRequest("session", null);

  app.addHook("onRoute", ({ method, url, config }) => {
    if (url.startsWith("/api/docs")) return;
    const access = config?.access;
    if (access === undefined)
      throw new Error(`${String(method)} ${url} does not say who may call it.`);
    const isUnlisted = config?.isUnlisted ?? access === "operator";
    for (const one of Array.isArray(method) ? method : [method]) {
      table.push({ method: one, url, access, human: config?.human ?? null, isUnlisted });
    }
  });

  app.addHook("onRequest", async (request) => {
    if (isUnreadable(Object(request.query))) throw badRequest();
    const access = request.routeOptions.config.access ?? "public";
    const sid = sidOf(request);
    if (sid !== undefined) request.session = await sessions.find(sid);
    if (access === "public") return;
    const { session } = request;
    if (access === "operator" && session?.role !== access) throw notFound();
    if (!session) throw unauthorized();
    if (!isFor(access, session.role)) throw forbidden();
    if (!request.routeOptions.config.background) await sessions.touch(session);
  });

  app.addHook("preHandler", async (request) => {
    const action = request.routeOptions.config.human;
    if (!action) return;
    const token = humanTokenOf(request);
    const used = token === undefined ? null : await humanVerifier.check(action, token);
    if (!used) throw invalid("invalid-token");
    const { numInsertedOrUpdatedRows } = await db.query
      .insertInto("used_human_tokens")
      .values({ token_hash: used.usedKey, expires_at: used.expiresAt })
      .onConflict((conflict) => conflict.column("token_hash").doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) throw invalid("invalid-token");
  });
}

const isFor = (access: Access, role: Role) =>
  access === "session" || (access === "user" ? role !== "operator" : access === role);

/** The one place a session id is taken from. */
const sidOf = ({ query }: FastifyRequest): string | undefined =>
  isRecord(query) && typeof query.sid === "string" ? query.sid : undefined;

/**
 * The human verification token: `google_token` where the body has one (there `token` is the
 * mailed one), else `token` of the body, else of the query.
 */
function humanTokenOf({ body, query }: FastifyRequest): string | undefined {
  for (const part of [body, query]) {
    if (!isRecord(part)) continue;
    const token = "google_token" in part ? part.google_token : part.token;
    if (token !== undefined) return typeof token === "string" ? token : undefined;
  }
  return undefined;
}
