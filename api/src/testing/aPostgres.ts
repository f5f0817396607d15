import { once } from "node:events";
import { createServer, type Socket } from "node:net";

/** What speaks PostgreSQL's protocol as far as a connection that hears messages needs it. */
export type SpokenPostgres = {
  url: string;
  /** How many connections were made so far. */
  connections(): number;
  /** Sends a message to whoever listens. */
  notify(channel: string, payload: string): void;
  /** From now on nothing is answered or closed, and nobody else let in. */
  hang(): void;
  /** Answers again, to whoever connects. */
  recover(): void;
  close(): Promise<void>;
};

const message = (type: string, ...parts: (string | Buffer)[]) => {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
};
const number = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};
const READY = message("Z", "I");
const DONE = message("C", "DONE\0");
const heard = (channel: string, payload: string) =>
  message("A", number(1), `${channel}\0${payload}\0`);

/** Opens such a server; with `refusing` it lets nobody in. */
export async function aPostgres(refusing?: {
  code: string;
  message: string;
}): Promise<SpokenPostgres> {
  const sockets = new Set<Socket>();
  let count = 0;
  let isHanging = false;
  const server = createServer((socket) => {
    count += 1;
    if (isHanging) return void socket.destroy();
    sockets.add(socket);
    let isKnown = false;
    let beat = "";
    socket.on("error", () => {});
    socket.on("data", (bytes) => {
      if (isHanging) return;
      if (!isKnown) {
        isKnown = true;
        if (refusing) {
          const { code, message: words } = refusing;
          return void socket.end(message("E", `SFATAL\0C${code}\0M${words}\0\0`));
        }
        return void socket.write(Buffer.concat([message("R", number(0)), READY]));
      }
      const text = bytes.toString("latin1");
      beat = /listen "(beat_\w+)"/.exec(text)?.[1] ?? beat;
      if (text.startsWith("Q")) return void socket.write(Buffer.concat([DONE, READY]));
      const answered = [message("1"), message("2"), message("n"), DONE, heard(beat, ""), READY];
      socket.write(Buffer.concat(answered));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  return {
    url: `postgres://somebody@127.0.0.1:${port}/some`,
    connections: () => count,
    notify(channel, payload) {
      for (const socket of sockets) socket.write(heard(channel, payload));
    },
    hang() {
      isHanging = true;
    },
    recover() {
      isHanging = false;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
