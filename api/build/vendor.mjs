import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("../..", import.meta.url));
const lock = readFileSync(join(root, "package-lock.json"));
const folder = join(
  root,
  ".cache/vendor",
  createHash("sha256").update(lock).digest("hex").slice(0, 16),
);

/** Libraries of hundreds of small modules, which Jest would load anew for every test file. */
const libraries = [
  "typebox",
  "typebox/compile",
  "@fastify/type-provider-typebox",
  "kysely",
  "kysely/helpers/postgres",
  "stripe",
];
const nameOf = (library) => library.replace(/\W/g, "-");

/** For Jest's `moduleNameMapper`: the same libraries, each in a file or two. */
export const vendorMap = Object.fromEntries(
  libraries.map((library) => [`^${library}$`, join(folder, `${nameOf(library)}.mjs`)]),
);

/** For Jest's `globalSetup`: makes those files where this lockfile has none yet. */
export default async function makeVendor() {
  if (existsSync(folder)) return;
  const draft = `${folder}.${process.pid}`;
  await build({
    entryPoints: Object.fromEntries(libraries.map((library) => [nameOf(library), library])),
    absWorkingDir: join(root, "api"),
    outdir: draft,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    target: "node20",
  });
  mkdirSync(dirname(folder), { recursive: true });
  try {
    renameSync(draft, folder);
  } catch {
    // Another run was first.
    rmSync(draft, { recursive: true });
  }
}
