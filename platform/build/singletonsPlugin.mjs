const provided = [
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
];

/**
 * Refuses a remote that carries its own copy of something the shell provides: two copies of React
 * or of the router break every hook, and each costs every visitor its bytes again.
 */
export class SingletonsPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap("SingletonsPlugin", (compilation) => {
      compilation.hooks.finishModules.tap("SingletonsPlugin", (modules) => {
        const found = new Set();
        for (const module of modules) {
          const path = module.nameForCondition?.()?.replaceAll("\\", "/") ?? "";
          const [, rest] = path.split(/.*\/node_modules\//);
          const name = provided.find((each) => rest?.startsWith(`${each}/`));
          if (name) found.add(name);
        }
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
