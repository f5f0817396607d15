import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import { readerIn, type RouteRole } from "@quotehaven/contract/release";
import { pageOf } from "./pagePaths";
import type { Registry } from "./registry";
import { composedPages } from "./revisionPages";
import { foreignOrigins, livePolicy, securityHeaders } from "./securityHeaders";
import type { standInReplies } from "./smokeReplies";
import type { ReleaseStore } from "./store";

type Options = {
  /** What would be live. */
  next: Registry;
  /** Stands in for the API. */
  reply: ReturnType<typeof standInReplies>;
};

const types: Record<string, string> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".html": "text/html",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".webp": "image/webp",
  ".png": "image/png",
  ".pdf": "application/pdf",
};

/**
 * Serves the site as it would be with other builds live, on this machine alone, with the security
 * headers of a deployment and a stand-in for the API. A call's `sid` says as whom it is made.
 */
export async function serveSmokeSite(store: ReleaseStore, { next, reply }: Options) {
  const pages = await composedPages(store.fileOf, next);
  const foreign = foreignOrigins({ hasRecaptcha: false });
  const headers = securityHeaders({ foreign, live: livePolicy(next), isSecure: false });

  async function answer({ method = "GET", url = "/" }: IncomingMessage, to: ServerResponse) {
    const { pathname, searchParams } = new URL(url, "http://localhost");
    if (pathname.startsWith("/api/")) {
      const role = roleOf(searchParams.get("sid"));
      const { status, body } = reply(method, pathname.slice("/api".length), role);
      return to.writeHead(status, { "content-type": types[".json"] }).end(JSON.stringify(body));
    }
    if (pathname.startsWith("/assets/")) {
      const [name = "", version = "", ...path] = pathname.slice("/assets/".length).split("/");
      const bytes = await store.fileOf({ name, version }, path.join("/"));
      if (!bytes) return to.writeHead(404).end();
      const type = types[extname(pathname)] ?? "application/octet-stream";
      return to.writeHead(200, { ...headers, "content-type": type }).end(bytes);
    }
    const page = pageOf(pages, pathname);
    if (!page) return to.writeHead(404).end();
    return to.writeHead(200, { ...headers, "content-type": "text/html" }).end(page.html);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The role that a session's id names: those of the trial are called so. */
function roleOf(sid: string | null): RouteRole {
  return readerIn(sid ?? undefined) ?? "anyone";
}
