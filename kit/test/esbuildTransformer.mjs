import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { transform, transformSync, version } from "esbuild";

const self = readFileSync(import.meta.filename);

/** For Jest's `transform`: types are only left out, which needs no type checker. */
const optionsFor = (file) => ({
  loader: file.endsWith("x") ? "tsx" : "ts",
  format: "esm",
  target: "es2022",
  supported: { "import-attributes": true },
  jsx: "automatic",
  sourcemap: "inline",
  sourcefile: file,
  tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
});

export default {
  getCacheKey: (source, file) =>
    createHash("sha256")
      .update(self)
      .update(version)
      .update(file)
      .update("\0")
      .update(source)
      .digest("hex"),
  process: (source, file) => ({ code: transformSync(source, optionsFor(file)).code }),
  processAsync: async (source, file) => ({
    code: (await transform(source, optionsFor(file))).code,
  }),
};
