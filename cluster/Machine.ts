import { spawnSync, type ChildProcess } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { endChild } from "../e2e/product/childProcess";
import { until } from "../e2e/until";
import type { Site } from "./Site";

/** A database machine: etcd, and Patroni with its PostgreSQL, at an address of its own. */
export class Machine {
  readonly #data: string;
  readonly #patroni: string;
  readonly #etcd: NodeJS.Dict<string>;
  #children: ChildProcess[] = [];

  constructor(
    private readonly site: Site,
    private readonly name: "db1" | "db2" | "db3",
    private readonly address: string,
  ) {
    const words = { THIS_NAME: name, THIS_ADDRESS: address };
    const folder = join(site.folder, name);
    this.#data = `${folder}-data`;
    const patroni = site.documented("patroni.yml", {
      ...words,
      "/var/lib/postgresql/15/quotehaven": this.#data,
      "/var/lib/postgresql/pgpass-patroni": `${folder}-pgpass`,
      "unix_socket_directories: /var/run/postgresql": 'unix_socket_directories: ""',
      // Whoever connects inside of one machine comes from 127.0.0.1.
      "10.0.0.0/24": "127.0.0.0/8",
    });
    this.#patroni = site.write(`${name}.yml`, patroni);
    const etcd = { ...words, "/var/lib/etcd/quotehaven": `${folder}-etcd` };
    this.#etcd = parseEnv(site.documented("etcd.env", etcd));
  }

  start(): void {
    this.#children = [
      this.site.start(`${this.name}-etcd`, "etcd", [], this.#etcd),
      this.site.start(`${this.name}-patroni`, "patroni", [this.#patroni]),
    ];
  }

  /** Asks as HAProxy does. */
  async is(role: "primary" | "sync"): Promise<boolean> {
    const question = { method: "OPTIONS", signal: AbortSignal.timeout(2_000) };
    const reply = await fetch(`http://${this.address}:8008/${role}`, question).catch(() => null);
    return reply?.ok === true;
  }

  /** As a machine without power: nothing of it does one more step. */
  async kill(): Promise<void> {
    this.#signal("SIGKILL");
    await Promise.all(this.#children.map((child) => endChild(child, "SIGKILL")));
  }

  /** As a machine that hangs: its connections stay open, and nobody answers. */
  freeze(): void {
    this.#signal("SIGSTOP");
  }

  awake(): void {
    this.#signal("SIGCONT");
  }

  /** Ends all of it, PostgreSQL in a way that gives its shared memory back. */
  async end(): Promise<void> {
    this.awake();
    await Promise.all(this.#children.map((child) => endChild(child, "SIGKILL")));
    const postgres = this.#postgres();
    if (postgres && send(postgres, "SIGQUIT"))
      await until("PostgreSQL to end", async () => !send(postgres, 0));
  }

  #postgres(): number {
    const file = join(this.#data, "postmaster.pid");
    return existsSync(file) ? parseInt(readFileSync(file, "utf8")) : 0;
  }

  /** Stops those who start others first, so that none is missed. */
  #signal(signal: NodeJS.Signals): void {
    const parents = [...this.#children.map(({ pid }) => pid ?? 0), this.#postgres()].filter(
      Boolean,
    );
    for (const pid of parents) send(pid, "SIGSTOP");
    const { stdout } = spawnSync("pgrep", ["-P", parents.join()], { encoding: "utf8" });
    const children = stdout.split("\n").filter(Boolean).map(Number);
    for (const pid of [...children, ...parents]) send(pid, signal);
  }
}

/** Whether the process was there. */
function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
