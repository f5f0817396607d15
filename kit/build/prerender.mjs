import { build } from "esbuild";
import { exactNames, runInNode } from "./runInNode.mjs";

/**
 * What the screens of an app that its routes mark as `prerender` show before any code is there:
 * one entry for each, with its rules and its markup in each language. Assets are written as
 * `asset:` and the name of their source.
 *
 * @param {string} dir the app's folder
 * @param {{ prefix: string, role: string, prerender?: string[] }[]} routes as `readApp` gives them
 * @param {string} module the file in it whose default export has its screens
 */
export async function prerenderScreens(dir, routes, module = "src/remote.tsx") {
  const wanted = routes.flatMap(({ prefix, role, prerender = [] }) =>
    prerender.map((path) => ({ prefix, role, path })),
  );
  if (wanted.length === 0) return [];
  const paints = await runInNode(
    dir,
    `import app from ${JSON.stringify(`./${module}`)};
    import { prerenderScreen } from "@quotehaven/platform/prerender";
    const paints = [];
    for (const screen of ${JSON.stringify(wanted)}) {
      paints.push(await prerenderScreen(app, screen, ${JSON.stringify(routes)}));
    }
    process.stdout.write(JSON.stringify(paints));`,
  );
  return wanted.map((screen, index) => ({ ...screen, ...paints[index] }));
}

/** The rules that hold on every page, written as `prerenderScreens` writes those of a screen. */
export async function prerenderGlobalStyle(dir) {
  return runInNode(
    dir,
    `import { prerenderGlobalStyle } from "@quotehaven/platform/prerender";
    process.stdout.write(JSON.stringify(prerenderGlobalStyle()));`,
  );
}

/** A script as one piece of text, small enough to stand in a page. */
export async function bundlePageScript(file) {
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
