import type { BuildRecord } from "./build";
import { composePages, liveReleases } from "./composePages";
import { copiesOf, QUICK_BROTLI_QUALITY } from "./compress";
import { shellIn, type Registry } from "./registry";
import { readJson, type PageFiles, type Storage } from "./storage";

/** Gives files of builds; null where there is no such file. */
type FileOf = (build: BuildRecord, file: string) => Promise<Buffer | null>;

type PagesSource = {
  /** Where people reach the site; null where that is not known. */
  origin: string | null;
  fileOf: FileOf;
  record: (name: string, version: string) => Promise<BuildRecord>;
};

/** What machines ask for by name, beside the pages. */
export const siteFileTypes: Readonly<Record<string, string>> = {
  "/favicon.ico": "image/x-icon",
  "/robots.txt": "text/plain; charset=utf-8",
  "/sitemap.xml": "application/xml; charset=utf-8",
};

/** The pages of a revision with their compressed copies, and what machines ask for. */
export async function pagesOf(
  { origin, fileOf, record }: PagesSource,
  next: Registry,
): Promise<PageFiles> {
  const pages = await composedPages(fileOf, next);
  const texts = {
    "pages.json": JSON.stringify(pages.map(({ path, file }) => ({ path, file }))),
    "releases.json": JSON.stringify(await liveReleases(next, record)),
    ...searchFiles(next, origin),
  };
  const files: Record<string, Buffer> = {};
  for (const [file, text] of Object.entries(texts)) files[file] = Buffer.from(text);
  const shell = shellIn(next);
  const favicon = Object.keys(shell?.files ?? {}).find((file) => /^favicon\..*ico$/.test(file));
  if (shell && favicon) files["favicon.ico"] = await wholeFile(fileOf, shell, favicon);
  await Promise.all(
    pages.map(async ({ file, html }) => {
      files[file] = Buffer.from(html);
      Object.assign(files, await copiesOf(file, files[file], QUICK_BROTLI_QUALITY));
    }),
  );
  return files;
}

/** The pages of a registry; none where no shell is live. */
export async function composedPages(fileOf: FileOf, registry: Registry) {
  const texts = new Map<BuildRecord, Map<string, string>>();
  for (const { stable } of Object.values(registry.apps)) {
    const parts = Object.keys(stable.files).filter((file) => /\.(html|template)$/.test(file));
    const read = parts.map(async (file): Promise<[string, string]> => [
      file,
      (await wholeFile(fileOf, stable, file)).toString("utf8"),
    ]);
    texts.set(stable, new Map(await Promise.all(read)));
  }
  return composePages(registry, (build, file) => {
    const text = texts.get(build)?.get(file);
    if (text === undefined) throw missing(build, file);
    return text;
  });
}

/** The files that the pages of a revision lack. */
export async function missingPages(storage: Storage, registry: Registry): Promise<string[]> {
  if (!shellIn(registry)) return [];
  const { revision } = registry;
  const place = storage.pagesAt(revision);
  const read = (file: string) => readJson(storage, `${place}/${file}`).catch(() => null);
  const index = await read("pages.json");
  if (!Array.isArray(index)) return ["pages.json"];
  const missing: string[] = [];
  for (const file of index.map((page) => String(Object(page).file))) {
    if ((await storage.tagOf(`${place}/${file}`)) === null) missing.push(file);
  }
  // Where pages lie in one place, it may be that of an earlier revision.
  const isAnnounced = Object(await read("releases.json")).revision === revision;
  return isAnnounced ? missing : [...missing, "releases.json"];
}

/**
 * What search engines may visit, and which pages there are to find. The sitemap names whole
 * addresses, so there is none without an `origin`.
 */
function searchFiles(registry: Registry, origin: string | null): Record<string, string> {
  if (!shellIn(registry)) return {};
  const routes = Object.values(registry.apps)
    .filter(({ stable }) => !stable.unlisted)
    .flatMap(({ stable }) => stable.routes);
  const closed = routes.filter(({ role }) => role !== "anyone");
  const lines = [
    "User-agent: *",
    "Disallow: /api/",
    ...closed.map(({ prefix }) => `Disallow: ${prefix}`).sort(),
    ...(origin === null ? [] : ["", `Sitemap: ${origin}/sitemap.xml`]),
  ];
  const robots = { "robots.txt": `${lines.join("\n")}\n` };
  if (origin === null) return robots;
  const listed = routes.filter((route) => route.listed).map(({ prefix }) => prefix);
  const urls = listed.sort().map((path) => `  <url><loc>${origin}${path}</loc></url>`);
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
  ];
  return { ...robots, "sitemap.xml": `${sitemap.join("\n")}\n` };
}

async function wholeFile(fileOf: FileOf, build: BuildRecord, file: string): Promise<Buffer> {
  const bytes = await fileOf(build, file);
  if (bytes) return bytes;
  throw missing(build, file);
}

const missing = ({ name, version }: BuildRecord, file: string) =>
  new Error(`${file} of ${name} ${version} is missing.`);
