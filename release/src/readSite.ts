import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { pageOf } from "./pagePaths";
import type { Registry } from "./registry";
import { livePolicy, type LivePolicy } from "./securityHeaders";
import { siteFileTypes } from "./siteFiles";
import type { ReleaseStore } from "./store";

/** A page's bytes, plain and compressed. */
export type SitePage = { html: Buffer; br: Buffer | null; gz: Buffer | null };

/** The live pages of a store, for a server. */
export type Site = {
  revision: number;
  /** What the live releases add to the policy of every page. */
  policy: LivePolicy;
  /** The page that a path shows; undefined where the store has no pages at all. */
  page(path: string): Promise<SitePage | undefined>;
  /** What `/releases.json` says; undefined where the store has no pages at all. */
  releases(): Promise<Buffer | undefined>;
  /** What machines ask for by name (`siteFileTypes`); undefined where there is no such file. */
  file(name: string): Promise<Buffer | undefined>;
};

/**
 * Reads the live pages of a store. The answer is kept until the registry changes, so that asking
 * for every request costs one look at a file's date. Where the registry cannot be read any more,
 * what was live before stays so; `onUnreadable` hears of it, once for each change of the file.
 */
export function readSite(
  store: ReleaseStore,
  onUnreadable: (error: unknown) => void = () => {},
): () => Promise<Site> {
  const file = join(store.root, "registry.json");
  const kept = (before: Promise<Site>, error: unknown) => {
    onUnreadable(error);
    return before;
  };
  const lastGood = async (error: unknown) => {
    const registry = await store.history.lastGood();
    if (!registry) throw error;
    return siteOf(store, registry);
  };
  let known: { changedAt: number; site: Promise<Site> } | null = null;
  return async () => {
    const changedAt = existsSync(file) ? (await stat(file)).mtimeMs : 0;
    if (known?.changedAt !== changedAt) {
      const before = known?.site;
      const site = store.registry().then((registry) => siteOf(store, registry));
      known = { changedAt, site: site.catch((error) => kept(before ?? lastGood(error), error)) };
      known.site.catch(() => (known = null));
    }
    return known.site;
  };
}

async function siteOf(store: ReleaseStore, registry: Registry): Promise<Site> {
  const folder = join(store.root, "pages", String(registry.revision));
  const index: unknown = existsSync(join(folder, "pages.json"))
    ? JSON.parse(await readFile(join(folder, "pages.json"), "utf8"))
    : [];
  const pages = Array.isArray(index) ? index.filter(isPage) : [];
  const read = new Map<string, Promise<SitePage>>();
  return {
    revision: registry.revision,
    policy: livePolicy(registry),
    releases: () => readIfThere(join(folder, "releases.json")),
    async file(name) {
      return name in siteFileTypes ? readIfThere(join(folder, name)) : undefined;
    },
    async page(path) {
      const page = pageOf(pages, path);
      if (!page) return undefined;
      const already = read.get(page.file) ?? readPage(join(folder, page.file));
      read.set(page.file, already);
      already.catch(() => read.delete(page.file));
      return already;
    },
  };
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  return existsSync(file) ? readFile(file) : undefined;
}

async function readPage(file: string): Promise<SitePage> {
  const [html, br, gz] = await Promise.all([
    readFile(file),
    existsSync(`${file}.br`) ? readFile(`${file}.br`) : null,
    existsSync(`${file}.gz`) ? readFile(`${file}.gz`) : null,
  ]);
  return { html, br, gz };
}

function isPage(value: unknown): value is { path: string; file: string } {
  return (
    typeof value === "object" &&
    value !== null &&
    "path" in value &&
    typeof value.path === "string" &&
    "file" in value &&
    typeof value.file === "string"
  );
}
