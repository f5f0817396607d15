import { execFileSync, spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, openSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { freePort } from "../e2e/freePorts";

/** A running API, and calls to it as somebody. */
export type RunningApi = {
  /** Calls as the session's person; answers how long the whole reply took, in milliseconds. */
  call(sid: string, path: string): Promise<{ ms: number; status: number; body: string }>;
  processId: number;
  /** How long it took to be ready, in milliseconds. */
  startedInMs: number;
  port: number;
  close(): Promise<void>;
};

const root = join(import.meta.dirname, "..");

/**
 * Builds the API and starts it as it runs in production, on a database that it brings up to date. Its log
 * goes to a file.
 */
export async function startApi(
  databaseUrl: string,
  env: Record<string, string> = {},
): Promise<RunningApi> {
  execFileSync(process.execPath, [join(root, "api/build/build.mjs")], { stdio: "inherit" });
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), "quotehaven-bench-"));
  const log = openSync(join(dataDir, "log"), "a");
  const startedAt = performance.now();
  const api = spawn(process.execPath, [join(root, "api/dist/main.mjs")], {
    cwd: root,
    stdio: ["ignore", log, "inherit"],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: String(port),
      SEED_DEMO: "false",
      LOG_LEVEL: "error",
      LIMIT_LEAD_DETAILS_BY_AGENT: "1000000",
      ...env,
    },
  });
  const agent = new Agent({ keepAlive: true });
  const call: RunningApi["call"] = (sid, path) => {
    const started = performance.now();
    const joint = path.includes("?") ? "&" : "?";
    return new Promise((resolve, reject) => {
      request({ port, agent, path: `/api${path}${joint}sid=${sid}` }, (reply) => {
        let body = "";
        reply.setEncoding("utf8");
        reply.on("data", (part: string) => (body += part));
        reply.on("end", () =>
          resolve({ ms: performance.now() - started, status: reply.statusCode ?? 0, body }),
        );
      })
        .on("error", reject)
        .end();
    });
  };
  const isReady = () =>
    call("none", "/health/ready").then(
      ({ status }) => status === 200,
      () => false,
    );
  while (!(await isReady())) {
    if (api.exitCode !== null) throw new Error("The API did not start.");
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    call,
    processId: api.pid ?? 0,
    startedInMs: performance.now() - startedAt,
    port,
    async close() {
      agent.destroy();
      const ended = new Promise((resolve) => api.once("exit", resolve));
      api.kill();
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Signs a person in without a password; answers the session's id. */
export async function openSession(db: pg.Client, userId: number): Promise<string> {
  const sid = randomBytes(32).toString("base64url");
  const hash = createHash("sha256").update(sid).digest("base64url");
  await db.query(
    "insert into sessions (sid_hash, user_id, created_at, last_active_at) values ($1, $2, now(), now())",
    [hash, userId],
  );
  return sid;
}
