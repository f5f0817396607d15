import { SourceMap } from "node:module";
import { relative } from "node:path";
import webpack from "webpack";
import { sharedModules } from "./sharedModules.mjs";

/** Stands for every name of a module. */
const EVERYTHING = "*";

/** What was found of a compilation, for the build's manifest. */
const found = new WeakMap();

/**
 * Notes which names a remote takes from the modules that the shell shares, in all its chunks. It warns
 * of a name that the shell does not give, and refuses to take the whole of a library that is given in
 * part: nobody could tell what is missing.
 */
export class TakenNamesPlugin {
  apply(compiler) {
    const name = "TakenNamesPlugin";
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // Later, modules are joined, and no longer tell who imports what.
      compilation.hooks.afterOptimizeModules.tap(name, () => {
        const takes = takesOf(compilation);
        found.set(compilation, takes);
        for (const take of takes) {
          const { only } = sharedModules[take.module];
          if (!only || only.includes(take.name)) continue;
          const sentence = new webpack.WebpackError(sentenceOf(take, only));
          if (take.name !== EVERYTHING) compilation.warnings.push(sentence);
          // A build for development does not know what is used of `export *`.
          else if (compilation.options.optimization.usedExports) compilation.errors.push(sentence);
        }
      });
    });
  }
}

/** The names that a remote takes: by module and name, a place that takes it: `src/pressed.ts:2`. */
export function takenNames(compilation) {
  const takes = {};
  for (const { module, name, place } of found.get(compilation) ?? []) {
    const names = (takes[module] ??= {});
    if (!names[name] || place < names[name]) names[name] = place;
  }
  return sorted(takes);
}

function sentenceOf({ module, name, place }, only) {
  return name === EVERYTHING
    ? `${place} takes the whole of ${module}, of which the shell gives only ${only.join(", ")}.`
    : `${place} takes ${name} of ${module}, of which the shell gives only ${only.join(", ")}. ` +
        `In the page, ${name} is undefined.`;
}

function takesOf(compilation) {
  const { moduleGraph } = compilation;
  const takes = [];
  for (const module of compilation.modules) {
    if (module.type !== "consume-shared-module") continue;
    for (const connection of moduleGraph.getIncomingConnections(module)) {
      const { dependency, originModule } = connection;
      if (!dependency || !originModule || !connection.isActive(undefined)) continue;
      const names = namesIn(dependency, originModule, moduleGraph);
      const place = names.length > 0 ? placeOf(dependency, originModule, compilation) : "";
      takes.push(...names.map((name) => ({ module: module.options.shareKey, name, place })));
    }
  }
  return takes;
}

function namesIn(dependency, originModule, moduleGraph) {
  const referenced = dependency
    .getReferencedExports(moduleGraph, undefined)
    .map((each) => (Array.isArray(each) ? each : each.name));
  const names = referenced.map(([name]) => name ?? EVERYTHING);
  return [...new Set(names)];
}

/** Where a dependency stands: the file by its path from the app, and the line where a source map knows it. */
function placeOf({ loc }, originModule, compilation) {
  const source = originModule.nameForCondition?.() ?? originModule.identifier();
  const file = relative(compilation.compiler.context, source).replaceAll("\\", "/");
  const map = originModule.originalSource()?.map();
  if (!map || !loc?.start) return file;
  const { originalLine } = new SourceMap(map).findEntry(loc.start.line - 1, loc.start.column);
  return originalLine === undefined ? file : `${file}:${originalLine + 1}`;
}

function sorted(takes) {
  const byName = ([a], [b]) => (a < b ? -1 : 1);
  return Object.fromEntries(
    Object.entries(takes)
      .sort(byName)
      .map(([module, names]) => [module, Object.fromEntries(Object.entries(names).sort(byName))]),
  );
}
