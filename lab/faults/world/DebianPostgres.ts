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

/** One of Debian's PostgreSQL, with all of its programs and a folder of its own for its data. */
export class DebianPostgres {
  /** Of the product's database. */
  readonly url: string;

  private constructor(
    readonly dataDir: string,
    private readonly port: number,
  ) {
    this.url = `postgres://${user}@127.0.0.1:${port}/${user}`;
  }

  /** Why there can be none on this machine, or null. */
  static missing(): string | null {
    return existsSync(join(programs, "pg_basebackup"))
      ? null
      : "PostgreSQL 15 (Debian's package `postgresql-15`) is not here";
  }

  /** A new one, started, with the product's database. */
  static async make(dataDir: string): Promise<DebianPostgres> {
    await letItsUserWrite(dirname(dataDir));
    await asItsUser("initdb", "-D", dataDir, "-U", user, "-A", "trust");
    const made = await DebianPostgres.of(dataDir);
    await made.start();
    await made.ask(`create database ${user}`, "postgres");
    return made;
  }

  /** One on data that is there already; not started yet. */
  static async of(dataDir: string): Promise<DebianPostgres> {
    return new DebianPostgres(dataDir, await freePort());
  }

  /** Starts it, and waits until it takes changes; of a standby, until it can be read. */
  async start(): Promise<void> {
    const options = `-p ${this.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
    const how = ["-w", "-t", "600", "-l", `${this.dataDir}.log`, "-o", options];
    await asItsUser("pg_ctl", "start", "-D", this.dataDir, ...how);
  }

  /** Whether a copy is whole. @throws what it is without */
  static async verify(copy: string): Promise<void> {
    await asItsUser("pg_verifybackup", "-q", copy);
  }

  async stop(mode: "fast" | "immediate"): Promise<void> {
    await asItsUser("pg_ctl", "stop", "-m", mode, "-D", this.dataDir);
  }

  /** Copies its data as it runs, with pg_basebackup. */
  async copyTo(folder: string, ...options: string[]): Promise<void> {
    const from = ["-h", "127.0.0.1", "-p", String(this.port), "-U", user];
    await asItsUser("pg_basebackup", "-D", folder, "-c", "fast", ...options, ...from);
  }

  /** Does something by a connection of its own. */
  async connected<T>(work: (client: pg.Client) => Promise<T>, database = user): Promise<T> {
    const url = new URL(this.url);
    url.pathname = `/${database}`;
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }

  /** The rows that a statement answers. */
  ask(statement: string, database = user): Promise<Record<string, unknown>[]> {
    return this.connected(
      async (client) => (await client.query<Record<string, unknown>>(statement)).rows,
      database,
    );
  }
}

/** Makes a folder in which PostgreSQL's own user may write: it refuses to run as root. */
export async function letItsUserWrite(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await chmod(dirname(folder), 0o711);
  await chmod(folder, 0o777);
}

async function asItsUser(program: string, ...words: string[]): Promise<void> {
  const command = [join(programs, program), ...words];
  const all = process.getuid?.() === 0 ? ["runuser", "-u", "postgres", "--", ...command] : command;
  const [first = "", ...rest] = all;
  await run(first, rest, { cwd: "/" });
}
