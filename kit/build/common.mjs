import { createRequire } from "node:module";
import { join } from "node:path";
import { styledNames } from "./styledNames.mjs";

const require = createRequire(import.meta.url);
const kit = join(import.meta.dirname, "..");
const CHUNK_TIMEOUT_MS = 10_000;

export const isProduction = (argv) => argv?.mode !== "development";

/**
 * What every build has in common: sources, assets, and the browsers they are for.
 *
 * @param {string} dir the app's folder
 */
export function common(dir, argv) {
  const production = isProduction(argv);
  const hasMaps = process.env.QUOTEHAVEN_SOURCE_MAPS !== "0";
  const devtool = production ? hasMaps && "hidden-source-map" : "cheap-module-source-map";
  return {
    mode: production ? "production" : "development",
    // What the browserslist of our package.json can run.
    target: ["web", `browserslist:${join(kit, "package.json")}`],
    context: dir,
    devtool,
    output: {
      path: join(dir, "dist"),
      clean: true,
      publicPath: "auto",
      // No hashes: each version of a build has a folder of its own, named by its contents.
      filename: "[name].js",
      chunkFilename: "[name].js",
      assetModuleFilename: "[name][ext]",
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
      crossOriginLoading: "anonymous",
      hashFunction: "sha256",
      // A module that failed, because a part of the shell did not come, runs again at Try again.
      strictModuleExceptionHandling: true,
    },
    resolve: {
      extensions: [".tsx", ".ts", ".mjs", ".js"],
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
            compilerOptions: { noEmit: false, sourceMap: devtool !== false, types: [] },
            getCustomTransformers: () => ({ before: [styledNames()] }),
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
