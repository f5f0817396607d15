import { build } from "esbuild";
import { exactNames, runInNode } from "./runInNode.mjs";
import { styledNamesPlugin } from "./styledNames.mjs";

/**
 * Prerenders the screens of an app that its routes mark as `prerender`: for each, its rules and its
 * markup in each language. Assets are written as `asset:` and the name of their source.
 *
 * @param {string} dir the app's folder
 * @param {{ prefix: string, role: string, prerender?: string[] }[]} routes as `readApp` gives them
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
    import { prerenderScreen } from "@quotehaven/kit/prerender";
    const pages = [];
    for (const screen of ${JSON.stringify(wanted)}) {
      pages.push(await prerenderScreen(app, screen, ${JSON.stringify(routes)}));
    }
    process.stdout.write(JSON.stringify(pages));`,
    [styledNamesPlugin],
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
    `import { prerenderGlobalStyle } from "@quotehaven/kit/prerender";
    process.stdout.write(JSON.stringify(prerenderGlobalStyle()));`,
    [styledNamesPlugin],
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
