import { execFileSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, symlink } from "node:fs/promises";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/**
 * Copies what git knows or would know of the repository to a temporary folder and gives its path.
 *
 * Whatever becomes of a run, it leaves no mutant in anybody's clone. The libraries are the clone's
 * own, by link; our packages are the copy's, or tests would import what was not changed.
 */
export async function copyRepository(root: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), "quotehaven-mutants-"));
  for (const file of filesOf(root)) {
    await mkdir(join(copy, dirname(file)), { recursive: true });
    await cp(join(root, file), join(copy, file));
  }
  const packages = (await readdir(root)).filter((name) =>
    existsSync(join(root, name, "package.json")),
  );
  for (const folder of ["", ...packages]) {
    await linkLibraries(join(root, folder, "node_modules"), join(copy, folder, "node_modules"));
  }
  await mkdir(join(copy, "node_modules/@quotehaven"));
  for (const name of packages) {
    await symlink(`../../${name}`, join(copy, "node_modules/@quotehaven", name), "junction");
  }
  return copy;
}

function filesOf(root: string): string[] {
  const listed = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"];
  const names = execFileSync("git", listed, { cwd: root, encoding: "utf8" }).split("\0");
  return [...new Set(names)].filter((name) => name !== "" && existsSync(join(root, name)));
}

async function linkLibraries(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) {
    // Names with a dot are caches and records of npm; `.bin` is needed by nothing that runs here.
    if (name.startsWith(".") || name === "@quotehaven") continue;
    await symlink(join(from, name), join(to, name), "junction");
  }
}
