import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import webpack from "webpack";
import { givenNames, GivenNamesPlugin } from "./givenNames.mjs";
import { sharedModules } from "./sharedModules.mjs";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "quotehaven-gives-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Builds a page that imports these; every module of ours is a stand-in of the same code. */
async function aShellOf(code: string, standIn: string) {
  await writeFile(join(folder, "index.js"), code);
  await writeFile(join(folder, "parts.js"), "export const Passed = 3;");
  await writeFile(join(folder, "ours.js"), standIn);
  const ours = Object.keys(sharedModules).filter((name) => name.startsWith("@quotehaven/"));
  const compiler = webpack({
    mode: "production",
    context: folder,
    entry: "./index.js",
    output: { path: join(folder, "dist") },
    optimization: { minimize: false },
    resolve: {
      modules: ["node_modules", join(import.meta.dirname, "../../node_modules")],
      alias: Object.fromEntries(ours.map((name) => [`${name}$`, join(folder, "ours.js")])),
    },
    plugins: [new GivenNamesPlugin()],
  });
  const stats = await new Promise<webpack.Stats>((resolve, reject) =>
    compiler?.run((error, done) => (error || !done ? reject(error) : resolve(done))),
  );
  const { errors = [] } = stats.toJson({ all: false, errors: true });
  return { gives: givenNames(stats.compilation), errors: errors.map(({ message }) => message) };
}

const everything = Object.entries(sharedModules)
  .map(([name, { late }]) =>
    late
      ? `import("${name}");`
      : `import * as ${idOf(name)} from "${name}"; console.log(${idOf(name)});`,
  )
  .join("\n");

function idOf(name: string): string {
  return name.replace(/\W/g, "_");
}

it("knows what the shell gives: libraries, their parts, and what is fetched late", async () => {
  const { gives, errors } = await aShellOf(
    everything,
    "export const Own = 1; export * from './parts'; export default 2;",
  );
  expect(errors).toEqual([]);
  expect(Object.keys(gives).sort()).toEqual(Object.keys(sharedModules).sort());
  expect(gives).toMatchObject({
    react: expect.arrayContaining(["useState", "useEffectEvent"]),
    "react/jsx-runtime": ["Fragment", "jsx", "jsxs"],
    "react-dom": expect.arrayContaining(["createPortal", "flushSync"]),
    "styled-components": expect.arrayContaining(["css", "default", "styled"]),
    "@reduxjs/toolkit": expect.arrayContaining(["createEntityAdapter", "createSlice"]),
    "react-i18next": ["useTranslation"],
    "react-router-dom": sharedModules["react-router-dom"]?.only,
    "@quotehaven/platform": ["Own", "Passed", "default"],
    "@quotehaven/platform/forms": ["Own", "Passed", "default"],
  });
});

it("refuses a shell of which nobody can tell what it gives", async () => {
  const { errors } = await aShellOf(everything, "module.exports = globalThis.something;");
  expect(errors).toEqual([
    expect.stringMatching(
      /^The shell shares @quotehaven\/platform, .* does not know what they export\.$/,
    ),
  ]);
});
