import { createHash } from "node:crypto";
import webpack from "webpack";

/**
 * Has the browser check every chunk of a build. The entry, whose own hash stands in the registry,
 * brings the hashes of the other scripts, and webpack's loader puts them on its script elements. A
 * chunk that did not arrive is asked for under a new address: the browser may have kept what was wrong.
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
      hooks.createScript.tap(name, (source) => `${source}\n${ofChunk}`);
      if (!this.listsHashes) return;
      // Behind what changes scripts, in front of what maps them to their sources.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1;
      compilation.hooks.processAssets.tap({ name, stage }, () => listHashes(compilation));
    });
  }
}

/** Runs where webpack's loader has made a `script` element for a `url`. */
const ofChunk = `
var failed = self.quotehavenFailed || (self.quotehavenFailed = {});
var hash = (self.quotehavenHashes || {})[url];
if (hash) script.integrity = hash;
script.crossOrigin = "anonymous";
if (failed[url]) script.src = url + "?again=" + Date.now();
script.addEventListener("load", function () { failed[url] = false; });
failed[url] = true;
`.trim();

function listHashes(compilation) {
  const entries = [...compilation.entrypoints.values()];
  const starting = new Set(entries.flatMap((entry) => entry.getFiles()));
  for (const entry of entries.filter((each) => each.getChildren().length > 0)) {
    const hashes = compilation
      .getAssets()
      .filter(({ name }) => name.endsWith(".js") && !starting.has(name))
      .map(({ name, source }) => [name, integrityOf(source.buffer())])
      .sort(([a], [b]) => (a < b ? -1 : 1));
    const banner = withHashes(JSON.stringify(Object.fromEntries(hashes)));
    for (const file of entry.getRuntimeChunk().files) {
      compilation.updateAsset(file, (source) => new webpack.sources.ConcatSource(banner, source));
    }
  }
}

/** Hashes by the full address of each script, which lies beside the entry. */
const withHashes = (hashes) =>
  `(function(h,s){for(var f in h)(self.quotehavenHashes=self.quotehavenHashes||{})[new URL(f,s).href]=h[f]})(${hashes},document.currentScript.src);\n`;

const integrityOf = (bytes) => `sha256-${createHash("sha256").update(bytes).digest("base64")}`;
