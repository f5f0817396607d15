import webpack from "webpack";

const NAME = "RetrySharesPlugin";
const forgetsFailure = "delete installedModules[id];";

/**
 * Lets a part of the shell that did not come be asked for again. webpack asks once and keeps the
 * failure for good, so that Try again would never help.
 */
export class RetrySharesPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeModule.tap(NAME, (module) => {
        if (module.name !== "consumes") return;
        const generate = module.generate.bind(module);
        module.generate = () => withRetry(generate());
      });
    });
  }
}

function withRetry(source) {
  if (!source.includes(forgetsFailure) || !source.includes("startedInstallModules[id] = true")) {
    throw new Error(`webpack ${webpack.version} takes what is shared in another way than known.`);
  }
  return source.replace(forgetsFailure, `${forgetsFailure} delete startedInstallModules[id];`);
}
