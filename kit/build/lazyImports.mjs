import { join, relative } from "node:path";

const root = join(import.meta.dirname, "..", "..");

/**
 * Each group of chunks that an `import()` loads, with the source files it asks for: relative to the
 * app, or to the repository where they are not the app's.
 *
 * @param {import("webpack").Compilation} compilation
 * @param {string} dir the app's folder
 */
export function lazyImports(compilation, dir) {
  return compilation.chunkGroups
    .filter((group) => !group.isInitial())
    .map((group) => ({
      group,
      files: [...group.blocksIterable]
        .flatMap(({ dependencies }) => dependencies)
        .map((dependency) => resourceOf(compilation.moduleGraph.getModule(dependency)))
        .filter(Boolean)
        .map((source) =>
          relative(source.startsWith(dir) ? dir : root, source).replaceAll("\\", "/"),
        ),
    }));
}

function resourceOf(module) {
  return module?.nameForCondition?.() ?? module?.rootModule?.nameForCondition?.() ?? null;
}
