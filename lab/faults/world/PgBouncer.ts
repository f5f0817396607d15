import { spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { freePort } from "@quotehaven/e2e/freePorts";
import { endChild } from "@quotehaven/e2e/product/childProcess";
import { until } from "@quotehaven/e2e/until";
import pg from "pg";

const program = "/usr/sbin/pgbouncer";

/** A pooler passes no settings on; docs/operations.md gives them to the role. */
export const settingsOfTheRole = `
  alter role quotehaven set statement_timeout = '10s';
  alter role quotehaven set lock_timeout = '3s';
  alter role quotehaven set idle_in_transaction_session_timeout = '5s';
  alter role quotehaven set jit = off;
  alter role quotehaven set max_parallel_workers_per_gather = 0;`;

/** PgBouncer in transaction mode in front of a database, as docs/operations.md has it. */
export class PgBouncer {
  #child: ChildProcess | undefined;

  private constructor(
    private readonly settings: string,
    readonly url: string,
  ) {}

  /** Why there can be none on this machine, or null. */
  static missing(): string | null {
    return existsSync(program) ? null : "PgBouncer (Debian's package `pgbouncer`) is not here";
  }

  static async start(folder: string, databaseUrl: string): Promise<PgBouncer> {
    const { hostname, port, username, password, pathname } = new URL(databaseUrl);
    const name = pathname.slice(1);
    const ownPort = await freePort();
    const settings = join(folder, "pgbouncer.ini");
    await mkdir(folder, { recursive: true });
    // PgBouncer refuses to run as root, and another user must be able to read this.
    await chmod(dirname(folder), 0o711);
    await writeFile(
      settings,
      `[databases]
${name} = host=${hostname} port=${port} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 1000
query_wait_timeout = 15
`,
    );
    const url = `postgres://${username}:${password}@127.0.0.1:${ownPort}/${name}`;
    const bouncer = new PgBouncer(settings, url);
    await bouncer.restart();
    return bouncer;
  }

  /** Ends it at once: every connection through it breaks. */
  async crash(): Promise<void> {
    if (this.#child) await endChild(this.#child, "SIGKILL");
  }

  /** Starts it and waits until it lets somebody through. */
  async restart(): Promise<void> {
    const asNobody = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
    this.#child = spawn(program, [...asNobody, this.settings], { stdio: "ignore" });
    await until("PgBouncer", () => this.#answers());
  }

  async #answers(): Promise<boolean> {
    const client = new pg.Client({ connectionString: this.url });
    client.on("error", () => {});
    try {
      await client.connect();
      await client.query("select 1");
      return true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => {});
    }
  }
}
