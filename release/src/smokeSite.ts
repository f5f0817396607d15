import { roleIn, type Role } from "@quotehaven/contract/rules";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import { roleCodec } from "@quotehaven/contract/wire";
import { contentTypes } from "./bucketStorage";
import { pageOf } from "./pagePaths";
import type { Registry } from "./registry";
import { composedPages } from "./revisionPages";
import { foreignOrigins, livePolicy, securityHeaders } from "./securityHeaders";
import type { ReleaseStore } from "./store";

/** Replies that a team has written for its screens: `"GET /user/quotes"` → the body. */
export type WrittenReplies = Record<string, unknown>;

type Reply = { status: number; body: unknown };

/**
 * Serves the site as it would be with other builds live, on this machine alone, with the security
 * headers of a deployment and a stand-in for the API. The `sid` of a call is the role that calls.
 */
export async function serveSmokeSite(store: ReleaseStore, next: Registry, written: WrittenReplies) {
  const pages = await composedPages(store.fileOf, next);
  const foreign = foreignOrigins({ hasRecaptcha: false });
  const headers = securityHeaders({ foreign, live: livePolicy(next), isSecure: false });
  const reply = standInReplies(written);

  async function answer({ method = "GET", url = "/" }: IncomingMessage, to: ServerResponse) {
    const { pathname, searchParams } = new URL(url, "http://localhost");
    if (pathname.startsWith("/api/")) {
      const role = roleIn(searchParams.get("sid")) ?? "anyone";
      const { status, body } = reply(method, pathname.slice("/api".length), role);
      to.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
      return;
    }
    const [, assets, name = "", version = "", ...path] = pathname.split("/");
    const bytes =
      assets === "assets"
        ? await store.fileOf({ name, version }, path.join("/"))
        : pageOf(pages, pathname)?.html;
    const ending = assets === "assets" ? extname(pathname) : ".html";
    const type = contentTypes[ending] ?? "application/octet-stream";
    to.writeHead(bytes ? 200 : 404, { ...headers, "content-type": type }).end(bytes ?? "");
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/**
 * Answers calls as the API would for somebody who has nothing yet: with the least that its
 * description (`@quotehaven/contract/api.json`) allows, or with what a team has written.
 */
export function standInReplies(written: WrittenReplies) {
  const description: unknown = createRequire(import.meta.url)("@quotehaven/contract/api.json");
  const operations = Object.entries(Object(description));
  return (method: string, path: string, role: Role | "anyone"): Reply => {
    const own = Object.entries(written).find(([name]) => isCall(name, method, path));
    if (own) return { status: 200, body: own[1] };
    if (path === "/auth/check-session") return sessionOf(role);
    const found = operations.find(([name]) => isCall(name, method, path));
    return found
      ? { status: 200, body: leastOf(Object(found[1]).reply) }
      : { status: 404, body: { message: "There is no such call.", data: [] } };
  };
}

function sessionOf(role: Role | "anyone"): Reply {
  if (role === "anyone")
    return { status: 401, body: { message: "Nobody is signed in.", data: [] } };
  const end = "2099-01-01T00:00:00.000Z";
  const type = roleCodec.encode(role);
  return { status: 200, body: { type, idle_ends_at: end, ends_at: end } };
}

/** Whether a call is what a name says: `GET /user/{id}` or `GET /user/:id` is `GET /user/7`. */
function isCall(name: string, method: string, path: string): boolean {
  const [asked, at = ""] = name.split(" ");
  const segments = at.split("/");
  const parts = path.split("/");
  return (
    asked === method &&
    parts.length === segments.length &&
    segments.every((each, index) => /^(\{.*\}|:.*)$/.test(each) || each === parts[index])
  );
}

/** The least value that a JSON schema allows: no entries, nothing optional, null where it may be. */
export function leastOf(schema: unknown): unknown {
  const { anyOf, type, properties, required, minimum, minItems, items, format, ...rest } =
    Object(schema);
  if ("const" in rest) return rest.const;
  if (Array.isArray(rest.enum)) return rest.enum[0];
  if (Array.isArray(anyOf)) {
    return anyOf.some((each) => Object(each).type === "null") ? null : leastOf(anyOf[0]);
  }
  if (type === "object") {
    const names: string[] = required ?? [];
    return Object.fromEntries(names.map((name) => [name, leastOf(Object(properties)[name])]));
  }
  if (type === "array") return Array.from({ length: minItems ?? 0 }, () => leastOf(items));
  if (type === "boolean") return false;
  if (type === "integer" || type === "number") return minimum ?? 0;
  if (type !== "string") return null;
  if (format === "date-time") return "2026-01-01T00:00:00.000Z";
  return format === "date" ? "2026-01-01" : "";
}
