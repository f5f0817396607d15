import { spawn, type ChildProcess } from "node:child_process";
import { resolve } from "node:path";
import { endChild, hasEnded, untilReady } from "./childProcess";

const root = resolve(import.meta.dirname, "../..");
const startTimeoutMs = 600_000;

type ServerOptions = {
  /** From the root of the project. */
  script: string;
  env: NodeJS.ProcessEnv;
  /** An address that answers 2xx once it is up. */
  readyUrl: string;
};

/** A server of the product in a process of its own, which can be killed at any time. */
export class ServerProcess {
  #child: ChildProcess | undefined;
  /** What it wrote since the first start, restarts included. */
  output = "";

  constructor(private readonly options: ServerOptions) {}

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Starts it and waits until it is up. @throws with its output where it ends or stays silent */
  async start(): Promise<ChildProcess> {
    const { script, readyUrl } = this.options;
    try {
      const child = this.launch();
      await untilReady(child, readyUrl, startTimeoutMs);
      return child;
    } catch (error) {
      await this.kill();
      const output = this.output.slice(-4_000);
      throw new Error(`${script} did not come up: ${String(error)}\n${output}`, { cause: error });
    }
  }

  /** Starts it and does not wait. */
  launch(): ChildProcess {
    const { script, env } = this.options;
    const loader = script.endsWith(".ts") ? ["--import", "tsx"] : [];
    const child = spawn(process.execPath, [...loader, script], {
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
  async kill(): Promise<void> {
    if (this.#child) await endChild(this.#child, "SIGKILL");
  }

  /** Asks it to end (SIGTERM), and waits until it is gone. */
  async stop(): Promise<void> {
    if (this.#child) await endChild(this.#child, "SIGTERM");
  }

  /** Waits until it ended by itself; gives its exit code, or null where a signal ended it. */
  async ended(): Promise<number | null> {
    const child = this.#child;
    if (!child || hasEnded(child)) return child?.exitCode ?? null;
    return new Promise((resume) => child.once("exit", (code) => resume(code)));
  }
}
