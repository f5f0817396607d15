import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { staleParts } from "./buildParts.mjs";
import { root } from "./install.mjs";

/** Builds the apps, and the server, whose sources changed since their last build. Ends the process on a failure. */
export function buildIfNeeded() {
  const stale = staleParts();
  if (stale.length === 0) return;
  console.log(`Building ${stale.join(", ")} …`);
  const builder = join(root, "local", "bin", "build.mjs");
  const { status } = spawnSync(process.execPath, [builder, ...stale], {
    cwd: root,
    stdio: "inherit",
  });
  if (status !== 0) process.exit(status ?? 1);
}
