import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** A port of this machine that nobody listens at, and lower than those that connections are given. */
export async function freePort(): Promise<number> {
  const port = randomInt(12_000, 20_000);
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => resolve(true));
  });
  if (!isFree) return freePort();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
