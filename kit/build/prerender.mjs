import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { styledNamesPlugin } from "./styledNames.mjs";

const run = promisify(execFile);
const OUTPUT_LIMIT_BYTES = 8_000_000;

/**
 * Prerenders the screens of an app that its manifest lists as `prerender`: for each, its rules and its
 * markup in each language. Assets are written as `asset:` and the name of their source.
 *
 * @param {string} dir the app's folder
 * @param {{ prefix: string, role: string, prerender?: string[] }[]} routes those of the manifest
 * @param {string} module the file in it whose default export has its screens
 */
export async function prerenderScreens(dir, routes, module = "src/remote.tsx") {
  const wanted = routes.flatMap(({ prefix, role, prerender = [] }) => {
    if (prerender.length > 0 && role !== "anyone") {
      throw new Error(`${prefix} is for ${role}: only pages for anyone can be prerendered.`);
    }
    return prerender.map((path) => ({ prefix, path }));
  });
  if (wanted.length === 0) return [];
  const pages = await runInNode(
    dir,
    `import app from ${JSON.stringify(`./${module}`)};
    import { prerenderScreen } from "@quotehaven/platform/prerender";
    const pages = [];
    for (const screen of ${JSON.stringify(wanted)}) {
      pages.push(await prerenderScreen(app, screen, ${JSON.stringify(routes)}));
    }
    process.stdout.write(JSON.stringify(pages));`,
  );
  for (const [index, { html }] of pages.entries()) {
    const [found] = / style="[^"]*"/.exec(Object.values(html).join("")) ?? [];
    if (!found) continue;
    const { prefix, path } = wanted[index];
    throw new Error(
      `${prefix}${path} is prerendered with${found}, which the Content-Security-Policy forbids. ` +
        "Say it in a styled component.",
    );
  }
  return wanted.map((screen, index) => ({ ...screen, ...pages[index] }));
}

/** The rules of every page, written as `prerenderScreens` writes those of a screen. */
export async function prerenderGlobalStyle(dir) {
  return runInNode(
    dir,
    `import { prerenderGlobalStyle } from "@quotehaven/platform/prerender";
    process.stdout.write(JSON.stringify(prerenderGlobalStyle()));`,
  );
}

/** The script in the head of every page, in one file. */
export async function bundleHeadScript(file) {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: "iife",
    minify: true,
    target: ["es2022"],
    legalComments: "none",
    plugins: [exactNames],
    logLevel: "silent",
  });
  return outputFiles[0].text.trim();
}

/** Runs a module in a process where there is no window; answers what it wrote. */
async function runInNode(dir, contents) {
  const folder = await mkdtemp(join(tmpdir(), "quotehaven-prerender-"));
  const file = join(folder, "prerender.mjs");
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
      plugins: [exactNames, styledNamesPlugin, assetNames],
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

/** esbuild takes `./standing` for `Standing.tsx` where both are there. */
const exactNames = {
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
