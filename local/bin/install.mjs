import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder. */
export const root = resolve(fileURLToPath(new URL("../..", import.meta.url)));

const stamp = join(root, "node_modules", ".quotehaven-lock");

/** Says how long something took, in whole or tenths of seconds. */
export function since(startedAt) {
  const seconds = (performance.now() - startedAt) / 1000;
  return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`;
}

/**
 * Installs the dependencies where they are missing or the lockfile is another than theirs. Ends
 * the process where that fails.
 */
export function installIfNeeded() {
  const lock = readFileSync(join(root, "package-lock.json"));
  const wanted = createHash("sha256").update(lock).digest("hex");
  const installed = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";
  if (installed === wanted) return;
  // What npm itself has brought up to this lockfile meanwhile needs no fresh start.
  if (isInstalledFrom(lock)) {
    writeFileSync(stamp, wanted);
    return;
  }
  console.log("Installing the dependencies (npm ci) …");
  const startedAt = performance.now();
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    console.error("The dependencies could not be installed: see above.");
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, wanted);
  console.log(`Dependencies installed in ${since(startedAt)}.`);
}

/** Whether npm's own record of what it installed names the same versions as the lockfile. */
function isInstalledFrom(lock) {
  const hidden = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(hidden)) return false;
  const has = JSON.parse(readFileSync(hidden, "utf8")).packages;
  const wants = JSON.parse(lock.toString("utf8")).packages;
  return Object.entries(wants).every(([path, { version, optional, link }]) => {
    if (path === "" || optional || link || !path.startsWith("node_modules/")) return true;
    return has[path]?.version === version;
  });
}
