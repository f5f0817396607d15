import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import helmet from "helmet";
import type { Config } from "../config";

/**
 * What keeps browsers from doing more with an answer than read it, as helmet has it. It is the same for
 * every answer, and worked out once: for each of them anew it takes as long as the rest of a small one.
 */
export function safeHeaders({
  publicOrigin,
}: Pick<Config, "publicOrigin">): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const reply = new ServerResponse(request);
  const giveHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginOpenerPolicy: { policy: "same-origin" },
    referrerPolicy: { policy: "no-referrer" },
    strictTransportSecurity: publicOrigin.startsWith("https://")
      ? { maxAge: 31_536_000, includeSubDomains: true }
      : false,
  });
  giveHeaders(request, reply, () => {});
  return Object.fromEntries(
    Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

const statusByCode: Record<string, string> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** Refuses what is no request at all, in a server's `clientError`, and ends the connection. */
export function refuseUnreadable(
  error: NodeJS.ErrnoException,
  socket: Pick<Socket, "writable" | "end">,
): void {
  if (!socket.writable) return;
  const head = [
    `HTTP/1.1 ${statusByCode[error.code ?? ""] ?? "400 Bad Request"}`,
    "connection: close",
    "content-length: 0",
    "cache-control: no-store",
    "x-content-type-options: nosniff",
    "referrer-policy: no-referrer",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n`);
}
