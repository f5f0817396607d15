import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import { build } from "esbuild";

/** What consists of hundreds of small modules, which cost more to load than to run. */
const bundledPackages = /^(@quotehaven\/|typebox|@fastify\/type-provider-typebox|kysely|stripe)/;
/** More than one version is installed: only the importing file knows which one it means. */
const ownVersions = /^lru-cache$/;

/**
 * Makes one JavaScript file of a server's TypeScript and its many small modules; starting it takes
 * a tenth of the time of loading them one by one. The file reads data, and loads the other
 * packages, from where its sources and dependencies are: it works inside this folder only.
 *
 * @throws where a source cannot be read or resolved; the file is as it was before then
 */
export async function bundle(entry, file) {
  const { outputFiles } = await build({
    entryPoints: [entry],
    outfile: file,
    bundle: true,
    write: false,
    platform: "node",
    format: "esm",
    target: "node20",
    sourcemap: "linked",
    sourcesContent: false,
    logLevel: "silent",
    plugins: [externals, placesOf(dirname(file))],
  });
  mkdirSync(dirname(file), { recursive: true });
  for (const { path, contents } of outputFiles) {
    // A process that starts just now reads the old file or the new one, never half of one.
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, contents);
    renameSync(draft, path);
  }
}

const externals = {
  name: "externals",
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ kind, path }) =>
      kind === "entry-point" || bundledPackages.test(path) || ownVersions.test(path)
        ? undefined
        : { path, external: true },
    );
  },
};

/** Lets each source go on finding the files beside it: `import.meta.url` stays its own address. */
function placesOf(folder) {
  return {
    name: "places",
    setup({ onLoad }) {
      onLoad({ filter: /\.(ts|mjs)$/ }, ({ path }) => {
        if (path.includes("node_modules")) return undefined;
        const place = JSON.stringify(relative(folder, path).replaceAll("\\", "/"));
        const source = readFileSync(path, "utf8");
        if (/import\.meta\.(dirname|filename)/.test(source)) {
          return { errors: [{ text: `${path}: a bundle knows only import.meta.url.` }] };
        }
        const contents = source.replaceAll(
          "import.meta.url",
          `new URL(${place}, import.meta.url).href`,
        );
        return { contents, loader: path.endsWith(".ts") ? "ts" : "js" };
      });
    },
  };
}
