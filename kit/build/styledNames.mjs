import { join } from "node:path";
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
