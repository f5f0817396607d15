import { existsSync, readdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { until } from "@quotehaven/e2e/until";
import type { ApiProcess } from "./World";

/** A clock that a process takes for the machine's, and that can be moved while it runs. */
export class FakeClock {
  constructor(private readonly file: string) {}

  /** Why there can be none on this machine, or null. */
  static missing(): string | null {
    return FakeClock.#library() ? null : "the library of faketime (package `faketime`) is not here";
  }

  static #library(): string | undefined {
    const lib = "/usr/lib";
    if (!existsSync(lib)) return undefined;
    return ["", ...readdirSync(lib)]
      .map((folder) => join(lib, folder, "faketime/libfaketimeMT.so.1"))
      .find((path) => existsSync(path));
  }

  /** What a process is started with to live by this clock; its timers keep their pace. */
  get env(): Record<string, string> {
    return {
      LD_PRELOAD: FakeClock.#library() ?? "",
      FAKETIME_TIMESTAMP_FILE: this.file,
      FAKETIME_CACHE_DURATION: "1",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
      DONT_FAKE_MONOTONIC: "1",
    };
  }

  /** Sets it so many seconds ahead of the machine's, or behind it. */
  async set(seconds: number): Promise<void> {
    await writeFile(this.file, `${seconds < 0 ? "" : "+"}${seconds}\n`);
  }

  /** The same while a process lives by it, and waits until that process has noticed. */
  async move(api: ApiProcess, seconds: number): Promise<void> {
    await this.set(seconds);
    await until("the clock to have moved", async () => {
      const reply = await fetch(`${api.origin}/api/health/live`);
      await reply.body?.cancel();
      const shown = Date.parse(reply.headers.get("date") ?? "");
      return Math.abs(shown - Date.now() - seconds * 1_000) < 5_000;
    });
  }
}
