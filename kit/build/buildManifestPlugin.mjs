import { readFileSync, rmSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import webpack from "webpack";
import { brandFile, withBrand } from "./brand.mjs";

/** The name of the file that tells the release tool what a build consists of. */
export const BUILD_MANIFEST = "quotehaven-build.json";

/**
 * Writes down what the release tool needs to know of a build: which scripts start it, which files
 * each lazily imported screen needs, and what each asset was called in the sources.
 */
export class BuildManifestPlugin {
  /**
   * `description` is what the app says of itself; while files are watched, `describe` reads it anew at
   * each build. `partsOf` adds what the scripts of lazy imports are to others, and the names that are
   * given or taken. `furtherFiles` adds prerendered pages: files, what the manifest says of them, and
   * the routes with theirs.
   */
  constructor({
    root,
    dir,
    description,
    describe,
    emit = {},
    partsOf = () => ({}),
    furtherFiles = async (routes) => ({ routes, files: {}, said: {} }),
  }) {
    this.options = { root, dir, description, describe, emit, partsOf, furtherFiles };
  }

  apply(compiler) {
    const name = "BuildManifestPlugin";
    const { dir, root, description, describe, emit, partsOf, furtherFiles } = this.options;
    // Whoever publishes after a build that failed, or was ended, must not find the one before.
    compiler.hooks.beforeRun.tap(name, () => {
      rmSync(join(compiler.outputPath, BUILD_MANIFEST), { force: true });
    });
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const emitted = Object.values(emit).map((file) => resolve(dir, file));
      for (const file of [...emitted, brandFile]) compilation.fileDependencies.add(file);
      compilation.hooks.processAssets.tapPromise(
        { name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        async () => {
          for (const [asset, file] of Object.entries(emit)) {
            const read = readFileSync(resolve(dir, file));
            const source = /\.(html|svg)$/.test(file) ? withBrand(read.toString()) : read;
            compilation.emitAsset(asset, new webpack.sources.RawSource(source), {
              minimized: true,
            });
          }
          const app = compiler.watchMode ? await describe() : description;
          const { routes, files, said } = await furtherFiles(
            app.routes,
            dir,
            assetsOf(compilation),
          );
          for (const [asset, text] of Object.entries(files)) {
            compilation.emitAsset(asset, new webpack.sources.RawSource(text), { minimized: true });
          }
          const { screens, needs } = lazyImports(compilation, root, dir);
          const manifest = {
            ...app,
            ...said,
            routes,
            ...startOf(compilation),
            screens,
            needs,
            ...partsOf(screens, compilation),
            assets: assetsOf(compilation),
            files: filesOf(compilation),
          };
          const json = `${JSON.stringify(manifest, null, 2)}\n`;
          compilation.emitAsset(BUILD_MANIFEST, new webpack.sources.RawSource(json));
        },
      );
    });
  }
}

const scriptsOf = (files) => [...files].filter((file) => file.endsWith(".js"));

function startOf(compilation) {
  const entries = [...compilation.entrypoints.entries()].map(([name, entry]) => [
    name,
    scriptsOf(entry.getFiles()),
  ]);
  const [, entry = []] =
    entries.find(([name]) => name !== "main") ?? entries.find(([name]) => name === "main") ?? [];
  return { start: entry };
}

/**
 * Of each lazily imported module, by its source path relative to the app: the scripts it needs, and
 * what it takes from the shell.
 */
function lazyImports(compilation, root, dir) {
  const screens = new Lists();
  const needs = new Lists();
  const started = new Set(
    [...compilation.entrypoints.values()].flatMap((entry) => scriptsOf(entry.getFiles())),
  );
  for (const group of compilation.chunkGroups) {
    if (group.isInitial()) continue;
    for (const source of sourcesBehind(group, compilation)) {
      const key = relative(source.startsWith(dir) ? dir : root, source).replaceAll("\\", "/");
      screens.add(
        key,
        scriptsOf(group.getFiles()).filter((file) => !started.has(file)),
      );
      needs.add(key, takenIn(group, compilation));
    }
  }
  return { screens: screens.sorted(), needs: needs.sorted() };
}

/** The source files of the modules that the `import()` calls behind a group of chunks ask for. */
function sourcesBehind(group, compilation) {
  return [...group.blocksIterable]
    .flatMap(({ dependencies }) => dependencies)
    .map((dependency) => resourceOf(compilation.moduleGraph.getModule(dependency)))
    .filter(Boolean);
}

/** The names under which the chunks of a group take what the shell shares. */
function takenIn(group, compilation) {
  return group.chunks
    .flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)])
    .filter(({ type }) => type === "consume-shared-module")
    .map(({ options }) => options.shareKey);
}

/** Lists by name, each without repetitions. */
class Lists extends Map {
  add(name, more) {
    this.set(name, [...new Set([...(this.get(name) ?? []), ...more])].sort());
  }

  sorted() {
    return Object.fromEntries([...this].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}

function resourceOf(module) {
  return module?.nameForCondition?.() ?? module?.rootModule?.nameForCondition?.() ?? null;
}

/** Emitted asset → the name of the file it came from, for images, fonts and documents. */
function assetsOf(compilation) {
  const assets = {};
  for (const { name, info } of compilation.getAssets()) {
    if (info.sourceFilename) assets[name] = info.sourceFilename.split("/").at(-1);
  }
  return assets;
}

/** Every emitted file, so that a build that lost one on its way is noticed. */
function filesOf(compilation) {
  return (
    compilation
      .getAssets()
      .map(({ name }) => name)
      // The statistics of Module Federation name folders of the machine.
      .filter((name) => !name.endsWith(".map") && name !== "mf-stats.json")
      .sort()
  );
}
