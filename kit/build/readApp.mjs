import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { runInNode } from "./runInNode.mjs";

/**
 * What an app says of itself: its `src/routes.tsx`, run, and the field `quotehaven` of its
 * package.json, which holds what concerns its builds alone.
 *
 * @param {string} dir the app's folder
 * @throws where the module cannot be bundled or run, or imports a screen that is not there
 */
export async function readApp(dir) {
  const { quotehaven, version } = JSON.parse(readFileSync(join(dir, "package.json"), "utf8"));
  const said = await runInNode(
    dir,
    `import app from "./src/routes";
    import { describeApp } from "@quotehaven/kit/prerender";
    import { imported } from "${IMPORTED}";
    process.stdout.write(JSON.stringify(await describeApp(app, imported)));`,
    [screenNames(dir)],
  );
  return { ...said, ...quotehaven, version };
}

const IMPORTED = "quotehaven:imported";

/** Bundles an `import()` as one that only names its file. */
const screenNames = (dir) => ({
  name: "screen names",
  setup({ onResolve, onLoad, resolve }) {
    onResolve({ filter: new RegExp(`^${IMPORTED}$`) }, () => ({
      path: IMPORTED,
      namespace: IMPORTED,
    }));
    onLoad({ filter: /./, namespace: IMPORTED }, () => ({
      contents: "export const imported = [];",
    }));
    let count = 0;
    onResolve({ filter: /./ }, async ({ kind, path, importer, resolveDir }) => {
      if (kind !== "dynamic-import") return undefined;
      const found = await resolve(path, { kind: "import-statement", importer, resolveDir });
      if (found.errors.length > 0) return { errors: found.errors };
      const file = relative(dir, found.path).replaceAll("\\", "/");
      // A module runs once: each import() has one of its own.
      return { path: `${file}#${(count += 1)}`, namespace: "screen", pluginData: file };
    });
    onLoad({ filter: /./, namespace: "screen" }, ({ pluginData }) => ({
      contents: `import { imported } from "${IMPORTED}";
        imported.push(${JSON.stringify(pluginData)});
        export default {};`,
      resolveDir: dir,
    }));
  },
});
