import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./install.mjs";

/**
 * The folders of the apps that pages are made of: every workspace with a `src/routes.tsx`. The
 * shell comes first, because remotes are checked against it.
 */
export function appFolders() {
  const { workspaces } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return workspaces
    .filter((name) => existsSync(join(root, name, "src/routes.tsx")))
    .sort((a, b) => Number(b === "shell") - Number(a === "shell"));
}
