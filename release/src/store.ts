import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { composePages } from "./composePages";
import { compressFiles } from "./compress";
import { isMissing, readJsonFile, writeAtomically } from "./files";
import { withLock } from "./lock";
import { isPublished } from "./readBuild";
import { emptyRegistry, SHELL, type BuildRecord, type Registry } from "./registry";
import { ReleaseError } from "./ReleaseError";
import { faviconOf, searchFiles } from "./siteFiles";

const PAGES_KEPT = 5;

/**
 * A release store: a folder of immutable builds, one registry that says which are live, and the
 * pages composed from it.
 *
 * ```
 * registry.json                  the only file that changes
 * builds/NAME/VERSION/           a build, with compressed copies; served under /assets/
 * records/NAME/VERSION.json      what the build says of itself, and the hash of each file
 * maps/NAME/VERSION/             its source maps; not served
 * pages/REVISION/                the pages of a revision of the registry, and what machines ask for:
 *                                favicon.ico, robots.txt, and sitemap.xml where the `origin` is known
 * site                           a link to the live revision's pages, for a web server
 * ```
 */
export function openStore(root: string, { origin = null }: { origin?: string | null } = {}) {
  const registryFile = join(root, "registry.json");

  async function registry(): Promise<Registry> {
    const stored = await readJsonFile(registryFile);
    return stored === null ? emptyRegistry : asRegistry(stored, registryFile);
  }

  async function record(name: string, version: string): Promise<BuildRecord> {
    const stored = await readJsonFile(recordFile(name, version));
    if (!isRecord(stored)) throw new ReleaseError(`The store holds no ${name} ${version}.`);
    return stored;
  }

  function recordFile(name: string, version: string): string {
    return join(root, "records", name, `${version}.json`);
  }

  function buildFolder(build: Pick<BuildRecord, "name" | "version">): string {
    return join(root, "builds", build.name, build.version);
  }

  /** Puts a build into the store; a build that is there already stays as it is. */
  async function keep(from: string, build: BuildRecord): Promise<void> {
    if (existsSync(recordFile(build.name, build.version))) return;
    const folder = buildFolder(build);
    const temporary = `${folder}.${randomUUID()}.tmp`;
    try {
      await copyFiles(from, temporary, Object.keys(build.files));
      await compressFiles(temporary, Object.keys(build.files));
      await keepMaps(from, build);
      await rm(folder, { recursive: true, force: true });
      await rename(temporary, folder);
    } finally {
      await rm(temporary, { recursive: true, force: true });
    }
    await mkdir(join(root, "records", build.name), { recursive: true });
    const described = `${JSON.stringify(build, null, 1)}\n`;
    await writeAtomically(recordFile(build.name, build.version), described);
  }

  async function keepMaps(from: string, build: BuildRecord): Promise<void> {
    const maps = (await readdir(from)).filter((file) => file.endsWith(".map"));
    if (maps.length > 0) await copyFiles(from, join(root, "maps", build.name, build.version), maps);
  }

  /**
   * Changes the registry. Pages are written first, into a folder of their own; putting the new
   * registry in the place of the old one is the moment at which everything changes together.
   */
  async function change(
    decide: (now: Registry) => Promise<Registry> | Registry,
  ): Promise<Registry> {
    await mkdir(root, { recursive: true });
    return withLock(join(root, "registry.lock"), async () => {
      const now = await registry();
      const decided = await decide(now);
      if (decided === now) return now;
      const next = { ...decided, revision: now.revision + 1 };
      await writePages(next);
      await writeAtomically(registryFile, `${JSON.stringify(next, null, 1)}\n`);
      await linkSite(next.revision);
      await dropOldPages(next.revision);
      return next;
    });
  }

  async function writePages(next: Registry): Promise<void> {
    const folder = join(root, "pages", String(next.revision));
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const shell = next.apps[SHELL]?.stable;
    const template = shell && (await readFile(join(buildFolder(shell), "page.template"), "utf8"));
    const pages = template ? composePages(next, template) : [];
    for (const { file, html } of pages) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), html);
    }
    const index = pages.map(({ path, file }) => ({ path, file }));
    await writeFile(join(folder, "pages.json"), JSON.stringify(index));
    await writeFile(join(folder, "releases.json"), JSON.stringify({ revision: next.revision }));
    for (const [file, text] of Object.entries(searchFiles(next, origin))) {
      await writeFile(join(folder, file), text);
    }
    const favicon = shell && faviconOf(shell);
    if (favicon) await cp(join(buildFolder(shell), favicon), join(folder, "favicon.ico"));
    await compressFiles(
      folder,
      pages.map(({ file }) => file),
    );
  }

  async function linkSite(revision: number): Promise<void> {
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

  async function dropOldPages(revision: number): Promise<void> {
    for (const name of await readdir(join(root, "pages"))) {
      const isOld = Number(name) <= revision - PAGES_KEPT;
      if (isOld) await rm(join(root, "pages", name), { recursive: true, force: true });
    }
  }

  return { root, registry, record, keep, change, buildFolder };
}

/** An opened release store. */
export type ReleaseStore = ReturnType<typeof openStore>;

async function copyFiles(from: string, to: string, names: string[]): Promise<void> {
  for (const name of names) {
    await mkdir(dirname(join(to, name)), { recursive: true });
    await cp(join(from, name), join(to, name));
  }
}

/** Every version of an app that the store holds. */
export async function keptVersions(store: ReleaseStore, name: string): Promise<string[]> {
  try {
    const names = await readdir(join(store.root, "builds", name));
    return names.filter((each) => !each.endsWith(".tmp") && isPublished(each)).sort();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

// Both files are written by this module alone; what is checked is that they are these files.
function asRegistry(value: unknown, file: string): Registry {
  if (isRegistry(value)) return value;
  throw new ReleaseError(`${file} is no registry.`);
}

function isRegistry(value: unknown): value is Registry {
  return isObject(value) && "revision" in value && "apps" in value && isObject(value.apps);
}

function isRecord(value: unknown): value is BuildRecord {
  return isObject(value) && "files" in value && "routes" in value && "version" in value;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
