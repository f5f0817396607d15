import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { staleParts } from "./buildParts.mjs";
import { root } from "./install.mjs";

/**
 * Builds the apps, and the server, whose sources changed since their last build; says on the
 * terminal which, and what went wrong.
 *
 * @param {string[]} [wanted] only these
 * @throws where one could not be built
 */
export async function buildIfNeeded(wanted) {
  const stale = staleParts().filter((part) => wanted?.includes(part) ?? true);
  if (stale.length === 0) return;
  console.log(`Building ${stale.join(", ")} …`);
  const builder = join(root, "local", "bin", "build.mjs");
  const child = spawn(process.execPath, [builder, ...stale], { cwd: root, stdio: "inherit" });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error("Not everything could be built: see above.");
}
