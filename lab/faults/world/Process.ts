import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { endChild, hasEnded, untilReady } from "@quotehaven/e2e/product/childProcess";

const root = resolve(import.meta.dirname, "../../..");
const startTimeoutMs = 180_000;

type ProcessOptions = {
  /** From the root of the project. */
  script: string;
  env: Record<string, string>;
  /** An address that answers 2xx once it is up. */
  readyUrl: string;
  /** Goes before `node`, for instance `["faketime", "-f", "+2d"]`. */
  wrapper?: readonly string[];
};

/** A part of the product in a process of its own, which can be killed at any time. */
export class Process {
  #child: ChildProcess | null = null;
  /** What it wrote since the first start, restarts included. */
  output = "";

  constructor(private readonly options: ProcessOptions) {}

  get pid(): number {
    if (this.#child?.pid === undefined) throw new Error(`${this.options.script} is not running.`);
    return this.#child.pid;
  }

  /**
   * Starts it and waits until it is up; gives how many milliseconds that took.
   *
   * @throws with its output where it ends or stays silent
   */
  async start(): Promise<number> {
    const startedAt = performance.now();
    const { script, readyUrl } = this.options;
    try {
      await untilReady(this.launch(), readyUrl, startTimeoutMs);
      return performance.now() - startedAt;
    } catch (error) {
      await this.kill();
      const output = this.output.slice(-4_000);
      throw new Error(`${script} did not come up: ${String(error)}\n${output}`, { cause: error });
    }
  }

  /** Starts it and does not wait. */
  launch(): ChildProcess {
    const { script, env, wrapper = [] } = this.options;
    const [command = process.execPath, ...args] = [
      ...wrapper,
      process.execPath,
      ...(script.endsWith(".ts") ? ["--import", "tsx"] : []),
      script,
    ];
    const child = spawn(command, args, {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...env },
    });
    const keep = (chunk: Buffer) => (this.output += chunk.toString());
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    this.#child = child;
    return child;
  }

  /** Ends it at once, as a crash would (SIGKILL), and waits until it is gone. */
  kill(): Promise<void> {
    return this.#end("SIGKILL");
  }

  /** Asks it to end (SIGTERM), and waits until it is gone. */
  stop(): Promise<void> {
    return this.#end("SIGTERM");
  }

  get isRunning(): boolean {
    return this.#child !== null && !hasEnded(this.#child);
  }

  /** Waits until it ended by itself; gives its exit code, or null where a signal ended it. */
  async ended(): Promise<number | null> {
    const child = this.#child;
    if (!child || hasEnded(child)) return child?.exitCode ?? null;
    return new Promise((resume) => child.once("exit", (code) => resume(code)));
  }

  /** Memory in use (RSS), in megabytes. Linux only. */
  memoryMb(): number {
    const status = readFileSync(`/proc/${this.pid}/status`, "utf8");
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  }

  /** Time of a processor used since its last start, in milliseconds. Linux only. */
  processorMs(): number {
    const stat = readFileSync(`/proc/${this.pid}/stat`, "utf8");
    // After the name in brackets; user and system time are the 14th and 15th field, in 1/100 s.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[11]) + Number(fields[12])) * 10;
  }

  async #end(signal: "SIGTERM" | "SIGKILL"): Promise<void> {
    if (this.#child) await endChild(this.#child, signal);
  }
}
