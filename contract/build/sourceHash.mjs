import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";

const skipped = new Set(["node_modules", "dist", "coverage"]);

function* filesIn(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) {
    if (!skipped.has(name) && !name.startsWith(".")) yield* filesIn(join(path, name));
  }
}

/**
 * A short hash of the names and contents of everything under `paths`, the same on every machine.
 * Tests are left out: they never reach a build.
 */
export function sourceHash(root, paths) {
  const hash = createHash("sha256");
  for (const path of paths) {
    for (const file of filesIn(join(root, path))) {
      if (/\.test\.tsx?$/.test(file)) continue;
      hash.update(relative(root, file).replaceAll("\\", "/")).update("\0");
      hash.update(readFileSync(file)).update("\0");
    }
  }
  return hash.digest("hex").slice(0, 12);
}
