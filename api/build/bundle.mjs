import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import { build } from "esbuild";

/** What consists of hundreds of small modules, which cost more to load than to run, or of JSON alone. */
const bundledPackages =
  /^(@quotehaven\/|typebox|@fastify\/type-provider-typebox|kysely|stripe|tlds)/;
/** More than one version is installed: only the importing file knows which one it means. */
const ownVersions = /^lru-cache$/;

/** Whether a package becomes part of the file; of the others the file says their name. */
export const isBundled = (name) => bundledPackages.test(name) || ownVersions.test(name);

/**
 * Makes one JavaScript file of a server's TypeScript and its many small modules; starting it takes
 * a tenth of the time of loading them one by one. Answers the packages that it loads besides.
 *
 * The file reads data from beside its sources, so it works inside this folder only; with `root`,
 * from the same places below itself, where whoever asks for that puts the data.
 *
 * @throws where a source cannot be read or resolved; the file is as it was before then
 */
export async function bundle(entry, file, { root } = {}) {
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    outfile: file,
    bundle: true,
    write: false,
    metafile: true,
    platform: "node",
    format: "esm",
    target: "node20",
    sourcemap: "linked",
    sourcesContent: false,
    logLevel: "silent",
    plugins: [externals, placesOf(root ?? dirname(file))],
  });
  mkdirSync(dirname(file), { recursive: true });
  for (const { path, contents } of outputFiles) {
    // A process that starts just now reads the old file or the new one, never half of one.
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, contents);
    renameSync(draft, path);
  }
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  return new Set(imports.flatMap(({ path, external }) => (external ? [packageOf(path)] : [])));
}

const packageOf = (path) => /^(@[^/]+\/)?[^/]+/.exec(path)[0];

const externals = {
  name: "externals",
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ kind, path }) =>
      kind === "entry-point" || isBundled(path) ? undefined : { path, external: true },
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
