import { existsSync, readdirSync, statSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { build, type BuildFailure, type Message, type Plugin } from "esbuild";
import { clone } from "../teams/world/clone";

/** What every remote takes from the shell at run time. */
const shared = ["platform", "shared-ui"];
/** What its build carries, and takes from the shell in its turn. */
const carried = { cover: "index.ts", threads: "index.ts", "platform/landing": "landing/index.ts" };

/**
 * What remotes ask the shell for that it no longer has: names of platform and shared-ui, and events.
 *
 * @param then a folder with the sources of the remotes' commit
 * @param now one with the sources of the shell's
 * @returns for each remote by its folder, a sentence for everything that it misses
 */
export async function whatBreaks(then: string, now = clone): Promise<Record<string, string[]>> {
  const remotes = (await readdir(then)).filter((folder) =>
    existsSync(join(then, folder, "src", "remote.tsx")),
  );
  const gone = (await eventsOf(then)).filter(await missingFrom(eventsOf(now)));
  const breaks = remotes.map(async (remote): Promise<[string, string[]]> => [
    remote,
    [...(await missingNames(then, now, remote)), ...(await saidOrHeard(join(then, remote), gone))],
  ]);
  return Object.fromEntries(await Promise.all(breaks));
}

/** A bundler refuses a name that nobody gives; types are none to it. */
async function missingNames(then: string, now: string, remote: string): Promise<string[]> {
  const sources = new Map([
    ...shared.map((name) => [name, join(now, name, "src/index.ts")] as const),
    ...Object.entries(carried).map(
      ([name, index]) => [name, join(then, name.split("/")[0] ?? "", "src", index)] as const,
    ),
  ]);
  const ours: Plugin = {
    name: "ours",
    setup({ onResolve }) {
      // Of form.ts and Form.tsx the bundler itself would take one for both.
      onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir }) => ({
        path: exactFile(join(resolveDir, path)),
      }));
      onResolve({ filter: /^@quotehaven\// }, ({ path }) => {
        const source = sources.get(path.replace("@quotehaven/", ""));
        return source ? { path: source } : { path, external: true };
      });
    },
  };
  try {
    await build({
      entryPoints: [join(then, remote, "src", "remote.tsx")],
      plugins: [ours],
      bundle: true,
      packages: "external",
      format: "esm",
      splitting: true,
      outdir: join(then, "bundled"),
      write: false,
      loader: Object.fromEntries(
        [".svg", ".png", ".webp", ".pdf", ".woff2"].map((ending) => [ending, "empty"]),
      ),
      logLevel: "silent",
    });
    return [];
  } catch (error) {
    if (!isFailure(error)) throw error;
    return [...new Set(error.errors.map(asWords))].sort();
  }
}

/** The source that an import without its ending means, by its very letters. */
function exactFile(path: string): string {
  const ways = ["", ".ts", ".tsx", "/index.ts", "/index.tsx"].map((ending) => path + ending);
  return ways.find((way) => isThere(way)) ?? path;
}

function isThere(file: string): boolean {
  const folder = dirname(file);
  if (!existsSync(file) || statSync(file).isDirectory()) return false;
  return readdirSync(folder).includes(basename(file));
}

function asWords({ text, location }: Message): string {
  const [, from, name] = /^No matching export in "(.*?)" for import "(.*?)"/.exec(text) ?? [];
  const where = location ? ` (${basename(location.file)})` : "";
  const owner = shared.find((folder) => from?.includes(`${folder}/src/index.ts`));
  return owner ? `takes ${name} of @quotehaven/${owner}, which is gone${where}` : text + where;
}

const isFailure = (error: unknown): error is BuildFailure =>
  error instanceof Error && "errors" in error;

/** The events that platform lists. */
async function eventsOf(root: string): Promise<string[]> {
  const text = await readFile(join(root, "platform/src/events/platformEvents.ts"), "utf8");
  const [, listed = ""] = /^type OwnEvents = \{\n(.*?)^\};/ms.exec(text) ?? [];
  const names = [...listed.matchAll(/^ {2}(\w+):/gm)].flatMap(([, name]) => name ?? []);
  if (names.length === 0) throw new Error(`${root} lists no events of the platform.`);
  return names;
}

async function missingFrom(listed: Promise<string[]>) {
  const there = new Set(await listed);
  return (name: string) => !there.has(name);
}

async function saidOrHeard(folder: string, gone: readonly string[]): Promise<string[]> {
  const files = (await readdir(join(folder, "src"), { recursive: true })).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  );
  const texts = await Promise.all(files.map((file) => readFile(join(folder, "src", file), "utf8")));
  const used = new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/\bevents\s*\.(?:on|emit)\(\s*"(\w+)"/g)].map(([, name]) => name),
    ),
  );
  return gone
    .filter((name) => used.has(name))
    .map((name) => `has to do with the event ${name}, which is gone`);
}
