import { execFileSync } from "node:child_process";
import { mkdtempSync, rmdirSync } from "node:fs";
import { appendFile, mkdir, rm, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A disk of a few megabytes in memory, which can be filled to the last byte. Linux, as root. */
export class SmallDisk {
  private constructor(readonly folder: string) {}

  /** Why there can be none on this machine, or null. */
  static missing(): string | null {
    if (process.platform !== "linux" || process.getuid?.() !== 0) {
      return "a small disk in memory (tmpfs) takes Linux and root";
    }
    const folder = mkdtempSync(join(tmpdir(), "quotehaven-disk-"));
    try {
      execFileSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", folder], { stdio: "pipe" });
      execFileSync("umount", [folder], { stdio: "pipe" });
      return null;
    } catch {
      return "this machine does not let root mount a tmpfs";
    } finally {
      rmdirSync(folder);
    }
  }

  static async mount(folder: string, megabytes: number): Promise<SmallDisk> {
    await mkdir(folder, { recursive: true });
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder]);
    return new SmallDisk(folder);
  }

  /** Writes until nothing more fits. */
  async fill(): Promise<void> {
    for (const size of [1_048_576, 4_096, 1]) {
      for (;;) {
        try {
          await appendFile(this.#filler, Buffer.alloc(size));
        } catch (error) {
          if (error instanceof Error && "code" in error && error.code === "ENOSPC") break;
          throw error;
        }
      }
    }
  }

  async free(): Promise<void> {
    await rm(this.#filler, { force: true });
  }

  async freeMb(): Promise<number> {
    const { bavail, bsize } = await statfs(this.folder);
    return (bavail * bsize) / 1_048_576;
  }

  /** @throws where files are open for writing */
  remount(mode: "ro" | "rw"): void {
    execFileSync("mount", ["-o", `remount,${mode}`, this.folder], { stdio: "pipe" });
  }

  async unmount(): Promise<void> {
    execFileSync("umount", ["-l", this.folder]);
  }

  get #filler(): string {
    return join(this.folder, "filler");
  }
}
