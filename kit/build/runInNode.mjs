import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";

const run = promisify(execFile);
const OUTPUT_LIMIT_BYTES = 8_000_000;

/**
 * Bundles a module and runs it in a process where there is no window.
 *
 * @param {string} dir where its imports are found
 * @param {string} contents its TypeScript
 * @param {import("esbuild").Plugin[]} [plugins] how its imports are bundled
 * @returns the JSON that it writes
 */
export async function runInNode(dir, contents, plugins = []) {
  const folder = await mkdtemp(join(tmpdir(), "quotehaven-run-"));
  const file = join(folder, "run.mjs");
  try {
    await build({
      stdin: { contents, resolveDir: dir, loader: "tsx" },
      outfile: file,
      bundle: true,
      platform: "node",
      format: "esm",
      target: "node20",
      jsx: "automatic",
      define: { "process.env.NODE_ENV": '"production"' },
      // What is CommonJS among the packages still asks for Node's own modules.
      banner: {
        js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
      },
      plugins: [...plugins, exactNames, assetNames],
      logLevel: "silent",
    });
    const { stdout } = await run(process.execPath, [file], { maxBuffer: OUTPUT_LIMIT_BYTES });
    return JSON.parse(stdout);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const assetNames = {
  name: "asset names",
  setup({ onLoad }) {
    onLoad({ filter: /\.(woff2|svg|png|webp|jpe?g|pdf)$/ }, ({ path }) => ({
      contents: `export default ${JSON.stringify(`asset:${path.split(/[\\/]/).at(-1)}`)};`,
      loader: "js",
    }));
  },
};

/** A plugin of esbuild, which otherwise takes `./standing` for `Standing.tsx` where both are there. */
export const exactNames = {
  name: "exact names",
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ path, resolveDir }) => {
      if (resolveDir.includes("node_modules")) return undefined;
      const file = resolve(resolveDir, path);
      const candidates = [file, ...[".tsx", ".ts", ".mjs", "/index.ts"].map((end) => file + end)];
      const found = candidates.find((each) => /\.\w+$/.test(each) && existsSync(each));
      return found ? { path: found } : undefined;
    });
  },
};
