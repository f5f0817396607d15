import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import webpack from "webpack";
import { BuildManifestPlugin } from "./buildManifestPlugin.mjs";
import { withFirstFiles } from "./firstFiles.mjs";
import { remoteFirstPaint, shellFirstPaint } from "./firstPaint.mjs";
import { IntegrityPlugin } from "./integrityPlugin.mjs";
import { RetrySharesPlugin } from "./retrySharesPlugin.mjs";
import { consumedShares, contractVersion, lateShares, providedShares } from "./shares.mjs";
import { SingletonsPlugin } from "./singletonsPlugin.mjs";
import { missingTexts } from "./missingTexts.mjs";
import { builtFrom } from "./sources.mjs";

export { BUILD_MANIFEST } from "./buildManifestPlugin.mjs";
export { sourceHash, sourcesOf } from "./sources.mjs";

const require = createRequire(import.meta.url);
const kit = join(import.meta.dirname, "..");
const root = join(kit, "..");

const CHUNK_TIMEOUT_MS = 10_000;

/**
 * webpack's configuration of the shell.
 *
 * @param {string} dir the shell's folder
 */
export function shellConfig(dir) {
  return (_env, argv) => {
    const app = appIn(dir);
    return {
      ...common(app, argv),
      entry: { main: join(dir, "src/index.ts") },
      plugins: [
        new webpack.sharing.ProvideSharedPlugin({ provides: providedShares() }),
        new IntegrityPlugin(),
        new BuildManifestPlugin({
          root,
          dir,
          description: app.description,
          partsOf: (screens) => ({
            shares: lateShares(screens),
            signedIn: screens["platform/src/http/client.ts"] ?? [],
          }),
          firstPaint: isProduction(argv) ? shellFirstPaint : undefined,
          emit: {
            "page.template": "src/page.html",
            "favicon.[hash].svg": "src/favicon.svg",
            "favicon.[hash].ico": "src/favicon.ico",
            // The fonts' licence asks to go with them.
            ...Object.fromEntries(
              ["figtree", "lora"].map((font) => [
                `${font}.[hash].LICENSE.txt`,
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
            // Changes only with the lockfile, so it stays cached over most releases.
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
    return {
      ...common(app, argv),
      entry: {},
      plugins: [
        new webpack.container.ContainerPlugin({
          name: app.container,
          library: { type: "window", name: app.container },
          filename: isProduction(argv) ? "remoteEntry.[contenthash:12].js" : "remoteEntry.js",
          exposes: { "./remote": join(dir, "src/remote.tsx") },
        }),
        new webpack.sharing.ConsumeSharedPlugin({ consumes: consumedShares() }),
        new RetrySharesPlugin(),
        new IntegrityPlugin(),
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

// The router's own exports name its development build for everybody.
const routerFolder = join(dirname(require.resolve("react-router")), "..", "production");
const productionRouter = {
  "react-router$": join(routerFolder, "index.mjs"),
  "react-router/dom$": join(routerFolder, "dom-export.mjs"),
};

// One way to ask a server is enough: axios takes the first adapter it has, and that is XMLHttpRequest.
const axiosFolder = join(dirname(require.resolve("axios/package.json")), "lib");
const lessAxios = { [join(axiosFolder, "adapters", "fetch.js")]: false };

const isProduction = (argv) => argv?.mode !== "development";

const minimised = (argv) => ({
  minimize: isProduction(argv),
  moduleIds: isProduction(argv) ? "deterministic" : "named",
  chunkIds: isProduction(argv) ? "deterministic" : "named",
});

function appIn(dir) {
  const { version } = JSON.parse(readFileSync(join(dir, "package.json"), "utf8"));
  const manifest = JSON.parse(readFileSync(join(dir, "quotehaven.json"), "utf8"));
  const isShell = manifest.name === "shell";
  const sources = builtFrom(dir);
  return {
    dir,
    container: `quotehaven_${manifest.name}`,
    buildId: sources.hash,
    description: {
      ...manifest,
      version,
      container: `quotehaven_${manifest.name}`,
      sources,
      missingTexts: missingTexts(dir),
      ...(isShell ? { provides: contractVersion } : {}),
    },
  };
}

function common(app, argv) {
  const production = isProduction(argv);
  const hashed = production ? ".[contenthash:12]" : "";
  return {
    mode: production ? "production" : "development",
    // What the browserslist of our package.json can run.
    target: ["web", `browserslist:${join(kit, "package.json")}`],
    context: app.dir,
    devtool: production
      ? process.env.QUOTEHAVEN_SOURCE_MAPS === "0"
        ? false
        : "hidden-source-map"
      : "cheap-module-source-map",
    output: {
      path: join(app.dir, "dist"),
      clean: true,
      publicPath: "auto",
      filename: `[name]${hashed}.js`,
      chunkFilename: `[name]${hashed}.js`,
      assetModuleFilename: `[name]${hashed}[ext]`,
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
      // One name for each build: with a shared one, an open page keeps running the old code.
      uniqueName: `${app.container}_${app.buildId}`,
      crossOriginLoading: "anonymous",
      hashFunction: "sha256",
      // A module that failed, because a part of the shell did not come, runs again at Try again.
      strictModuleExceptionHandling: true,
    },
    resolve: {
      extensions: [".tsx", ".ts", ".mjs", ".js"],
      alias: production ? { ...productionRouter, ...lessAxios } : {},
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: require.resolve("ts-loader"),
          options: {
            transpileOnly: true,
            onlyCompileBundledFiles: true,
            configFile: join(kit, "tsconfig.json"),
            compilerOptions: { noEmit: false, sourceMap: true, types: [] },
          },
        },
        {
          test: /\.(woff2|svg|png|webp|jpe?g|pdf)$/,
          type: "asset/resource",
        },
      ],
    },
    performance: { hints: false },
    infrastructureLogging: { level: "error" },
    stats: { preset: "errors-warnings" },
  };
}
