import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { appFolders } from "../local/bin/appFolders.mjs";
import { siteApp } from "../local/src/siteApp";
import { openStore, publish, type ReleaseStore } from "../release/src/index";

/** Released pages on an address of their own, without the API: a visitor's landing asks nothing of it. */
export type PageSite = { origin: string; close(): Promise<void> };

const root = join(import.meta.dirname, "..");
const manifestFile = "quotehaven-build.json";

/** A store of its own with what was built last. */
export type BuiltStore = { store: ReleaseStore; remove(): Promise<void> };

/**
 * Publishes what was built last.
 *
 * @param isPrerendered false leaves out what the builds have prerendered; all else is the same
 * @throws where an app was not built
 */
export async function publishBuilt(isPrerendered = true): Promise<BuiltStore> {
  const folder = await mkdtemp(join(tmpdir(), "quotehaven-bench-"));
  const store = openStore(join(folder, "store"));
  for (const app of appFolders()) {
    const dist = join(root, app, "dist");
    if (!existsSync(dist)) throw new Error(`${app} was not built: npm run build.`);
    await publish(store, isPrerendered ? dist : await withoutFirstPaint(dist, join(folder, app)));
  }
  return { store, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Publishes what was built last and serves it. */
export async function servePages(isPrerendered: boolean): Promise<PageSite> {
  const { store, remove } = await publishBuilt(isPrerendered);
  const site = await siteApp({ store, foreign: [], isSecure: false });
  const origin = await site.listen({ host: "127.0.0.1", port: 0 });
  return {
    origin,
    async close() {
      await site.close();
      await remove();
    },
  };
}

type Manifest = { routes: { firstPaint?: unknown }[]; globalStyle?: string; pageScript?: string };

async function withoutFirstPaint(dist: string, copy: string): Promise<string> {
  await cp(dist, copy, { recursive: true });
  const manifest: Manifest = JSON.parse(await readFile(join(copy, manifestFile), "utf8"));
  const { globalStyle: _style, pageScript: _script, ...rest } = manifest;
  const routes = rest.routes.map(({ firstPaint: _, ...route }) => route);
  await writeFile(join(copy, manifestFile), JSON.stringify({ ...rest, routes }));
  return copy;
}
