import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "@quotehaven/e2e/freePorts";
import pg from "pg";

const programs = "/usr/lib/postgresql/15/bin";
const user = "quotehaven";
const run = promisify(execFile);

/** A PostgreSQL, and a standby that streams what it writes. */
export class StandbyPair {
  private constructor(
    private readonly folder: string,
    private readonly ports: { primary: number; standby: number },
  ) {}

  /** Why there can be none on this machine, or null. */
  static missing(): string | null {
    return existsSync(join(programs, "pg_basebackup"))
      ? null
      : "PostgreSQL 15 (Debian's package `postgresql-15`) is not here";
  }

  static async start(folder: string): Promise<StandbyPair> {
    const pair = new StandbyPair(folder, { primary: await freePort(), standby: await freePort() });
    await mkdir(folder, { recursive: true });
    // PostgreSQL refuses to run as root; its own user must be able to write here.
    await chmod(dirname(folder), 0o711);
    await chmod(folder, 0o777);
    await asItsUser("initdb", "-D", pair.#dataOf("primary"), "-U", user, "-A", "trust");
    await pair.#start("primary");
    await pair.#ask("primary", `create database ${user}`, "postgres");
    const { primary } = pair.ports;
    const from = ["-h", "127.0.0.1", "-p", String(primary), "-U", user];
    await asItsUser("pg_basebackup", "-D", pair.#dataOf("standby"), "-R", "-c", "fast", ...from);
    await pair.startStandby();
    return pair;
  }

  urlOf(which: "primary" | "standby"): string {
    return `postgres://${user}@127.0.0.1:${this.ports[which]}/${user}`;
  }

  startStandby(): Promise<void> {
    return this.#start("standby");
  }

  /** Ends it at once, with every connection to it. */
  async crashStandby(): Promise<void> {
    await this.#stop("standby");
  }

  /** Has it keep what comes, and apply none of it. */
  async pauseStandby(): Promise<void> {
    await this.#ask("standby", "select pg_wal_replay_pause()");
  }

  async resumeStandby(): Promise<void> {
    await this.#ask("standby", "select pg_wal_replay_resume()");
  }

  /** How often the standby was asked something since it runs, as far as it has counted. */
  async asked(): Promise<number> {
    const counted = `select xact_commit::int as count from pg_stat_database where datname = '${user}'`;
    const [row] = await this.#ask("standby", counted);
    return Number(row?.count ?? 0);
  }

  async close(): Promise<void> {
    for (const which of ["standby", "primary"] as const) await this.#stop(which).catch(() => {});
  }

  #dataOf(which: string): string {
    return join(this.folder, which);
  }

  async #start(which: "primary" | "standby"): Promise<void> {
    const options = `-p ${this.ports[which]} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
    const log = join(this.folder, `${which}.log`);
    await asItsUser("pg_ctl", "start", "-w", "-D", this.#dataOf(which), "-l", log, "-o", options);
  }

  async #stop(which: "primary" | "standby"): Promise<void> {
    await asItsUser("pg_ctl", "stop", "-m", "immediate", "-D", this.#dataOf(which));
  }

  async #ask(which: "primary" | "standby", statement: string, database = user) {
    const url = new URL(this.urlOf(which));
    url.pathname = `/${database}`;
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(statement)).rows;
    } finally {
      await client.end();
    }
  }
}

async function asItsUser(program: string, ...words: string[]): Promise<void> {
  const command = [join(programs, program), ...words];
  const all = process.getuid?.() === 0 ? ["runuser", "-u", "postgres", "--", ...command] : command;
  const [first = "", ...rest] = all;
  await run(first, rest, { cwd: "/" });
}
