import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Systems give out higher ones by themselves: to whoever connects, before the one we found is used. */
const LOWEST = 20_000;
const HIGHEST = 32_000;

/** A port of this machine that nothing uses right now. */
export async function freePort(): Promise<number> {
  const { port, release } = await holdPort();
  await release();
  return port;
}

/** Three different ones. */
export async function threeFreePorts(): Promise<[number, number, number]> {
  const [first, second, third] = [await holdPort(), await holdPort(), await holdPort()];
  for (const { release } of [first, second, third]) await release();
  return [first.port, second.port, third.port];
}

type HeldPort = { port: number; release: () => Promise<void> };

async function holdPort(): Promise<HeldPort> {
  for (;;) {
    const held = await tryToHold(randomInt(LOWEST, HIGHEST));
    if (held) return held;
  }
}

/** Undefined where something else has it. */
function tryToHold(port: number): Promise<HeldPort | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") resolve(undefined);
      else reject(error);
    });
    server.listen(port, "127.0.0.1", () =>
      resolve({ port, release: () => new Promise((done) => server.close(() => done())) }),
    );
  });
}
