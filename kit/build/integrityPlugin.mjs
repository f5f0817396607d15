import { createHash } from "node:crypto";
import webpack from "webpack";

/**
 * Lets the shell check every script of a build.
 *
 * webpack's own chunk loader shows it every script element before it is fetched
 * (`self.quotehavenScript`); without that only entries are checked, and a tampered chunk runs. And
 * the script that starts a build brings the hashes of all others (`self.quotehavenHashes`), so that
 * no page has to list more of a build than what starts it.
 */
export class IntegrityPlugin {
  /** @param {{ listsHashes: boolean }} options not where scripts change while they are developed */
  constructor({ listsHashes }) {
    this.listsHashes = listsHashes;
  }

  apply(compiler) {
    const name = "IntegrityPlugin";
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const hooks = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      hooks.createScript.tap(name, (source) =>
        [source, "if (self.quotehavenScript) self.quotehavenScript(script);"].join("\n"),
      );
      if (!this.listsHashes) return;
      // Behind what changes scripts, in front of what maps them to their sources.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1;
      compilation.hooks.processAssets.tap({ name, stage }, () => listHashes(compilation));
    });
  }
}

function listHashes(compilation) {
  for (const entry of compilation.entrypoints.values()) {
    const starting = new Set(entry.getFiles());
    const hashes = compilation
      .getAssets()
      .filter(({ name }) => name.endsWith(".js") && !starting.has(name))
      .map(({ name, source }) => [name, integrityOf(source.buffer())])
      .sort(([a], [b]) => (a < b ? -1 : 1));
    const list = JSON.stringify(Object.fromEntries(hashes));
    const told = `(self.quotehavenHashes=self.quotehavenHashes||[]).push([document.currentScript.src,${list}]);\n`;
    for (const file of entry.getRuntimeChunk().files) {
      compilation.updateAsset(file, (source) => new webpack.sources.ConcatSource(told, source));
    }
  }
}

const integrityOf = (bytes) => `sha256-${createHash("sha256").update(bytes).digest("base64")}`;
