import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { refuseUnreadable } from "@quotehaven/api";

/** What answers requests: a Fastify instance that is ready. */
type Answers = {
  routing(request: IncomingMessage, response: ServerResponse): void;
};

/** Whether an address belongs to the API, so that the pages never answer for it. */
function isForApi(url: string): boolean {
  return /^\/api(?:[/?#]|$)/.test(url);
}

/**
 * One server for one origin: `/api` goes to the API, everything else to the released pages.
 *
 * @throws where the port is taken
 */
export async function startSite(options: {
  host: string;
  port: number;
  api: Answers;
  site: Answers;
  requestTimeoutMs: number;
  maxConnections: number;
}): Promise<{ server: Server; port: number; close(): Promise<void> }> {
  const { host, port, api, site, requestTimeoutMs, maxConnections } = options;
  const server = createServer(
    {
      requestTimeout: requestTimeoutMs,
      headersTimeout: Math.min(15_000, requestTimeoutMs),
      keepAliveTimeout: 72_000,
      maxHeaderSize: 16_384,
    },
    (request, response) => {
      const answers = isForApi(request.url ?? "/") ? api : site;
      answers.routing(request, response);
    },
  );
  server.on("clientError", refuseUnreadable);
  server.setTimeout(60_000);
  server.maxConnections = maxConnections;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve());
  });
  const address = server.address();
  return {
    server,
    port: typeof address === "object" && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), 8_000).unref();
      }),
  };
}
