import { spawnSync } from "node:child_process";
import { installIfNeeded, root } from "./install.mjs";

// Runs on a fresh clone: until the dependencies are there, only Node itself may be imported.
process.chdir(root);
installIfNeeded();
for (const script of ["e2e/ensureBrowser.ts", "lab/compat/compat.ts"]) {
  const args = script.startsWith("lab/") ? process.argv.slice(2) : [];
  const { status } = spawnSync(process.execPath, ["--import", "tsx", script, ...args], {
    stdio: "inherit",
  });
  if (status !== 0) process.exit(status ?? 1);
}
