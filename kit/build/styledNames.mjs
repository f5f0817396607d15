import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import ts from "typescript";
import styledComponents from "typescript-plugin-styled-components";

/** Ids are made from the path of a component's file below this folder, wherever the folder lies. */
const sourceRoot = join(import.meta.dirname, "..", "..");

const createTransformer = styledComponents.default ?? styledComponents;

/**
 * Gives each styled component an id that is the same in every build: prerendered markup and the
 * browser's code then have the same class names.
 */
export function styledNames() {
  const transformer = createTransformer({ ssr: true, displayName: false });
  // As a compiler option, `sourceRoot` would be checked against every file, and stand in source maps.
  return (context) =>
    transformer({
      ...context,
      getCompilerOptions: () => ({ ...context.getCompilerOptions(), sourceRoot }),
    });
}

/** The same for esbuild, which prerenders. Packages that are installed get the ids of their sources. */
export const styledNamesPlugin = {
  name: "styled names",
  setup({ onLoad }) {
    onLoad({ filter: /\.(tsx?|js)$/ }, ({ path }) => {
      const isOfOthers = /node_modules\/(?!@quotehaven\/)/.test(path.replaceAll("\\", "/"));
      if (isOfOthers) return undefined;
      const source = readFileSync(path, "utf8");
      if (!source.includes("styled-components")) return undefined;
      const { outputText } = ts.transpileModule(source, {
        fileName: join(sourceRoot, sourcePath(path)),
        compilerOptions: {
          target: ts.ScriptTarget.ES2022,
          module: ts.ModuleKind.ESNext,
          jsx: ts.JsxEmit.ReactJSX,
        },
        transformers: { before: [styledNames()] },
      });
      return { contents: outputText, loader: "js" };
    });
  },
};

/** Where the source of a file lies: `shared-ui/src/Card/Card.tsx`, also for what was compiled of it. */
function sourcePath(file) {
  return relative(sourceRoot, file)
    .replaceAll("\\", "/")
    .replace(/^(?:.*node_modules\/@quotehaven\/)?([\w-]+)\/dist\/(.*)\.js$/, "$1/src/$2.tsx");
}
