import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";

const root = join(import.meta.dirname, "..", "..");
const skipped = new Set(["node_modules", "dist", "coverage"]);

function* filesIn(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) {
    if (!skipped.has(name) && !name.startsWith(".")) yield* filesIn(join(path, name));
  }
}

/**
 * A short hash of the names and contents of everything under `paths`, the same on every machine.
 * Tests are left out: they never reach a build.
 */
export function sourceHash(root, paths) {
  const hash = createHash("sha256");
  for (const path of paths) {
    for (const file of filesIn(join(root, path))) {
      if (/\.test\.tsx?$/.test(file)) continue;
      hash.update(relative(root, file).replaceAll("\\", "/")).update("\0");
      hash.update(readFileSync(file)).update("\0");
    }
  }
  return hash.digest("hex").slice(0, 12);
}

/** What the shell's build holds besides its own folder. Remotes take these from it at run time. */
const providedSources = ["platform/src", "shared-ui/src", "contract/src/release"];

/** What an app that uses it carries itself: no page that does not show it pays for it. */
const bundledSources = [
  "platform/src/index.ts",
  "platform/src/landing",
  "shared-ui/src/index.ts",
  "contract/src/rules",
  "contract/src/profiles",
  "contract/src/wire",
  "contract/src/cover",
  "contract/src/contact",
  "cover/src",
  "threads/src",
];

/** Whether a build of the app paints screens itself, and so shows what it otherwise takes from the shell. */
function prerenders(app) {
  const manifest = join(root, app, "quotehaven.json");
  return existsSync(manifest) && /"prerender":/.test(readFileSync(manifest, "utf8"));
}

/**
 * Folders and files whose contents decide what the build of `app` looks like. A changed answer of
 * `sourceHash` over them means that the app needs building.
 */
export function sourcesOf(app) {
  const own = ["src", "package.json", "quotehaven.json", "webpack.config.mjs"];
  return [
    ...own.map((name) => `${app}/${name}`),
    ...["platform/build", "platform/package.json", "package-lock.json", "tsconfig.json"],
    ...bundledSources,
    ...(app === "shell" || prerenders(app) ? providedSources : []),
  ];
}
