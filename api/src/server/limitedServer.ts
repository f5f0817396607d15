import { createServer, type RequestListener, type Server } from "node:http";
import type { Config } from "./settings/config";
import { networkOf } from "./settings/network";

const HEADERS_TIMEOUT_MS = 15_000;
/** How often is looked for who takes too long. */
const TIMEOUTS_EVERY_MS = 5_000;
const KEEP_ALIVE_TIMEOUT_MS = 72_000;
const CONNECTION_TIMEOUT_MS = 60_000;

type Limits = Pick<
  Config,
  "requestTimeoutMs" | "maxConnections" | "maxConnectionsPerAddress" | "trustedProxies"
>;

/**
 * An HTTP server with limits of time, size and connections. Where no proxy is trusted, one address (of IPv6:
 * one /64) has `maxConnectionsPerAddress` of them, so that nobody holds the others out; what is beyond is
 * closed at once. Behind a proxy all come from its address, and it is the proxy that bounds them.
 */
export function limitedServer(limits: Limits, listener: RequestListener): Server {
  const { requestTimeoutMs, maxConnections, maxConnectionsPerAddress, trustedProxies } = limits;
  const server = createServer(
    {
      requestTimeout: requestTimeoutMs,
      headersTimeout: Math.min(HEADERS_TIMEOUT_MS, requestTimeoutMs),
      connectionsCheckingInterval: TIMEOUTS_EVERY_MS,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
      maxHeaderSize: 16_384,
    },
    listener,
  );
  server.setTimeout(CONNECTION_TIMEOUT_MS);
  server.maxConnections = maxConnections;
  if (trustedProxies.length === 0) limitAddresses(server, maxConnectionsPerAddress);
  return server;
}

function limitAddresses(server: Server, max: number): void {
  const open = new Map<string, number>();
  server.on("connection", (socket) => {
    const network = networkOf(socket.remoteAddress ?? "");
    const count = (open.get(network) ?? 0) + 1;
    if (count > max) {
      socket.destroy();
      return;
    }
    open.set(network, count);
    socket.once("close", () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left === 0) open.delete(network);
      else open.set(network, left);
    });
  });
}
