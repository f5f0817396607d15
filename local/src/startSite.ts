import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { limitedServer, refuseUnreadable } from "@quotehaven/api";

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
  limits: Parameters<typeof limitedServer>[0];
}): Promise<{ server: Server; port: number; close(): Promise<void> }> {
  const { host, port, api, site, limits } = options;
  const server = limitedServer(limits, (request, response) => {
    const answers = isForApi(request.url ?? "/") ? api : site;
    answers.routing(request, response);
  });
  server.on("clientError", refuseUnreadable);
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
