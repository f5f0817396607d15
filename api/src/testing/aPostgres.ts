import { once } from "node:events";
import { createServer, type Socket } from "node:net";

const message = (type: string, ...parts: (string | Buffer)[]) => {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
};
const READY = message("Z", "I");
const DONE = message("C", "DONE\0");

/**
 * A server that speaks PostgreSQL's protocol as far as a connection needs it, and answers every statement
 * without a row; with `refusing` it lets nobody in.
 */
export async function aPostgres(refusing?: { code: string; message: string }) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.once("data", () => {
      if (refusing) {
        const { code, message: words } = refusing;
        return void socket.end(message("E", `SFATAL\0C${code}\0M${words}\0\0`));
      }
      socket.on("data", () => socket.write(Buffer.concat([DONE, READY])));
      socket.write(Buffer.concat([message("R", Buffer.alloc(4)), READY]));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = Object(server.address());
  return {
    url: `postgres://somebody@127.0.0.1:${port}/some`,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
