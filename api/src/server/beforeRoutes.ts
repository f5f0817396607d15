import type { Socket } from "node:net";
import helmet from "helmet";
import type { Config } from "./settings/config";

/** Gives an answer the headers that keep browsers from doing more with it than read it. */
export const safeHeaders = ({ publicOrigin }: Pick<Config, "publicOrigin">) =>
  helmet({
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

const statusByCode: Record<string, string> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** Whoever is refused has so long to read why. */
const READING_MS = 1_000;

/**
 * Refuses what is no request at all, or comes too slowly, in a server's `clientError`, and ends the
 * connection: whoever keeps their own end open keeps nothing here.
 */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const head = [
    `HTTP/1.1 ${statusByCode[error.code ?? ""] ?? "400 Bad Request"}`,
    "connection: close",
    "content-length: 0",
    "cache-control: no-store",
    "x-content-type-options: nosniff",
    "referrer-policy: no-referrer",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n`);
  const end = setTimeout(() => socket.destroy(), READING_MS).unref();
  socket.once("close", () => clearTimeout(end));
}
