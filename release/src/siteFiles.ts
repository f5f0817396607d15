import { SHELL, type BuildRecord, type Registry } from "./registry";

/** What machines ask for by name, beside the pages. */
export const siteFileTypes: Readonly<Record<string, string>> = {
  "/favicon.ico": "image/x-icon",
  "/robots.txt": "text/plain; charset=utf-8",
  "/sitemap.xml": "application/xml; charset=utf-8",
};

/** The file of the shell's build that is served as /favicon.ico; undefined where it has none. */
export function faviconOf(shell: BuildRecord): string | undefined {
  return Object.keys(shell.files).find((file) => /^favicon\..*ico$/.test(file));
}

/**
 * The texts for search engines, by file name: what they may visit, and which pages there are to
 * find. Both name whole addresses, so without an `origin` there is no list of pages.
 */
export function searchFiles(registry: Registry, origin: string | null): Record<string, string> {
  if (!registry.apps[SHELL]) return {};
  const named = Object.values(registry.apps).filter(({ stable }) => !stable.isUnlisted);
  const routes = named.flatMap(({ stable }) => stable.routes);
  const closed = routes.filter(({ role }) => role !== "anyone");
  const lines = [
    "User-agent: *",
    "Disallow: /api/",
    ...closed.map(({ prefix }) => `Disallow: ${prefix}`).sort(),
    ...(origin === null ? [] : ["", `Sitemap: ${origin}/sitemap.xml`]),
  ];
  const robots = { "robots.txt": `${lines.join("\n")}\n` };
  if (origin === null) return robots;
  const listed = routes.filter(({ isListed }) => isListed).map(({ prefix }) => prefix);
  return { ...robots, "sitemap.xml": sitemap(listed.sort(), origin) };
}

function sitemap(paths: readonly string[], origin: string): string {
  const urls = paths.map((path) => `  <url><loc>${origin}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}
