import type { Socket } from "node:net";
import type { Config } from "../config";

/**
 * What keeps browsers from doing more with an answer, for those that are given before any route or
 * hook; helmet gives the same to all others.
 */
export function headersBeforeRoutes({
  publicOrigin,
}: Pick<Config, "publicOrigin">): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "content-security-policy": "default-src 'none';frame-ancestors 'none'",
    ...(publicOrigin.startsWith("https://")
      ? { "strict-transport-security": "max-age=31536000; includeSubDomains" }
      : {}),
  };
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
