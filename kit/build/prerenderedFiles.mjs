import { createHash } from "node:crypto";
import { join } from "node:path";
import { bundleHeadScript, prerenderGlobalStyle, prerenderScreens } from "./prerender.mjs";

/**
 * Prerenders the paths that the routes of an app list: further files of its build, and the routes,
 * each with the names of its files by path.
 *
 * @param routes those of the manifest
 * @param {string} dir the app's folder
 * @param {Record<string, string>} assets emitted file → the name of the file it came from
 * @param {string} [module] the file in it whose default export has its screens
 */
export async function prerenderedFiles(routes, dir, assets, module) {
  const files = {};
  const keep = (text, end) => {
    const name = `prerendered.${hashOf(text)}.${end}`;
    files[name] = text;
    return name;
  };
  const screens = (await prerenderScreens(dir, routes, module)).map(
    ({ prefix, path, css, html }) => {
      const [plain, search] = path.split("?");
      const query = [...new URLSearchParams(search).keys()];
      const markup = Object.entries(html).map(([language, text]) => [
        language,
        keep(withAssets(text, assets, "asset:"), "html"),
      ]);
      const own = {
        css: keep(withAssets(css, assets, ""), "css"),
        html: Object.fromEntries(markup),
        ...(query.length > 0 && { query }),
      };
      return { prefix, entry: [plain, own] };
    },
  );
  return {
    files,
    said: {},
    routes: routes.map(({ prerender: _, ...route }) => {
      const own = screens.filter(({ prefix }) => prefix === route.prefix);
      if (own.length === 0) return route;
      return { ...route, prerendered: Object.fromEntries(own.map(({ entry }) => entry)) };
    }),
  };
}

/** The same of the shell's own pages, and the rules and the script of every page. */
export async function shellFiles(routes, dir, assets) {
  const own = await prerenderedFiles(routes, dir, assets, "src/ownScreens.ts");
  const headScript = "head.js";
  const script = await bundleHeadScript(join(dir, "src/head/main.ts"));
  const globalStyle = withAssets(await prerenderGlobalStyle(dir), assets, "");
  return {
    routes: own.routes,
    files: { ...own.files, "global.css": globalStyle, [headScript]: script },
    said: { headScript },
  };
}

/** The same text with the assets named as they were emitted. */
function withAssets(text, assets, before) {
  const emitted = new Map(Object.entries(assets).map(([file, source]) => [source, file]));
  return text.replace(/asset:([\w.-]+)/g, (_, source) => {
    const file = emitted.get(source);
    if (!file) throw new Error(`A prerendered page shows ${source}, which this build lacks.`);
    return before + file;
  });
}

const hashOf = (text) => createHash("sha256").update(text).digest("hex").slice(0, 12);
