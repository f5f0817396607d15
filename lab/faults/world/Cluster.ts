import { cp, mkdir, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { freePort } from "@quotehaven/e2e/freePorts";
import { missingNginx, startNginx, type RunningNginx } from "../../nginx/startNginx";
import { PgBouncer, settingsOfTheRole } from "./PgBouncer";
import type { Postgres } from "./Postgres";
import type { ApiProcess, Sandbox, World } from "./World";

const root = resolve(import.meta.dirname, "../../..");

/** nginx shows all people at one address; each of them has the limits of somebody alone. */
const manyAtOneAddress = Object.fromEntries(
  ["SIGNUP", "SIGNUP_CHECK", "LOGIN", "TOKEN", "CHALLENGE"].map((name) => [
    `LIMIT_${name}_BY_IP`,
    "1000000",
  ]),
);

/** Three API processes behind nginx, on PostgreSQL with PgBouncer between. */
export class Cluster {
  readonly apis: ApiProcess[] = [];

  private constructor(
    private readonly world: World,
    private readonly sandbox: Sandbox,
    readonly database: Postgres,
    private readonly bouncer: PgBouncer,
    private readonly ports: readonly number[],
  ) {}

  /** Why there can be none on this machine, or null. */
  static missing = () => PgBouncer.missing() ?? missingNginx();

  static async start(
    world: World,
    sandbox: Sandbox,
  ): Promise<{ cluster: Cluster; proxy: RunningNginx }> {
    const database = await world.startPostgres();
    await database.run(settingsOfTheRole);
    const bouncer = await PgBouncer.start(join(world.folder, "pgbouncer"), database.url);
    world.defer(() => bouncer.crash());
    const ports = [await freePort(), await freePort(), await freePort()];
    const cluster = new Cluster(world, sandbox, database, bouncer, ports);
    for (const nth of ports.keys()) await (await cluster.process(nth)).start();
    const proxy = await startProxy(join(world.folder, "nginx"), ports);
    world.defer(() => proxy.stop());
    return { cluster, proxy };
  }

  /** The process of a place, not started yet; takes that of the one before. */
  async process(nth: number, script?: string): Promise<ApiProcess> {
    const api = await this.world.api({
      sandbox: this.sandbox,
      database: this.bouncer,
      port: this.ports[nth],
      script,
      env: {
        ...manyAtOneAddress,
        APP_SECRET: "a secret that all of the three processes have",
        DATABASE_DIRECT_URL: this.database.url,
        LISTEN_ONCE_READY: "true",
        SHUTDOWN_GRACE_SECONDS: "2",
      },
    });
    this.apis[nth] = api;
    return api;
  }

  /** The API as it was built, and with a column and an index more; gives its script. */
  async newerVersion(): Promise<string> {
    const folder = join(this.world.folder, "newer");
    await mkdir(folder, { recursive: true });
    await cp(join(root, "api/dist"), folder, { recursive: true });
    await symlink(join(root, "node_modules"), join(folder, "node_modules"));
    await writeFile(
      join(folder, "database/migrations/9001_added_meanwhile.sql"),
      `alter table users add column added_meanwhile text;
create index added_meanwhile on users (added_meanwhile);\n`,
    );
    return join(folder, "main.mjs");
  }
}

/** nginx before the processes, without pages. */
async function startProxy(folder: string, ports: readonly number[]): Promise<RunningNginx> {
  const server = (port: number) => `server 127.0.0.1:${port} max_fails=0;`;
  return startNginx(folder, "nginx.conf", await freePort(), {
    [server(3001)]: ports.map(server).join(" "),
    [server(3002)]: "",
    "/var/log/nginx/quotehaven.log": join(folder, "access.log"),
    "include /etc/nginx/quotehaven-pages.conf;": "",
  });
}
