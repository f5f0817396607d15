import { composePages } from "./composePages";
import { copiesOf, QUICK_BROTLI_QUALITY } from "./compress";
import type { keptBuilds } from "./keptBuilds";
import { liveReleases } from "./liveReleases";
import type { ReadFile } from "./pageContent";
import { SHELL, type BuildRecord, type Registry } from "./registry";
import { isShell } from "./shells";
import { faviconOf, searchFiles } from "./siteFiles";
import { readJson, type PageFiles, type Storage } from "./storage";

/** A shell's page, with places for what the tool writes into it. */
const TEMPLATE = "page.template";

type Builds = Pick<ReturnType<typeof keptBuilds>, "fileOf" | "record">;

/** What pages are composed from: the store's builds, and where people reach the site, if that is known. */
type PagesSource = Builds & { origin: string | null };

/** The pages of a revision with their compressed copies, and what machines ask for. */
export async function pagesOf(
  { origin, fileOf, record }: PagesSource,
  next: Registry,
): Promise<PageFiles> {
  const shell = next.apps[SHELL]?.stable;
  const pages = await composedPages(fileOf, next);
  const files: Record<string, Buffer> = {
    "pages.json": asText(JSON.stringify(pages.map(({ path, file }) => ({ path, file })))),
    "releases.json": asText(JSON.stringify(await liveReleases(next, record))),
  };
  for (const [file, text] of Object.entries(searchFiles(next, origin))) files[file] = asText(text);
  const favicon = shell && faviconOf(shell);
  if (favicon) files["favicon.ico"] = await wholeFile(fileOf, shell, favicon);
  const written = pages.map(async ({ file, html }) => {
    files[file] = asText(html);
    Object.assign(files, await copiesOf(file, asText(html), QUICK_BROTLI_QUALITY));
  });
  await Promise.all(written);
  return files;
}

/** The pages of a registry; none where no shell is live. */
export async function composedPages(fileOf: Builds["fileOf"], registry: Registry) {
  const read = await readingFrom(fileOf, registry);
  return composePages(registry, (shell) => read(shell, TEMPLATE), read);
}

/** Gives those files of live builds that may stand in pages: they are all read before. */
async function readingFrom(fileOf: Builds["fileOf"], { apps }: Registry): Promise<ReadFile> {
  const known = new Map<string, string>();
  const keyOf = (build: BuildRecord, file: string) => `${build.name} ${build.version} ${file}`;
  const wanted = Object.values(apps).flatMap(({ stable }) =>
    [
      ...(isShell(stable.name) ? [TEMPLATE] : []),
      ...Object.keys(stable.files).filter((file) => file.endsWith(".html")),
    ].map((file) => ({ stable, file })),
  );
  const read = wanted.map(async ({ stable, file }) => {
    const bytes = await fileOf(stable, file);
    if (bytes) known.set(keyOf(stable, file), bytes.toString("utf8"));
  });
  await Promise.all(read);
  return (build, file) => {
    const text = known.get(keyOf(build, file));
    if (text === undefined)
      throw new Error(`${file} of ${build.name} ${build.version} is missing.`);
    return text;
  };
}

/** The files that the pages of a revision lack; its list of pages alone where that cannot be read. */
export async function missingPages(
  storage: Storage,
  { revision, apps }: Registry,
): Promise<string[]> {
  if (!apps[SHELL]) return [];
  const place = storage.pagesAt(revision);
  const index = await readJson(storage, `${place}/pages.json`).catch(() => null);
  if (!Array.isArray(index)) return ["pages.json"];
  const files = index.map((page: { file?: unknown }) => String(page.file));
  const tags = await Promise.all(files.map((file) => storage.tagOf(`${place}/${file}`)));
  const missing = files.filter((_, order) => tags[order] === null);
  return (await isAnnounced(storage, revision)) ? missing : [...missing, "releases.json"];
}

/** Whether what pages ask for says this revision: where pages lie in one place, it may be an earlier one. */
async function isAnnounced(storage: Storage, revision: number): Promise<boolean> {
  const path = `${storage.pagesAt(revision)}/releases.json`;
  const said = await readJson(storage, path).catch(() => null);
  return (
    typeof said === "object" && said !== null && "revision" in said && said.revision === revision
  );
}

async function wholeFile(
  fileOf: Builds["fileOf"],
  build: BuildRecord,
  file: string,
): Promise<Buffer> {
  const bytes = await fileOf(build, file);
  if (bytes) return bytes;
  throw new Error(`${file} of ${build.name} ${build.version} is missing.`);
}

const asText = (text: string) => Buffer.from(text);
