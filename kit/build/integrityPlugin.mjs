import webpack from "webpack";

/**
 * Makes webpack's own chunk loader show every script element to the shell before it is fetched
 * (`self.quotehavenScript`), which gives it the hash that the registry lists. Without it only
 * entries are checked, and a tampered chunk runs.
 */
export class IntegrityPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap("IntegrityPlugin", (compilation) => {
      const hooks = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      hooks.createScript.tap("IntegrityPlugin", (source) =>
        [source, "if (self.quotehavenScript) self.quotehavenScript(script);"].join("\n"),
      );
    });
  }
}
