import { connect } from "node:net";

/** How a hostile connection came to its end. */
export type Cut = {
  /** The status of the answer; null where the connection went without one. */
  status: number | null;
  seconds: number;
};

const patienceMs = 90_000;
const megabyte = 1024 * 1024;

/**
 * Sends bytes as they are, then, where outcome, one more each second for ever; gives how the server
 * ended it. What it does not end is given up after 90 s.
 */
export function attack(
  origin: string,
  bytes: Iterable<string | Buffer>,
  { dribble = "" } = {},
): Promise<Cut> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const startedAt = performance.now();
    const socket = connect(Number(port), hostname);
    let answer = "";
    let timer: NodeJS.Timeout | undefined;
    const patience = setTimeout(() => socket.destroy(), patienceMs);
    socket.on("data", (chunk) => (answer += chunk.toString("latin1").slice(0, 100)));
    // Whoever is cut off while sending hears of a broken pipe: that is what is waited for.
    socket.on("error", () => {});
    socket.on("close", () => {
      clearInterval(timer);
      clearTimeout(patience);
      const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1];
      const seconds = (performance.now() - startedAt) / 1_000;
      resolve({ status: status ? Number(status) : null, seconds });
    });
    socket.on("connect", () => void send());

    async function send() {
      for (const part of bytes) {
        if (!socket.writable) return;
        if (!socket.write(part)) {
          await new Promise((resume) => {
            socket.once("drain", resume);
            socket.once("close", resume);
          });
        }
      }
      if (dribble) timer = setInterval(() => socket.writable && socket.write(dribble), 1_000);
    }
  });
}

const post = (length: number | "chunked", type = "application/json") =>
  [
    "POST /api/feedback HTTP/1.1",
    "host: localhost",
    `content-type: ${type}`,
    length === "chunked" ? "transfer-encoding: chunked" : `content-length: ${length}`,
    "connection: close",
    "\r\n",
  ].join("\r\n");

const whole = (body: string | Buffer) => [post(Buffer.byteLength(body)), body];

function* tenMegabytes(isChunked: boolean): Generator<string | Buffer> {
  const part = Buffer.alloc(megabyte / 16, "a");
  yield post(isChunked ? "chunked" : 10 * megabyte);
  for (let sent = 0; sent < 10 * megabyte; sent += part.length) {
    if (isChunked) yield `${part.length.toString(16)}\r\n`;
    yield part;
    if (isChunked) yield "\r\n";
  }
  if (isChunked) yield "0\r\n\r\n";
}

const manyKeys = JSON.stringify(
  Object.fromEntries(Array.from({ length: 50_000 }, (_, key) => [`key${key}`, 1])),
);

/** Those who never finish. */
export const slowAttacks: Record<string, (origin: string) => Promise<Cut>> = {
  "slow headers": (origin) =>
    attack(origin, ["GET /api/health/live HTTP/1.1\r\nhost: localhost\r\nx-slow: "], {
      dribble: "x",
    }),
  "slow bodies": (origin) => attack(origin, [post(1_000)], { dribble: " " }),
  silence: (origin) => attack(origin, []),
};

/** Those who send at once what nobody can want, and the answers that they may get. */
export const quickAttacks: Record<
  string,
  { statuses: readonly (number | null)[]; attack: (origin: string) => Promise<Cut> }
> = {
  // The connection may break before a client that is still sending reads the answer.
  "10 MB body": { statuses: [413, null], attack: (at) => attack(at, tenMegabytes(false)) },
  "10 MB in chunks": { statuses: [413, null], attack: (at) => attack(at, tenMegabytes(true)) },
  "50,000 keys": { statuses: [413], attack: (at) => attack(at, whole(manyKeys)) },
  "100,000 levels": {
    statuses: [400],
    attack: (at) => attack(at, whole("[".repeat(100_000) + "]".repeat(100_000))),
  },
  "bad UTF-8": {
    statuses: [400],
    attack: (at) => attack(at, whole(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]))),
  },
  "pipelined garbage": {
    statuses: [400],
    attack: (at) => attack(at, ["\u0000\u0001garbage\r\n\r\nGET\r\n", "GET / HTTP/9.9\r\n\r\n"]),
  },
  "20,000 characters of address": {
    statuses: [414, 431],
    attack: (at) =>
      attack(at, [`GET /api/${"a".repeat(20_000)} HTTP/1.1\r\nhost: localhost\r\n\r\n`]),
  },
};
