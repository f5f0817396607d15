import { createRequire } from "node:module";
import { join } from "node:path";
import { ModuleFederationPlugin } from "@module-federation/enhanced/webpack";
import { brand } from "./brand.mjs";
import { BuildManifestPlugin } from "./buildManifestPlugin.mjs";
import { common, isProduction } from "./common.mjs";
import { givenNames, GivenNamesPlugin } from "./givenNames.mjs";
import { IntegrityPlugin } from "./integrityPlugin.mjs";
import { prerenderedFiles, shellFiles } from "./prerenderedFiles.mjs";
import { readApp } from "./readApp.mjs";
import { contractVersion, lateShares, takenShares } from "./sharedModules.mjs";
import { SingletonsPlugin } from "./singletonsPlugin.mjs";
import { builtFrom } from "./sources.mjs";
import { takenNames, TakenNamesPlugin } from "./takenNames.mjs";

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
  return async (_env, argv) => {
    const app = await appIn(dir);
    return {
      ...commonOf(app, argv),
      entry: { main: join(dir, "src/index.ts") },
      plugins: [
        new IntegrityPlugin({ listsHashes: isProduction(argv) }),
        // React's code for development hides what it exports, and is never published.
        isProduction(argv) && new GivenNamesPlugin(),
        new BuildManifestPlugin({
          root,
          dir,
          description: app.description,
          describe: () => descriptionOf(dir),
          partsOf: (screens, compilation) => ({
            gives: givenNames(compilation),
            shares: lateShares(screens),
            signedIn: screens["platform/src/http/client.ts"] ?? [],
          }),
          furtherFiles: shellFiles,
          emit: {
            "page.template": "src/page.html",
            "area.html": "src/area/skeleton.html",
            "area.css": "src/area/skeleton.css",
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
  return async (_env, argv) => {
    const app = await appIn(dir);
    return {
      ...commonOf(app, argv),
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
        new TakenNamesPlugin(),
        new BuildManifestPlugin({
          root,
          dir,
          description: app.description,
          describe: () => descriptionOf(dir),
          partsOf: (_screens, compilation) => ({ takes: takenNames(compilation) }),
          furtherFiles: prerenderedFiles,
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

async function appIn(dir) {
  const description = await descriptionOf(dir);
  const { container, sources } = description;
  return { dir, container, buildId: sources.hash, description };
}

/** What the manifest of a build says that needs no compiler. */
async function descriptionOf(dir) {
  const app = await readApp(dir);
  return {
    ...app,
    container: `quotehaven_${app.name.replaceAll("-", "_")}`,
    sources: builtFrom(dir),
    ...(app.name === "shell" && { siteName: brand().name, provides: contractVersion }),
  };
}
