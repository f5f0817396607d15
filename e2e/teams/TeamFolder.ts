import { spawn } from "node:child_process";
import { readdir, readFile, realpath, writeFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { endChild, untilReady } from "../product/childProcess";
import { clone, command } from "./command";

const startTimeoutMs = 180_000;

/** The folder of a team's remote, with what the team types in it. */
export class TeamFolder {
  constructor(
    readonly folder: string,
    /** What the team's machine says in its environment. */
    private readonly env: Record<string, string>,
  ) {}

  /** Any command of npm. */
  async npm(...args: string[]): Promise<void> {
    await command(this.folder, ["npm", "--loglevel=error", ...args], this.env);
  }

  /** The release tool as it is installed here. */
  async release(...args: string[]): Promise<void> {
    await command(this.folder, ["npx", "quotehaven-release", ...args], this.env);
  }

  /** Replaces words in a file. */
  async replace(file: string, from: string, to: string): Promise<void> {
    const path = join(this.folder, file);
    await writeFile(path, (await readFile(path, "utf8")).replace(from, to));
  }

  /** Starts `npm start` on a port; answers how it is ended. */
  async start(port: number): Promise<() => Promise<void>> {
    const bin = join(this.folder, "node_modules", ".bin", "quotehaven-remote");
    const child = spawn(process.execPath, [await realpath(bin), "start"], {
      cwd: this.folder,
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, ...this.env, PORT: String(port) },
    });
    await untilReady(child, `http://127.0.0.1:${port}/`, startTimeoutMs);
    return () => endChild(child, "SIGTERM");
  }

  /** Every installed package that lies in the clone, or is a link at all. */
  async strangers(): Promise<string[]> {
    const root = await realpath(this.folder);
    const modules = join(root, "node_modules");
    const names = await readdir(modules, { recursive: true, withFileTypes: true });
    const links = names.filter((each) => each.isSymbolicLink());
    const targets = await Promise.all(
      links.map(({ parentPath, name }) => realpath(resolve(parentPath, name))),
    );
    return targets
      .filter((path) => path.startsWith(clone) || relative(root, path).startsWith(".."))
      .sort();
  }

  /** The files of the build whose text names the clone. */
  async filesThatNameTheClone(): Promise<string[]> {
    const dist = join(this.folder, "dist");
    const files = await readdir(dist);
    const texts = await Promise.all(files.map((file) => readFile(join(dist, file), "utf8")));
    return files.filter((_, index) => texts[index]?.includes(clone));
  }
}
