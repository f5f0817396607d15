import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { appFolders } from "../local/bin/appFolders.mjs";
import { openStore, publish, type ReleaseStore } from "../release/src/index";

const root = join(import.meta.dirname, "..");

/** A store of its own with what was built last. */
export type BuiltStore = { store: ReleaseStore; remove(): Promise<void> };

/**
 * Publishes what was built last.
 *
 * @throws where an app was not built
 */
export async function publishBuilt(): Promise<BuiltStore> {
  const folder = await mkdtemp(join(tmpdir(), "quotehaven-bench-"));
  const store = openStore(folder);
  for (const app of appFolders()) {
    const dist = join(root, app, "dist");
    if (!existsSync(dist)) throw new Error(`${app} was not built: npm run build.`);
    await publish(store, dist);
  }
  return { store, remove: () => rm(folder, { recursive: true, force: true }) };
}
