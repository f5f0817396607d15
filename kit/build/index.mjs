import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { ModuleFederationPlugin } from "@module-federation/enhanced/webpack";
import { brand } from "./brand.mjs";
import { BuildManifestPlugin } from "./buildManifestPlugin.mjs";
import { common, isProduction } from "./common.mjs";
import { withFirstFiles } from "./firstFiles.mjs";
import { remoteFirstPaint, shellFirstPaint } from "./firstPaint.mjs";
import { IntegrityPlugin } from "./integrityPlugin.mjs";
import { contractVersion, lateShares, takenShares } from "./sharedModules.mjs";
import { SingletonsPlugin } from "./singletonsPlugin.mjs";
import { pointsInSources } from "./pointsInSources.mjs";
import { textsRule } from "./textsLoader.mjs";
import { missingTexts } from "./missingTexts.mjs";
import { builtFrom } from "./sources.mjs";

export { BUILD_MANIFEST } from "./buildManifestPlugin.mjs";
export { sourceHash, sourcesOf } from "./sources.mjs";

const require = createRequire(import.meta.url);
const root = join(import.meta.dirname, "..", "..");

/**
 * webpack's configuration of the shell.
 *
 * @param {string} dir the shell's folder
 */
export function shellConfig(dir) {
  return (_env, argv) => {
    const app = appIn(dir);
    return {
      ...commonOf(app, argv),
      entry: { main: join(dir, "src/index.ts") },
      plugins: [
        new IntegrityPlugin({ listsHashes: isProduction(argv) }),
        new BuildManifestPlugin({
          root,
          dir,
          description: app.description,
          routesOf: withFirstFiles,
          partsOf: (screens) => ({
            shares: lateShares(screens),
            signedIn: screens["platform/src/http/client.ts"] ?? [],
          }),
          firstPaint: isProduction(argv) ? shellFirstPaint : undefined,
          emit: {
            "page.template": "src/page.html",
            "favicon.svg": "src/favicon.svg",
            "favicon.ico": "src/favicon.ico",
            // The fonts' licence asks to go with them.
            ...Object.fromEntries(
              ["figtree", "lora"].map((font) => [
                `${font}.LICENSE.txt`,
                require.resolve(`@fontsource-variable/${font}/LICENSE`),
              ]),
            ),
          },
        }),
      ],
      optimization: {
        ...minimised(argv),
        splitChunks: {
          chunks: "all",
          cacheGroups: {
            // Fetched and read beside the rest.
            vendor: {
              test: /[\\/]node_modules[\\/](?!@quotehaven)/,
              name: "vendor",
              chunks: "initial",
            },
          },
        },
      },
    };
  };
}

/**
 * webpack's configuration of one remote: exposes `./remote` (`src/remote.tsx`), takes everything
 * shared from the shell.
 *
 * @param {string} dir the remote's folder
 */
export function remoteConfig(dir) {
  return (_env, argv) => {
    const app = appIn(dir);
    const { module, ...config } = commonOf(app, argv);
    return {
      ...config,
      module: { rules: [...module.rules, textsRule(dir, app.description.name)] },
      entry: {},
      plugins: [
        new ModuleFederationPlugin({
          name: app.container,
          filename: "remoteEntry.js",
          exposes: { "./remote": "./src/remote.tsx" },
          shared: takenShares(),
          shareStrategy: "loaded-first",
          // Types come from the packages; a remote takes the runtime itself from the shell.
          dts: false,
          experiments: {
            externalRuntime: true,
            optimization: { target: "web", disableRemote: true },
          },
        }),
        new IntegrityPlugin({ listsHashes: isProduction(argv) }),
        new SingletonsPlugin(),
        new BuildManifestPlugin({
          root,
          dir,
          description: app.description,
          routesOf: withFirstFiles,
          firstPaint: isProduction(argv) ? remoteFirstPaint : undefined,
        }),
      ],
      optimization: minimised(argv),
    };
  };
}

const minimised = (argv) => ({
  minimize: isProduction(argv),
  moduleIds: isProduction(argv) ? "deterministic" : "named",
  chunkIds: isProduction(argv) ? "deterministic" : "named",
});

/** One name for each build: with a shared one, an open page keeps running the old code. */
function commonOf({ dir, container, buildId }, argv) {
  const config = common(dir, argv);
  return { ...config, output: { ...config.output, uniqueName: `${container}_${buildId}` } };
}

/** The global variable of a remote: no hyphen may be in its name. */
const containerOf = (name) => `quotehaven_${name.replaceAll("-", "_")}`;

function appIn(dir) {
  const { version } = JSON.parse(readFileSync(join(dir, "package.json"), "utf8"));
  const manifest = JSON.parse(readFileSync(join(dir, "quotehaven.json"), "utf8"));
  const isShell = /^shell(-|$)/.test(manifest.name);
  const sources = builtFrom(dir);
  return {
    dir,
    container: containerOf(manifest.name),
    buildId: sources.hash,
    description: {
      ...manifest,
      version,
      container: containerOf(manifest.name),
      sources,
      missingTexts: missingTexts(dir),
      found: isShell ? pointsInSources([dir, join(root, "platform")]) : foundOf(dir),
      ...(isShell
        ? { siteName: brand().name, provides: contractVersion, deprecated: announced() }
        : {}),
    },
  };
}

/** What a remote's sources touch; what it takes from the shell also by packages that it carries. */
function foundOf(dir) {
  const { dependencies = {} } = JSON.parse(readFileSync(join(dir, "package.json"), "utf8"));
  const carried = ["cover", "threads"].filter((name) => `@quotehaven/${name}` in dependencies);
  const { takes } = pointsInSources([dir, ...carried.map((name) => join(root, name))]);
  return { ...pointsInSources([dir]), takes };
}

/** What platform gives and will give no longer: told to every team whose remote uses it. */
const announced = () =>
  JSON.parse(readFileSync(join(root, "platform", "src", "deprecations.json"), "utf8"));
