import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import webpack from "webpack";
import { common } from "./common.mjs";
import { lazyImports } from "./lazyImports.mjs";

const require = createRequire(import.meta.url);
const run = promisify(execFile);
const OUTPUT_LIMIT_BYTES = 16_000_000;

/**
 * The build of an app for Node, beside the one for browsers, with the same loaders and the same
 * resolution. Returns a function that builds the app and runs it in a process without a window; called
 * again, it builds what has changed. What it wrote is removed by `remove`, or when the process ends. It
 * returns:
 *
 * - `app`: what the app says of itself in its `src/routes.tsx`, and in the field `quotehaven` of its
 *   package.json, which holds what concerns its builds alone.
 * - `pages`: the screens that its routes mark as `prerender`, each with its rules and with its markup in
 *   each language.
 * - `globalStyle`: the rules of every page.
 *
 * Markup and rules name assets as `asset:` and the name of the file. The function throws where the app
 * cannot be built or run, or where `src/prerender` of this package refuses what it says.
 *
 * @param {string} dir the app's folder
 * @param {string} [module] the file in it whose default export is the app
 */
export function nodeBuild(dir, module = "src/routes.tsx") {
  const folder = mkdtempSync(join(tmpdir(), "quotehaven-node-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once("exit", remove);
  const compiler = webpack(nodeConfig(dir, module, folder));
  const compile = promisify(compiler.run.bind(compiler));
  const build = async () => {
    const stats = await compile();
    if (stats.hasErrors()) throw new Error(stats.toString({ preset: "errors-only" }));
    const { stdout } = await run(process.execPath, [join(folder, "main.cjs")], {
      maxBuffer: OUTPUT_LIMIT_BYTES,
    });
    const { app, ...prerendered } = JSON.parse(stdout);
    const { quotehaven, version } = JSON.parse(readFileSync(join(dir, "package.json"), "utf8"));
    const sources = sourcesByChunk(stats.compilation, dir);
    const routes = app.routes.map((route) => ({
      ...route,
      screens: Object.fromEntries(
        Object.entries(route.screens).map(([path, chunks]) => [
          path,
          [...new Set(chunks.flatMap((chunk) => sources.get(chunk) ?? []))],
        ]),
      ),
    }));
    return { app: { ...app, routes, ...quotehaven, version }, ...prerendered };
  };
  return Object.assign(build, { remove });
}

function nodeConfig(dir, module, path) {
  const config = common(dir, { mode: "production" });
  return {
    ...config,
    // It runs once: what would make it smaller takes longer than it saves.
    mode: "none",
    target: "node20",
    devtool: false,
    entry: { main: require.resolve("@quotehaven/kit/prerender") },
    output: {
      ...config.output,
      ...{ path, publicPath: "", filename: "[name].cjs", chunkFilename: "[id].cjs" },
    },
    resolve: {
      ...config.resolve,
      alias: { ...config.resolve.alias, "#app$": join(dir, module) },
    },
    module: {
      ...config.module,
      // The build for browsers emits them.
      generator: { "asset/resource": { emit: false, publicPath: "asset:" } },
    },
    // Each `import()` has a chunk of its own.
    cache: true,
    optimization: { nodeEnv: "production", splitChunks: false },
  };
}

/** Id of a chunk → the source files that its `import()` asks for. */
function sourcesByChunk(compilation, dir) {
  const sources = new Map();
  for (const { group, files } of lazyImports(compilation, dir)) {
    for (const { id } of group.chunks) sources.set(id, [...(sources.get(id) ?? []), ...files]);
  }
  return sources;
}
