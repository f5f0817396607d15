import { roles } from "@quotehaven/contract/rules";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { BUILD_FILE } from "@quotehaven/contract/release";
import { Type, type Static, type TSchema } from "typebox";
import { Value } from "typebox/value";
import { filesBelow, integrityOf, readJsonFile } from "./files";
import { ReleaseError } from "./ReleaseError";

/** The name that the shell is published under. */
export const SHELL = "shell";

const Text = Type.String({ minLength: 1 });
const Texts = Type.Array(Text);
const TextsByName = Type.Record(Type.String(), Texts, { default: {} });
/** The same words in each language of the site. */
const Words = Type.Object({ en: Text, es: Text });

/** Becomes a folder of the store; every object has a "constructor". */
const Name = Type.String({ pattern: "^(?!constructor$)[a-z][a-z0-9-]{0,39}$" });
const Team = Type.String({
  pattern: "^[\\p{L}\\p{N}](?:[\\p{L}\\p{N} .&'/-]{0,58}[\\p{L}\\p{N}.])?$",
});
const Version = Type.String({
  pattern: "^\\d{1,6}(?:\\.\\d{1,6}){2}(?:-[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?$",
  maxLength: 60,
});
/** Becomes an address and a file: no parent folder, nothing hidden. */
const FileName = Type.String({
  pattern: "^[A-Za-z0-9_@~-][A-Za-z0-9._@~-]*(?:/[A-Za-z0-9_@~-][A-Za-z0-9._@~-]*)*$",
  maxLength: 200,
});
/** Small letters only, because some file systems do not tell capitals apart. */
const plainPath = "^/(?:[a-z0-9_-]+(?:/[a-z0-9_-]+)*)?$";
const Path = Type.String({ pattern: plainPath });
/** Of a screen below a prefix: `leads/:leadId`. */
const PathBelow = Type.String({ pattern: "^:?[A-Za-z0-9_-]+(?:/:?[A-Za-z0-9_-]+)*$" });
/** What the Content-Security-Policy can name. */
const PolicyOrigins = Type.Array(Type.String({ pattern: "^https://[a-z0-9.-]+(?::\\d+)?$" }), {
  default: [],
});

const PrerenderedFiles = Type.Object({
  css: FileName,
  html: Type.Object({ en: FileName, es: FileName }),
  /** Names that an address must have in its query to show this page. */
  query: Type.Optional(Texts),
});

const RoleName = Type.Enum([...roles]);

const Route = Type.Object({
  prefix: Path,
  /** The prefix alone belongs to the app, not what lies below it. */
  exact: Type.Boolean({ default: false }),
  role: Type.Enum(["anyone", ...roles]),
  /** The area of this role starts here. */
  home: Type.Optional(Type.Boolean()),
  landingOf: Type.Optional(RoleName),
  /** The kinds of notifications that lead here. */
  notifications: Type.Optional(
    Type.Record(Type.String(), Type.Object({ to: PathBelow, changes: Texts })),
  ),
  /** The prefix is listed in the sitemap. */
  listed: Type.Optional(Type.Boolean()),
  title: Text,
  description: Text,
  /** Path below the prefix → source files of the lazily imported screens it shows first. */
  screens: TextsByName,
  prerendered: Type.Optional(Type.Record(Type.String({ pattern: plainPath }), PrerenderedFiles)),
});

/** What a build says of itself in `quotehaven-build.json`. Other fields are ignored. */
const description = {
  name: Name,
  team: Team,
  container: Text,
  /** A remote: the range of platform versions that it needs. */
  contract: Type.Optional(Text),
  /** The shell: the platform version that it provides. */
  provides: Type.Optional(Text),
  routes: Type.Array(Route),
  /** Scripts that start the build, in order. */
  start: Type.Array(FileName, { minItems: 1 }),
  /** No other page, registry file or sitemap names the app. */
  unlisted: Type.Optional(Type.Boolean()),
  /** The most script (brotli) that a first screen of this build may need. */
  scriptBudgetBytes: Type.Optional(Type.Integer({ minimum: 1 })),
  /** Source file of a lazy import → the scripts it needs. */
  screens: TextsByName,
  /** Source file of a lazy import → what it takes from the shell. */
  needs: TextsByName,
  /** The shell: what remotes take from it late → the scripts that hold it. */
  shares: TextsByName,
  /** A remote: module → name that it takes of it → where it does: `src/pressed.ts:2`. "*" stands for the whole module. */
  takes: Type.Record(Type.String(), Type.Record(Type.String(), Text), { default: {} }),
  /** The shell: module that it shares → the names that it gives. */
  gives: TextsByName,
  /** The shell: further scripts of a page for somebody signed in. */
  signedIn: Type.Array(Text, { default: [] }),
  /** Emitted file → name of the file that it was made from. */
  assets: Type.Record(Type.String(), Text, { default: {} }),
  /** Entries of the area's menu. */
  menu: Type.Array(
    Type.Object({ to: Text, icon: Text, label: Words, end: Type.Optional(Type.Boolean()) }),
    { default: [] },
  ),
  /** Other origins that its screens use. */
  policy: Type.Object(
    { script: PolicyOrigins, connect: PolicyOrigins, frame: PolicyOrigins },
    { default: {}, additionalProperties: false },
  ),
  preloadFonts: Type.Array(Text, { default: [] }),
  siteName: Type.String({ default: "" }),
  /** The shell: the script in the head of every page. */
  headScript: Type.Optional(Text),
};

