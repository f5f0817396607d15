import { readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import webpack from "webpack";
import { brandFile, withBrand } from "./brand.mjs";
import { lazyImports } from "./lazyImports.mjs";
import { prerenderedFiles } from "./prerenderedFiles.mjs";

/** The name of the file that tells the release tool what a build consists of. */
export const BUILD_MANIFEST = "quotehaven-build.json";

/**
 * Writes the prerendered pages, and what the release tool needs to know of a build: which scripts start
 * it, which files each lazily imported screen needs, and what each asset was called in the sources.
 */
export class BuildManifestPlugin {
  /**
   * `entry` is the name of the entry that starts the app. `describe` is asked at each build for what
   * `nodeBuild` answers. `emit` names files of the app by the names they are published under, and
   * `globalStyle` the style sheet of every page. `partsOf` adds facts that depend on the scripts of
   * lazy imports, and the names that are given or taken.
   */
  constructor({ dir, entry, describe, emit = {}, globalStyle, partsOf = () => ({}) }) {
    this.options = { dir, entry, describe, emit, globalStyle, partsOf };
  }

  apply(compiler) {
    const name = "BuildManifestPlugin";
    const { dir, entry, describe, emit, globalStyle, partsOf } = this.options;
    // Whoever publishes after a build that failed, or was ended, must not find the one before.
    compiler.hooks.beforeRun.tap(name, () => {
      rmSync(join(compiler.outputPath, BUILD_MANIFEST), { force: true });
    });
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const emitted = Object.values(emit).map((file) => resolve(dir, file));
      for (const file of [...emitted, brandFile]) compilation.fileDependencies.add(file);
      const emitText = (asset, text) =>
        compilation.emitAsset(asset, new webpack.sources.RawSource(text), { minimized: true });
      compilation.hooks.processAssets.tapPromise(
        { name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        async () => {
          for (const [asset, file] of Object.entries(emit)) {
            const read = readFileSync(resolve(dir, file));
            emitText(asset, /\.(html|svg)$/.test(file) ? withBrand(read.toString()) : read);
          }
          const { app, ...told } = await describe();
          const assets = assetsOf(compilation);
          const styles = globalStyle ? { [globalStyle]: told.globalStyle } : {};
          const prerendered = prerenderedFiles(app.routes, told.pages, styles, assets);
          for (const [asset, text] of Object.entries(prerendered.files)) emitText(asset, text);
          const start = scriptsOf(compilation.entrypoints.get(entry));
          const { screens, needs } = screensOf(compilation, dir, start);
          const manifest = {
            ...app,
            routes: prerendered.routes,
            start,
            screens,
            needs,
            ...partsOf(screens, compilation),
            assets,
            files: filesOf(compilation),
          };
          emitText(BUILD_MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`);
        },
      );
    });
  }
}

const scriptsOf = (group) => group.getFiles().filter((file) => file.endsWith(".js"));

/**
 * Of each lazily imported module, by its source path: the scripts it needs besides those of the start,
 * and what it takes from the shell.
 */
function screensOf(compilation, dir, start) {
  const screens = new Lists();
  const needs = new Lists();
  for (const { group, files } of lazyImports(compilation, dir)) {
    for (const file of files) {
      screens.add(
        file,
        scriptsOf(group).filter((script) => !start.includes(script)),
      );
      needs.add(file, takenIn(group, compilation));
    }
  }
  return { screens: screens.sorted(), needs: needs.sorted() };
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
  return compilation
    .getAssets()
    .map(({ name }) => name)
    .filter((name) => !name.endsWith(".map"))
    .sort();
}
