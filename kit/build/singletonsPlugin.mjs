const packages = [
  "react",
  "react-dom",
  "scheduler",
  "styled-components",
  "react-router",
  "react-router-dom",
  "react-redux",
  "redux",
  "@reduxjs/toolkit",
  "react-hook-form",
  "axios",
  "i18next",
  "react-i18next",
];

/** Ours; the doors only say which part a name is of, and the landing's parts are no shared ones. */
const ownSource = /\/(platform|shared-ui)\/src\/(?!index\.ts$|landing\/)/;
const ownInstalled = /^@quotehaven\/(platform|shared-ui)\/dist\/(?!index\.js$|landing\/)/;

/**
 * Refuses a remote that carries its own copy of something the shell provides: two copies of React
 * or of the router break every hook, and each costs every visitor its bytes again.
 */
export class SingletonsPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap("SingletonsPlugin", (compilation) => {
      compilation.hooks.finishModules.tap("SingletonsPlugin", (modules) => {
        const found = new Set([...modules].map(copiedBy).filter(Boolean));
        if (found.size === 0) return;
        const names = [...found].join(", ");
        compilation.errors.push(
          new Error(
            `This remote bundles its own copy of ${names}. Import it from @quotehaven/platform, ` +
              "which the shell provides once for everybody.",
          ),
        );
      });
    });
  }
}

/** What a module is that only the shell may carry; undefined for every other. */
function copiedBy(module) {
  const path = module.nameForCondition?.()?.replaceAll("\\", "/") ?? "";
  const [, installed] = path.split(/.*\/node_modules\//);
  if (installed === undefined)
    return ownSource.exec(path)?.[0] && path.replace(/.*\/(?=\w[\w-]*\/src\/)/, "");
  if (ownInstalled.test(installed)) return installed;
  return packages.find((each) => installed.startsWith(`${each}/`));
}