const BuildFile = Type.Object({
  ...description,
  version: Version,
  files: Type.Array(FileName),
});

/** One immutable build, as the store holds it. */
export const BuildRecord = Type.Object({
  ...description,
  /** The package's version and a hash of the build's contents. */
  version: Type.String({ pattern: "^[0-9A-Za-z][0-9A-Za-z.-]*$" }),
  /** Every file → its hash. */
  files: Type.Record(Type.String(), Type.String()),
});
export type BuildRecord = Static<typeof BuildRecord>;

/** One route prefix that an app claims. */
export type ClaimedRoute = Static<typeof Route>;

/** Whether this can be the name of an app. */
export const isName = (name: string) => Value.Check(Name, name);

/**
 * A value from outside, checked: with defaults, without properties that the schema does not name.
 *
 * @throws ReleaseError with the first property that is not as it should be
 */
export function parsedAs<Schema extends TSchema>(
  schema: Schema,
  value: unknown,
  file: string,
): Static<Schema> {
  const copy: unknown = Value.Default(schema, structuredClone(value));
  if (Value.Check(schema, copy)) return Value.Clean(schema, copy) as Static<Schema>;
  const [error] = Value.Errors(schema, copy);
  const wrong = Value.Pointer.Get(copy, error?.instancePath ?? "");
  const shown = typeof wrong === "string" ? ` (${JSON.stringify(wrong)})` : "";
  throw new ReleaseError(`${file}: ${error?.instancePath || "it"} ${error?.message}${shown}.`);
}

/**
 * What a build says of itself.
 *
 * @throws ReleaseError where that is not whole
 */
export function parseBuild(value: unknown): Static<typeof BuildFile> {
  const build = parsedAs(BuildFile, value, BUILD_FILE);
  const needed = build.name === SHELL ? "provides" : "contract";
  if (build[needed] === undefined) throw new ReleaseError(`${BUILD_FILE}: ${needed} is missing.`);
  return build;
}

/**
 * Reads a finished build and hashes each of its files. Source maps are no part of it.
 *
 * @param folder the build's folder, or the app's folder with the build in `dist`
 * @throws ReleaseError where it is no build, misses files, or holds files that it does not name
 */
export async function readBuild(folder: string): Promise<{ folder: string; build: BuildRecord }> {
  const root = existsSync(join(folder, BUILD_FILE)) ? folder : join(folder, "dist");
  const manifest = await readJsonFile(join(root, BUILD_FILE));
  if (manifest === null) throw new ReleaseError(`There is no build in ${folder}. Build it first.`);
  const { files: named, version, ...said } = parseBuild(manifest);
  const files: Record<string, string> = {};
  for (const file of (await filesBelow(root)).filter(isPublished)) {
    files[file] = integrityOf(await readFile(join(root, file)));
  }
  const screens = Object.values(said.screens).flat();
  const missing = [...named, ...said.start, ...screens].filter((file) => !(file in files));
  if (missing.length > 0) {
    throw new ReleaseError(`The build of ${said.name} misses ${[...new Set(missing)].join(", ")}.`);
  }
  const known = new Set([...named, BUILD_FILE]);
  const strange = Object.keys(files).filter((file) => !known.has(file));
  if (strange.length > 0) {
    throw new ReleaseError(
      `${root} holds files that the build of ${said.name} does not name: ${strange.join(", ")}. ` +
        "Everybody can read what is published: build it again.",
    );
  }
  const contents = createHash("sha256").update(JSON.stringify(files)).digest("hex").slice(0, 12);
  return { folder: root, build: { ...said, version: `${version}-${contents}`, files } };
}

/** Source maps and compressed copies are not in a build's list of files. */
export function isPublished(file: string): boolean {
  return !/\.(map|br|gz)$/.test(file);
}

/** Where a build's files are served from. */
export function assetBase({ name, version }: Pick<BuildRecord, "name" | "version">): string {
  return `/assets/${name}/${version}/`;
}
