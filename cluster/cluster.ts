import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { endChild } from "../e2e/product/childProcess";
import { until } from "../e2e/until";
import { Machine } from "./Machine";
import { Site } from "./Site";

/** Three database machines, and the HAProxy and the PgBouncer of a machine with API processes. */
export type Cluster = {
  /** Settings of an API process. */
  settings: { DATABASE_URL: string; DATABASE_DIRECT_URL: string };
  /** The machine that is the primary, or the one that has every answered write. */
  find(role: "primary" | "sync"): Promise<Machine>;
  /** Waits until the primary has a synchronous standby and another one, both up to date. */
  whole(): Promise<void>;
};

const standbys = `select sync_state from pg_stat_replication where state = 'streaming'
  and pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn) < 1000000 order by sync_state`;

/** Runs `work` with a new one, which is removed in the end. */
export async function withCluster<T>(work: (cluster: Cluster) => Promise<T>): Promise<T> {
  const site = new Site();
  const address = (last: number) => `${site.network}${last}`;
  const machines = [
    new Machine(site, "db1", address(11)),
    new Machine(site, "db2", address(12)),
    new Machine(site, "db3", address(13)),
  ];
  const haproxy = site.write("haproxy.cfg", site.documented("haproxy.cfg"));
  const users = site.write("userlist.txt", '"quotehaven" "QUOTEHAVEN_PASSWORD"\n');
  const pooling = site.documented("pgbouncer.ini", { "/etc/pgbouncer/userlist.txt": users });
  const pgbouncer = site.write("pgbouncer.ini", pooling);

  const at = (port: number) =>
    `postgres://quotehaven:QUOTEHAVEN_PASSWORD@${address(1)}:${port}/quotehaven`;
  const superuser = `postgres://postgres:SUPERUSER_PASSWORD@${address(1)}:5000/postgres`;
  const psql = (...args: string[]) =>
    promisify(execFile)("psql", ["-XAtq", "-v", "ON_ERROR_STOP=1", superuser, ...args]);

  const cluster: Cluster = {
    settings: { DATABASE_URL: at(6432), DATABASE_DIRECT_URL: at(5000) },
    find: (role) =>
      until(`the ${role}`, async () => {
        for (const machine of machines) if (await machine.is(role)) return machine;
      }),
    async whole() {
      await until("two standbys to follow", async () => {
        const found = await psql("-c", standbys).catch(() => null);
        return found?.stdout === "async\nsync\n";
      });
    },
  };
  for (const machine of machines) machine.start();
  const inFront = [
    site.start("haproxy", "/usr/sbin/haproxy", ["-db", "-f", haproxy]),
    site.start("pgbouncer", "/usr/sbin/pgbouncer", [pgbouncer]),
  ];
  async function startAndWork(): Promise<T> {
    await cluster.whole();
    await psql("-f", site.write("role.sql", site.documented("role.sql")));
    return work(cluster);
  }
  try {
    return await Promise.race([startAndWork(), interruption()]);
  } catch (error) {
    console.error(site.lastLines());
    throw error;
  } finally {
    await Promise.all(inFront.map((child) => endChild(child, "SIGTERM")));
    await Promise.all(machines.map((machine) => machine.end()));
    site.remove();
  }
}

/** Fails as soon as this program is told to end. */
export function interruption(): Promise<never> {
  return new Promise((_, reject) => {
    for (const signal of ["SIGINT", "SIGTERM"])
      process.once(signal, () => reject(new Error("It was told to end.")));
  });
}
