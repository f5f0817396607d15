import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { composePages } from "./composePages";
import { liveReleases } from "./liveReleases";
import type { ReadFile } from "./firstPaintInPage";
import { compressFiles, QUICK_BROTLI_QUALITY } from "./compress";
import { readJsonFile } from "./files";
import { SHELL, type BuildRecord, type Registry } from "./registry";
import { faviconOf, searchFiles } from "./siteFiles";

const PAGES_KEPT = 5;

type PagesPlace = {
  /** The store's folder. */
  root: string;
  /** Where people reach the site, where that is known. */
  origin: string | null;
  buildFolder: (build: Pick<BuildRecord, "name" | "version">) => string;
  record: (name: string, version: string) => Promise<BuildRecord>;
};

/** Writes the pages of a revision, and what machines ask for, into a folder of their own. */
export async function writePages(
  { root, origin, buildFolder, record }: PagesPlace,
  next: Registry,
): Promise<void> {
  const folder = join(root, "pages", String(next.revision));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const shell = next.apps[SHELL]?.stable;
  const template = shell && (await readFile(join(buildFolder(shell), "page.template"), "utf8"));
  const pages = template ? composePages(next, template, readingFrom(buildFolder)) : [];
  for (const { file, html } of pages) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), html);
  }
  const index = pages.map(({ path, file }) => ({ path, file }));
  await writeFile(join(folder, "pages.json"), JSON.stringify(index));
  await writeFile(join(folder, "releases.json"), JSON.stringify(await liveReleases(next, record)));
  for (const [file, text] of Object.entries(searchFiles(next, origin))) {
    await writeFile(join(folder, file), text);
  }
  const favicon = shell && faviconOf(shell);
  if (favicon) await cp(join(buildFolder(shell), favicon), join(folder, "favicon.ico"));
  await compressFiles(
    folder,
    pages.map(({ file }) => file),
    QUICK_BROTLI_QUALITY,
  );
}

/** Reads files of builds, each once: many pages of a revision share them. */
export function readingFrom(buildFolder: PagesPlace["buildFolder"]): ReadFile {
  const known = new Map<string, string>();
  return (build, file) => {
    const path = join(buildFolder(build), file);
    const text = known.get(path) ?? readFileSync(path, "utf8");
    known.set(path, text);
    return text;
  };
}

/** Makes a revision's pages the ones that a web server finds. */
export async function linkSite(root: string, revision: number): Promise<void> {
  const temporary = join(root, `site.${randomUUID()}.tmp`);
  try {
    await symlink(join("pages", String(revision)), temporary, "dir");
    await rename(temporary, join(root, "site"));
  } catch {
    // A file system without links, or a Windows without the right to make them: whoever serves
    // from there reads the revision in registry.json instead.
    await rm(temporary, { force: true });
  }
}

/** Removes the pages of revisions that nobody reads any more. */
export async function dropOldPages(root: string, revision: number): Promise<void> {
  for (const name of await readdir(join(root, "pages"))) {
    const isOld = Number(name) <= revision - PAGES_KEPT;
    if (isOld) await rm(join(root, "pages", name), { recursive: true, force: true });
  }
}

/** The files that the pages of a revision lack; its list of pages alone where that cannot be read. */
export async function missingPages(root: string, { revision, apps }: Registry): Promise<string[]> {
  if (!apps[SHELL]) return [];
  const folder = join(root, "pages", String(revision));
  const index: unknown = await readJsonFile(join(folder, "pages.json")).catch(() => null);
  if (!Array.isArray(index)) return ["pages.json"];
  return index
    .map((page: { file?: unknown }) => String(page.file))
    .filter((file) => !existsSync(join(folder, file)));
}
