import { join, relative, sep } from "node:path";
import { sourceHash } from "@quotehaven/contract/build/source-hash";

export { sourceHash } from "@quotehaven/contract/build/source-hash";

const root = join(import.meta.dirname, "..", "..");
/** What remotes take from the shell at run time. Their builds run it, to read and to prerender them. */
const providedSources = [
  "platform/src",
  "shared-ui/src",
  "kit/src/prerender",
  "contract/src/release",
];

/** What an app that uses it carries itself: no page that does not show it pays for it. */
const bundledSources = [
  "platform/src/index.ts",
  "shared-ui/src/index.ts",
  "contract/src/rules",
  "contract/src/profiles",
  "contract/src/wire",
  "contract/src/cover",
  "contract/src/contact",
  "contract/src/policy",
  "shared-features/src",
];

const ownSources = ["src", "package.json", "webpack.config.mjs"];

/**
 * Folders and files whose contents decide what the build of `app` looks like. A changed answer of
 * `sourceHash` over them means that the app needs building.
 */
export function sourcesOf(app) {
  return [
    ...ownSources.map((name) => `${app}/${name}`),
    ...[
      "kit/build",
      "kit/package.json",
      "kit/tsconfig.json",
      "contract/build",
      "platform/package.json",
      "package-lock.json",
    ],
    ...bundledSources,
    ...providedSources,
  ];
}

/**
 * What a build in `dir` says of its sources, so that the release tool can see whether it is of those
 * that lie beside it: their paths, the folder these are relative to, and the hash over them.
 */
export function builtFrom(dir) {
  const isOurs = dir.startsWith(root + sep);
  const base = isOurs ? root : dir;
  const paths = isOurs ? sourcesOf(relative(root, dir)) : [...ownSources, "package-lock.json"];
  return { root: relative(dir, base) || ".", paths, hash: sourceHash(base, paths) };
}
