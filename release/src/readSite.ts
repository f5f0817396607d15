import { pageOf } from "./pagePaths";
import type { Registry } from "./registry";
import { livePolicy, type LivePolicy } from "./securityHeaders";
import { siteFileTypes } from "./siteFiles";
import { readJson } from "./storage";
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
  const kept = (before: Promise<Site>, error: unknown) => {
    onUnreadable(error);
    return before;
  };
  const lastGood = async (error: unknown) => {
    const registry = await store.history.lastGood();
    if (!registry) throw error;
    return siteOf(store, registry);
  };
  let known: { tag: string | null; site: Promise<Site> } | null = null;
  return async () => {
    const tag = await store.storage.tagOf("registry.json");
    if (!known || known.tag !== tag) {
      const before = known?.site;
      const site = store.registry().then((registry) => siteOf(store, registry));
      known = { tag, site: site.catch((error) => kept(before ?? lastGood(error), error)) };
      known.site.catch(() => (known = null));
    }
    return known.site;
  };
}

async function siteOf({ storage }: ReleaseStore, registry: Registry): Promise<Site> {
  const place = storage.pagesAt(registry.revision);
  const bytesOf = async (file: string) => (await storage.read(`${place}/${file}`))?.bytes ?? null;
  const index = await readJson(storage, `${place}/pages.json`);
  const pages = Array.isArray(index) ? index.filter(isPage) : [];
  const read = new Map<string, Promise<SitePage>>();
  return {
    revision: registry.revision,
    policy: livePolicy(registry),
    releases: async () => (await bytesOf("releases.json")) ?? undefined,
    async file(name) {
      return name in siteFileTypes ? ((await bytesOf(name.slice(1))) ?? undefined) : undefined;
    },
    async page(path) {
      const page = pageOf(pages, path);
      if (!page) return undefined;
      const already = read.get(page.file) ?? readPage(page.file, bytesOf);
      read.set(page.file, already);
      already.catch(() => read.delete(page.file));
      return already;
    },
  };
}

async function readPage(
  file: string,
  bytesOf: (file: string) => Promise<Buffer | null>,
): Promise<SitePage> {
  const [html, br, gz] = await Promise.all([file, `${file}.br`, `${file}.gz`].map(bytesOf));
  if (!html) throw new Error(`The page ${file} is not there.`);
  return { html, br: br ?? null, gz: gz ?? null };
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
