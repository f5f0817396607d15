import webpack from "webpack";
import { sharedModules } from "./sharedModules.mjs";

const found = new WeakMap();

/** Notes which names the shell gives of each module that it shares. It refuses to build where that is not known. */
export class GivenNamesPlugin {
  apply(compiler) {
    const name = "GivenNamesPlugin";
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // Later, modules are joined.
      compilation.hooks.afterOptimizeModules.tap(name, () => {
        const gives = givesOf(compilation);
        found.set(compilation, gives);
        const unknown = Object.keys(sharedModules).filter((each) => !gives[each]);
        if (unknown.length === 0) return;
        const words = `The shell shares ${unknown.join(", ")}, and webpack does not know what they export.`;
        compilation.errors.push(new webpack.WebpackError(words));
      });
    });
  }
}

/** The names that the shell gives, by module. */
export const givenNames = (compilation) => found.get(compilation) ?? {};

function givesOf({ modules, moduleGraph }) {
  const exported = new Map();
  for (const module of modules) {
    for (const { dependency, resolvedModule } of moduleGraph.getOutgoingConnections(module)) {
      const name = dependency?.request;
      if (!Object.hasOwn(sharedModules, name) || exported.has(name)) continue;
      const names = moduleGraph.getProvidedExports(resolvedModule);
      if (Array.isArray(names)) exported.set(name, names.sort());
    }
  }
  return Object.fromEntries(
    Object.entries(sharedModules)
      .filter(([name]) => exported.has(name))
      .map(([name, { only }]) => [name, only ?? exported.get(name)]),
  );
}
