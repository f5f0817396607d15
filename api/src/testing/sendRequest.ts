import { Agent, request, type IncomingHttpHeaders } from "node:http";

/** A request as it goes over the wire; nothing is added but the length of the body. */
export type RawRequest = {
  method?: string;
  /** Path and query, exactly as sent. */
  url: string;
  query?: Record<string, string | number>;
  headers?: Record<string, string>;
  payload?: string | Buffer;
};

/** The answer. */
export type RawReply = { statusCode: number; headers: IncomingHttpHeaders; body: string };

const lengthOf = (payload: string | Buffer | undefined) =>
  payload === undefined ? {} : { "content-length": Buffer.byteLength(payload) };

/** Sends requests to a port of this machine over kept-alive connections. */
export function createSender(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  function send(raw: RawRequest): Promise<RawReply> {
    const asked = Object.entries(raw.query ?? {}).map(([name, value]) => [name, String(value)]);
    const query = new URLSearchParams(asked).toString();
    const path = query === "" ? raw.url : `${raw.url}${raw.url.includes("?") ? "&" : "?"}${query}`;
    return new Promise((resolve, reject) => {
      const outgoing = request(
        {
          agent,
          host: "127.0.0.1",
          port,
          method: raw.method ?? "GET",
          path,
          headers: { ...raw.headers, ...lengthOf(raw.payload) },
        },
        (reply) => {
          const chunks: Buffer[] = [];
          reply.on("data", (chunk: Buffer) => chunks.push(chunk));
          reply.on("error", reject);
          reply.on("end", () =>
            resolve({
              statusCode: reply.statusCode ?? 0,
              headers: reply.headers,
              body: Buffer.concat(chunks).toString("utf8"),
            }),
          );
        },
      );
      outgoing.on("error", reject);
      outgoing.end(raw.payload);
    });
  }
  return { send, close: () => agent.destroy() };
}
