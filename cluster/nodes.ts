import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, chownSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "@quotehaven/local/postgres";
import pg from "pg";
import { bin } from "./build";
import { postgresUser } from "./debian";

/** One PostgreSQL of the cluster. */
export type Node = { name: string; port: number; folder: string; process: ChildProcess };

const settings = [
  "shared_preload_libraries = 'citus'",
  "listen_addresses = '127.0.0.1'",
  "unix_socket_directories = ''",
  "citus.node_conninfo = 'sslmode=disable'",
  "citus.shard_count = 4",
  // It forbids what foreign keys from distributed tables to copied ones would get wrong: there are none.
  "citus.enforce_foreign_key_restrictions = off",
  "max_connections = 400",
  // Each database has a process of Citus.
  "max_worker_processes = 64",
  "wal_level = logical",
  // A killed process loses nothing by it, only a machine that stops.
  "fsync = off",
];

const START_MS = 60_000;

/** The address of a node; only this machine gets in, and may do everything there. */
export const addressOf = ({ port }: Pick<Node, "port">) =>
  `postgres://quotehaven@127.0.0.1:${port}/postgres`;

/** Runs `work` with a coordinator and two workers that live in a temporary folder meanwhile. */
export async function withCluster<T>(
  work: (coordinator: Node, workers: Node[]) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "quotehaven-citus-"));
  const nodes: Node[] = [];
  try {
    const user = postgresUser();
    if (user) chownSync(folder, user.uid, user.gid);
    const coordinator = await startNew("coordinator", folder, nodes);
    const workers = [
      await startNew("worker-1", folder, nodes),
      await startNew("worker-2", folder, nodes),
    ];
    await connect(coordinator, workers);
    return await work(coordinator, workers);
  } finally {
    await Promise.all(nodes.map(stopNode));
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startNew(name: string, parent: string, nodes: Node[]): Promise<Node> {
  const [folder, port] = [join(parent, name), await freePort()];
  const args = ["-D", folder, "-U", "quotehaven", "-A", "trust", "-E", "UTF8", "--no-sync"];
  execFileSync(bin("initdb"), args, { ...postgresUser(), cwd: parent, stdio: "ignore" });
  appendFileSync(join(folder, "postgresql.conf"), [...settings, `port = ${port}`, ""].join("\n"));
  const node = { name, port, folder, process: startProcess(folder) };
  nodes.push(node);
  await untilReady(node);
  return node;
}

function startProcess(folder: string): ChildProcess {
  const log = openSync(`${folder}.log`, "a");
  // Detached: Ctrl-C reaches this program alone, which stops them in order.
  const stdio = ["ignore", log, log] as const;
  return spawn(bin("postgres"), ["-D", folder], {
    ...postgresUser(),
    detached: true,
    stdio: [...stdio],
  });
}

/** Starts a node that was stopped or killed. */
export async function restartNode(node: Node): Promise<void> {
  node.process = startProcess(node.folder);
  await untilReady(node);
}

/** Ends a node: `SIGINT` as it should be, `SIGKILL` with nothing written down. */
export async function stopNode({ process }: Node, signal?: unknown): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  const end = once(process, "exit");
  process.kill(signal === "SIGKILL" ? "SIGKILL" : "SIGINT");
  await end;
}

async function untilReady(node: Node): Promise<void> {
  const end = Date.now() + START_MS;
  for (;;) {
    try {
      await onNode(node, "select 1");
      return;
    } catch (error) {
      if (Date.now() > end || node.process.exitCode !== null)
        throw new Error(`${node.name} did not start:\n${logOf(node)}`, { cause: error });
      await wait(100);
    }
  }
}

const logOf = ({ folder }: Node) => readFileSync(`${folder}.log`, "utf8").slice(-2000);

/** Runs statements on a node; answers what the last one found. */
export async function onNode(
  node: Pick<Node, "port">,
  ...statements: string[]
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(addressOf(node));
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

async function connect(coordinator: Node, workers: readonly Node[]): Promise<void> {
  for (const node of [coordinator, ...workers]) await onNode(node, "create extension citus");
  await onNode(
    coordinator,
    `select citus_set_coordinator_host('127.0.0.1', ${coordinator.port})`,
    ...workers.map(({ port }) => `select citus_add_node('127.0.0.1', ${port})`),
  );
}
