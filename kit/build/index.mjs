import { createRequire } from "node:module";
import { join } from "node:path";
import { ModuleFederationPlugin } from "@module-federation/enhanced/webpack";
import MinimizerPlugin from "minimizer-webpack-plugin";
import { brand } from "./brand.mjs";
import { BuildManifestPlugin } from "./buildManifestPlugin.mjs";
import { common, isProduction } from "./common.mjs";
import { givenNames, GivenNamesPlugin } from "./givenNames.mjs";
import { IntegrityPlugin } from "./integrityPlugin.mjs";
import { nodeBuild } from "./nodeBuild.mjs";
import { contractVersion, lateShares, takenShares } from "./sharedModules.mjs";
import { SingletonsPlugin } from "./singletonsPlugin.mjs";
import { builtFrom } from "./sources.mjs";
import { takenNames, TakenNamesPlugin } from "./takenNames.mjs";

export { BUILD_MANIFEST } from "./buildManifestPlugin.mjs";
export { sourceHash, sourcesOf } from "./sources.mjs";

const require = createRequire(import.meta.url);

/** The entry that runs in the head of every page. */
const HEAD = "head";

/**
 * webpack's configuration of the shell.
 *
 * @param {string} dir the shell's folder
 */
export function shellConfig(dir) {
  return async (_env, argv) => {
    const app = await appIn(dir, "src/ownScreens.ts");
    return {
      ...commonOf(app, argv),
      entry: {
        main: join(dir, "src/index.ts"),
        // Holds up the first paint of every page: one small file.
        [HEAD]: join(dir, "src/head/main.ts"),
      },
      plugins: [
        new IntegrityPlugin({ listsHashes: isProduction(argv) }),
        // React's code for development hides what it exports, and is never published.
        isProduction(argv) && new GivenNamesPlugin(),
        new BuildManifestPlugin({
          dir,
          entry: "main",
          describe: app.describe,
          partsOf: (screens, compilation) => ({
            gives: givenNames(compilation),
            siteName: brand().name,
            provides: contractVersion,
            headScript: `${HEAD}.js`,
            shares: lateShares(screens),
            signedIn: screens["platform/src/http/client.ts"] ?? [],
          }),
          globalStyle: "global.css",
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
          chunks: ({ name }) => name !== HEAD,
          cacheGroups: {
            // Fetched and read beside the rest.
            vendor: {
              test: /[\\/]node_modules[\\/](?!@quotehaven)/,
              name: "vendor",
              chunks: (chunk) => chunk.name !== HEAD && chunk.canBeInitial(),
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
          // What is known of a build is in its one manifest; types come from the packages; a remote takes the runtime itself from the shell.
          manifest: false,
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
          dir,
          entry: app.container,
          describe: app.describe,
          partsOf: (_screens, compilation) => ({ takes: takenNames(compilation) }),
        }),
      ],
      optimization: minimised(argv),
    };
  };
}

const minimised = (argv) => ({
  minimize: isProduction(argv),
  // With webpack's own choice, terser, a build takes twice as long.
  minimizer: [
    new MinimizerPlugin({
      minify: MinimizerPlugin.swcMinify,
      // swc has threads of its own; processes would each begin with what this one was started with.
      parallel: false,
      terserOptions: { compress: { passes: 2 } },
    }),
  ],
  moduleIds: isProduction(argv) ? "deterministic" : "named",
  chunkIds: isProduction(argv) ? "deterministic" : "named",
});

/** One name for each build: with a shared one, an open page keeps running the old code. */
function commonOf({ dir, container }, argv) {
  const config = common(dir, argv);
  return {
    ...config,
    output: { ...config.output, uniqueName: `${container}_${builtFrom(dir).hash}` },
  };
}

/** The app in a folder: its container, and what its build for Node tells at each build for browsers. */
async function appIn(dir, module) {
  const build = nodeBuild(dir, module);
  let first = await build();
  const container = `quotehaven_${first.app.name.replaceAll("-", "_")}`;
  return {
    dir,
    container,
    async describe() {
      const { app, ...prerendered } = first ?? (await build());
      first = null;
      return { app: { ...app, container, sources: builtFrom(dir) }, ...prerendered };
    },
  };
}
