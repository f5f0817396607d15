import { createHash } from "node:crypto";
import { join } from "node:path";
import { bundlePageScript, prerenderGlobalStyle, prerenderScreens } from "./prerender.mjs";

/**
 * The files from which an app's pages are painted before any code is there, and its routes, each
 * with the names of its own by path below the prefix, and of what an address must ask for.
 *
 * @param routes those of the manifest
 * @param {string} dir the app's folder
 * @param {Record<string, string>} assets emitted file → the name of the file it came from
 * @param {string} [module] the file in it whose default export has its screens
 */
export async function remoteFirstPaint(routes, dir, assets, module) {
  const files = {};
  const keep = (text, end) => {
    const name = `first-paint.${hashOf(text)}.${end}`;
    files[name] = text;
    return name;
  };
  const paints = (await prerenderScreens(dir, routes, module)).map(
    ({ prefix, path, css, html }) => ({
      prefix,
      path,
      css: keep(withAssets(css, assets, ""), "css"),
      html: Object.fromEntries(
        Object.entries(html).map(([language, text]) => [
          language,
          keep(withAssets(text, assets, "asset:"), "html"),
        ]),
      ),
    }),
  );
  return {
    files,
    said: {},
    routes: routes.map(({ prerender: _, leadsOn = {}, ...route }) => {
      const own = paints.filter(({ prefix }) => prefix === route.prefix);
      if (own.length === 0) return route;
      const byPath = own.map(({ path, css, html }) => {
        const [plain, search] = path.split("?");
        const query = [...new URLSearchParams(search).keys()];
        return [plain, { css, html, ...(query.length > 0 && { query }) }];
      });
      const shown = Object.fromEntries(byPath);
      const leading = Object.entries(leadsOn)
        .filter(([, to]) => to in shown)
        .map(([path, leadsTo]) => [path, { ...shown[leadsTo], leadsTo }]);
      return { ...route, firstPaint: { ...shown, ...Object.fromEntries(leading) } };
    }),
  };
}

/**
 * The same of the shell's own pages, and what it adds to the first paint of every page: the rules
 * of all pages, and the script that shows it.
 */
export async function shellFirstPaint(routes, dir, assets) {
  const own = await remoteFirstPaint(routes, dir, assets, "src/firstPaint/ownScreens.ts");
  const css = withAssets(await prerenderGlobalStyle(dir), assets, "");
  const globalStyle = `global.${hashOf(css)}.css`;
  const pageScript = "page.script";
  const script = await bundlePageScript(join(dir, "src/firstPaint/main.ts"));
  return {
    routes: own.routes,
    files: { ...own.files, [globalStyle]: css, [pageScript]: script },
    said: { globalStyle, pageScript },
  };
}

/** The same text with the assets named as they were emitted. */
function withAssets(text, assets, before) {
  const emitted = new Map(Object.entries(assets).map(([file, source]) => [source, file]));
  return text.replace(/asset:([\w.-]+)/g, (_, source) => {
    const file = emitted.get(source);
    if (!file)
      throw new Error(`What is prerendered shows ${source}, which this build does not emit.`);
    return before + file;
  });
}

const hashOf = (text) => createHash("sha256").update(text).digest("hex").slice(0, 12);
