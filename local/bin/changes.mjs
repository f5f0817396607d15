import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "./install.mjs";

/**
 * The files that differ from what another branch has (the upstream, unless told otherwise), as
 * paths from the root: what is committed since, what is not yet, and what git does not know.
 * Where there is no such branch, what is not committed counts.
 */
export function changedFiles(branch = "@{upstream}") {
  const base = tryGit("merge-base", "HEAD", branch)[0] ?? "HEAD";
  const names = [
    ...git("diff", "--name-only", base),
    ...git("ls-files", "--others", "--exclude-standard"),
  ];
  return [...new Set(names)].filter((name) => existsSync(join(root, name)));
}

/**
 * Of changed files, what each step of the tests has to look at. Of the journeys, those that changed
 * themselves: a screen is in many, and all of them take minutes.
 */
export function concernedBy(files) {
  const code = files.filter((name) => /\.(ts|tsx|mjs|js)$/.test(name));
  const journeys = files.filter((name) => /^e2e\/journeys\/.*\.spec\.ts$/.test(name));
  return { code, formatted: files, journeys };
}

function git(...args) {
  const output = execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: "pipe" });
  return output.split("\n").filter(Boolean);
}

function tryGit(...args) {
  try {
    return git(...args);
  } catch {
    return [];
  }
}
