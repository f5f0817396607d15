import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Script } from "node:vm";
import { BUILD_FILE } from "@quotehaven/contract/release";
import { sourceHash } from "@quotehaven/contract/build/source-hash";
import { readJsonFile } from "./files";
import type { BuildRecord } from "./registry";
import { ReleaseError } from "./ReleaseError";
import { overBudget } from "./scriptBudget";
import { shapeOf } from "./shape";
import { isShell } from "./shells";

/**
 * Looks at a build before anybody else sees it: that it is of the sources beside it, and that what it
 * names is there and whole.
 *
 * @param folder the folder with the build's files; where it lies in the folder of its sources, those
 *   are compared
 * @throws ReleaseError which says what is to be done
 */
export async function assertGoodBuild(folder: string, build: BuildRecord): Promise<void> {
  const manifest = await readJsonFile(join(folder, BUILD_FILE));
  const { record } = shapeOf(BUILD_FILE);
  const { sources } = record(manifest, "it");
  assertOfTheseSources(folder, build, sources);
  assertNamesItsFiles(build);
  for (const file of Object.keys(build.integrity)) {
    assertWholeScript(build, file, await readFile(join(folder, file), "utf8"));
  }
  await assertContainer(folder, build);
}

/**
 * Refuses a build whose screens need more script of its own than its package.json allows.
 *
 * @param folder its files with their compressed copies
 * @throws ReleaseError which names every such path
 */
export async function assertWithinBudget(folder: string, build: BuildRecord): Promise<void> {
  const over = await overBudget(folder, build);
  if (over.length === 0) return;
  const paths = over.map(({ path, bytes }) => `${path} needs ${bytes}`).join(", ");
  throw new ReleaseError(
    `${build.name} may need ${build.scriptBudgetBytes} bytes of its own script before a screen ` +
      `shows: ${paths}. Load less at first, or raise quotehaven.scriptBudgetBytes in package.json.`,
  );
}

function assertOfTheseSources(folder: string, { name }: BuildRecord, value: unknown): void {
  const app = join(folder, "..");
  if (value === undefined || !existsSync(join(app, "src"))) return;
  const { record, text, texts } = shapeOf(BUILD_FILE);
  const sources = record(value, "sources");
  const root = join(app, text(sources.root, "sources.root"));
  if (sourceHash(root, texts(sources.paths, "sources.paths")) === sources.hash) return;
  throw new ReleaseError(
    `The build of ${name} is not of the sources beside it: they changed since. Build it again.`,
  );
}

function assertNamesItsFiles({ name, start, screens, files }: BuildRecord): void {
  if (start.length === 0) throw new ReleaseError(`The build of ${name} names no script to start.`);
  const named = [...start, ...Object.values(screens).flat()];
  const missing = [...new Set(named.filter((file) => !Object.hasOwn(files, file)))];
  if (missing.length === 0) return;
  throw new ReleaseError(`The build of ${name} misses ${missing.join(", ")}.`);
}

/** What arrived torn, or is a page that says that something was not found, does not parse. */
function assertWholeScript({ name }: BuildRecord, file: string, code: string): void {
  try {
    new Script(code, { filename: file });
  } catch (error) {
    throw new ReleaseError(
      `${file} of ${name} is no whole script (${String(error)}). Build it again.`,
      { cause: error },
    );
  }
}

/** The global by which the shell finds a remote's code. */
async function assertContainer(folder: string, build: BuildRecord): Promise<void> {
  const { name, container, start } = build;
  if (isShell(name)) return;
  const expected = `quotehaven_${name.replaceAll("-", "_")}`;
  if (container !== expected) {
    throw new ReleaseError(
      `${name} calls its container "${container}"; the shell finds it as "${expected}".`,
    );
  }
  const [entry = ""] = start;
  if ((await readFile(join(folder, entry), "utf8")).includes(expected)) return;
  throw new ReleaseError(`${entry} of ${name} makes no "${expected}", which the shell asks for.`);
}
