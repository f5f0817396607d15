import { spawn, type ChildProcess } from "node:child_process";
import { randomInt } from "node:crypto";
import { chownSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { documented } from "../e2e/faults/documented";
import { postgresUser } from "./debian";

/** Where programs of Debian run with the documented settings: a temporary folder, and a network inside of this machine. */
export class Site {
  readonly folder = mkdtempSync(join(tmpdir(), "quotehaven-cluster-"));
  /** Stands for the documented 10.0.0., and its first address for 127.0.0.1. */
  readonly network = `127.${randomInt(1, 255)}.${randomInt(255)}.`;
  readonly #user = postgresUser();
  readonly #logs = new Set<string>();

  constructor() {
    if (this.#user) chownSync(this.folder, this.#user.uid, this.#user.gid);
  }

  /** A file of docs/operations, with our addresses. */
  documented(name: string, replaced: Readonly<Record<string, string>> = {}): string {
    const text = documented(name, replaced);
    return text.replaceAll("127.0.0.1", `${this.network}1`).replaceAll("10.0.0.", this.network);
  }

  /** Writes a file, and gives its path. */
  write(name: string, text: string): string {
    const path = join(this.folder, name);
    writeFileSync(path, text, { mode: 0o644 });
    return path;
  }

  start(name: string, command: string, args: readonly string[], env = {}): ChildProcess {
    const log = join(this.folder, `${name}.log`);
    this.#logs.add(log);
    const output = openSync(log, "a");
    return spawn(command, args, {
      ...this.#user,
      cwd: this.folder,
      env: { PATH: process.env.PATH, HOME: this.folder, LC_ALL: "C.UTF-8", ...env },
      // Ctrl-C reaches this program alone, which ends them in order.
      detached: true,
      stdio: ["ignore", output, output],
    });
  }

  /** What each program wrote last. */
  lastLines(): string {
    const last = (log: string) => readFileSync(log, "utf8").split("\n").slice(-12).join("\n");
    return [...this.#logs].map((log) => `${log}\n${last(log)}`).join("\n");
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
