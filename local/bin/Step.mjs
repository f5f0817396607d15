import { spawn } from "node:child_process";
import { constants, getPriority, setPriority } from "node:os";
import { root, since } from "./install.mjs";

const { PRIORITY_BELOW_NORMAL } = constants.priority;

/** One of the parts that are tested: it runs commands under a heading and counts what passed. */
export class Step {
  passed = 0;
  failed = 0;
  #title;
  #isYielding;
  /** What it wrote so far, until it may be shown. */
  #held;

  /**
   * @param {string} title
   * @param {{ isHeld?: boolean, isYielding?: boolean }} how held: writes when `show` is called;
   *   yielding: leaves the processor to who wants it too
   */
  constructor(title, { isHeld = false, isYielding = false } = {}) {
    this.#title = title;
    this.#held = isHeld ? [] : undefined;
    this.#isYielding = isYielding;
  }

  get title() {
    return this.#title;
  }

  get hasFailed() {
    return this.failed > 0;
  }

  /** Does the work, which is given this step. A failure is counted, and nothing is thrown. */
  async carryOut(work) {
    const startedAt = performance.now();
    this.#write(`\n=== ${this.#title} ===\n`);
    try {
      await work(this);
      if (this.passed === 0) this.passed = 1;
      this.#write(`--- ${this.#title}: passed in ${since(startedAt)}\n`);
    } catch (error) {
      if (this.failed === 0) this.failed = 1;
      this.#write(`${error instanceof Error ? error.message : error}\n`);
      this.#write(`--- ${this.#title}: FAILED after ${since(startedAt)}\n`);
    }
  }

  /** Writes what was held back, and from now on at once. */
  show() {
    for (const chunk of this.#held ?? []) process.stdout.write(chunk);
    this.#held = undefined;
  }

  /** Runs a command; rejects where it fails. */
  run(command, args, env = {}) {
    return new Promise((resolve, reject) => {
      const child = spawn(command, args, {
        cwd: root,
        stdio: this.#held ? ["ignore", "pipe", "pipe"] : "inherit",
        shell: process.platform === "win32",
        env: { ...process.env, ...env },
      });
      for (const stream of [child.stdout, child.stderr])
        stream?.on("data", (chunk) => this.#write(chunk));
      child.on("spawn", () => {
        // Who was told to yield even more must not take it back.
        const yielding = Math.max(getPriority(), PRIORITY_BELOW_NORMAL);
        if (this.#isYielding) setPriority(child.pid, yielding);
      });
      child.on("error", reject);
      child.on("close", (code, signal) => {
        if (code === 0) resolve();
        else reject(new Error(`${command} ended with ${signal ?? `code ${code}`}.`));
      });
    });
  }

  #write(chunk) {
    if (this.#held) this.#held.push(chunk);
    else process.stdout.write(chunk);
  }
}
