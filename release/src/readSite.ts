import { pageOf } from "./pagePaths";
import type { Registry } from "./registry";
import { siteFileTypes } from "./revisionPages";
import { livePolicy, type LivePolicy } from "./securityHeaders";
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
  /** The body of `/releases.json`; undefined where the store has no pages at all. */
  releases(): Promise<Buffer | undefined>;
  /** A file of `siteFileTypes`; undefined where there is no such file. */
  file(name: string): Promise<Buffer | undefined>;
};

/**
 * Reads the live pages of a store. The answer is cached until the registry changes, so a request
 * costs one look at a file's date. Where the registry cannot be read any more, what was live stays
 * so, and `onUnreadable` is called once for each change of the file.
 */
export function readSite(
  store: ReleaseStore,
  onUnreadable: (error: unknown) => void = () => {},
): () => Promise<Site> {
  let known: { tag: string | null; site: Promise<Site> } | null = null;

  async function load(before: Promise<Site> | undefined): Promise<Site> {
    try {
      return await siteOf(store, await store.registry());
    } catch (error) {
      onUnreadable(error);
      const registry = before ? null : await store.lastGood();
      if (registry) return siteOf(store, registry);
      if (before) return before;
      throw error;
    }
  }

  return async () => {
    const tag = await store.storage.tagOf("registry.json");
    if (!known || known.tag !== tag) {
      const asked = { tag, site: load(known?.site) };
      known = asked;
      asked.site.catch(() => {
        if (known === asked) known = null;
      });
    }
    return known.site;
  };
}

async function siteOf({ storage }: ReleaseStore, registry: Registry): Promise<Site> {
  const place = storage.pagesAt(registry.revision);
  const bytesOf = async (file: string) => (await storage.read(`${place}/${file}`))?.bytes ?? null;
  const index = await readJson(storage, `${place}/pages.json`);
  const pages = Array.isArray(index) ? index.filter(isPage) : [];
  const cached = new Map<string, Promise<SitePage>>();

  async function readPage(file: string): Promise<SitePage> {
    const [html, br, gz] = await Promise.all([file, `${file}.br`, `${file}.gz`].map(bytesOf));
    if (!html) throw new Error(`The page ${file} is not there.`);
    return { html, br: br ?? null, gz: gz ?? null };
  }

  return {
    revision: registry.revision,
    policy: livePolicy(registry),
    releases: async () => (await bytesOf("releases.json")) ?? undefined,
    async file(name) {
      return name in siteFileTypes ? ((await bytesOf(name.slice(1))) ?? undefined) : undefined;
    },
    async page(path) {
      const file = pageOf(pages, path)?.file;
      if (file === undefined) return undefined;
      const page = cached.get(file) ?? readPage(file);
      cached.set(file, page);
      page.catch(() => cached.delete(file));
      return page;
    },
  };
}

function isPage(value: unknown): value is { path: string; file: string } {
  const { path, file } = Object(value);
  return typeof path === "string" && typeof file === "string";
}
