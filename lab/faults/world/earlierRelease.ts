import { execFile, execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readdir, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

const root = resolve(import.meta.dirname, "../../..");
const run = promisify(execFile);

/** What came after it: the release is the last one without. */
const NEXT_MIGRATION = "api/src/database/migrations/0025_sessions_at_size.sql";
/** What the API is built from. */
const OWN = ["api", "contract"];

/** The API as it was before some migrations, built from the history of this clone. */
export const earlierRelease = {
  /** Why it cannot be had here, or null. */
  missing: (): string | null =>
    commitBefore(NEXT_MIGRATION) === null
      ? "the history of this clone does not go back that far (git fetch --unshallow)"
      : null,

  /** Builds it in a folder, with the packages that it was installed with. */
  async build(folder: string): Promise<{ script: string; migrations: number }> {
    await mkdir(folder, { recursive: true });
    const archive = join(folder, "sources.tar");
    const commit = commitBefore(NEXT_MIGRATION) ?? "";
    await run("git", ["archive", "--output", archive, commit, ...OWN], { cwd: root });
    await run("tar", ["-xf", archive, "-C", folder]);
    await lendPackages(folder);
    await run(process.execPath, ["api/build/build.mjs"], { cwd: folder });
    const built = join(folder, "api/dist");
    // As docs/operations.md has it; what npm has kept is not asked for again.
    const install = ["install", "--omit=dev", "--prefer-offline", "--no-audit", "--no-fund"];
    await run("npm", install, { cwd: built });
    const names = await readdir(join(built, "database/migrations"));
    const migrations = names.filter((name) => name.endsWith(".sql")).length;
    return { script: join(built, "main.mjs"), migrations };
  },
};

/** The commit before the one that added a file; null where the history does not say. */
function commitBefore(file: string): string | null {
  try {
    const added = git("log", "--diff-filter=A", "--format=%H", "--", file)
      .trim()
      .split("\n")
      .at(-1);
    return added ? git("rev-parse", `${added}^`).trim() : null;
  } catch {
    return null;
  }
}

const git = (...words: string[]) => execFileSync("git", words, { cwd: root, encoding: "utf8" });

/** Lets it be built with the packages of this clone, except our own, which are its own. */
async function lendPackages(folder: string): Promise<void> {
  const modules = join(folder, "node_modules");
  await mkdir(join(modules, "@quotehaven"), { recursive: true });
  for (const name of await readdir(join(root, "node_modules"))) {
    if (name !== "@quotehaven")
      await symlink(join(root, "node_modules", name), join(modules, name));
  }
  for (const name of OWN) {
    await symlink(join(folder, name), join(modules, "@quotehaven", name));
    const nested = join(root, name, "node_modules");
    if (existsSync(nested)) await symlink(nested, join(folder, name, "node_modules"));
  }
}
