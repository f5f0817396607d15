import webpack from "webpack";

/**
 * Makes webpack's own chunk loader ask the page for the hash of every script it is about to run
 * (`self.quotehavenIntegrity`, set by the shell from its registry). Without it only entries are
 * checked, and a tampered chunk runs.
 */
export class IntegrityPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap("IntegrityPlugin", (compilation) => {
      const hooks = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      hooks.createScript.tap("IntegrityPlugin", (source) =>
        [
          source,
          "var integrity = self.quotehavenIntegrity && self.quotehavenIntegrity(script.src);",
          'if (integrity) { script.crossOrigin = "anonymous"; script.integrity = integrity; }',
        ].join("\n"),
      );
    });
  }
}
