import { createServer } from "node:net";

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

function holdPort(): Promise<{ port: number; release: () => Promise<void> }> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      resolve({ port, release: () => new Promise((done) => server.close(() => done())) });
    });
  });
}
