import { createHash } from "node:crypto";

/**
 * The files that hold the prerendered pages of a build, and its routes, each with the names of its
 * files by path.
 *
 * @param routes those that the app describes
 * @param pages those that its build for Node prerendered
 * @param {Record<string, string>} styles further style sheets by their names
 * @param {Record<string, string>} assets emitted file → the name of the file it came from
 * @throws where a page shows an asset that the build does not emit
 */
export function prerenderedFiles(routes, pages, styles, assets) {
  const files = {};
  const known = (text) => {
    const lacking = [...text.matchAll(/asset:([\w.-]+)/g)].find(([, file]) => !(file in assets));
    if (lacking) throw new Error(`A prerendered page shows ${lacking[1]}, which this build lacks.`);
    return text;
  };
  // A style sheet lies beside what it names.
  const sheet = (css) => known(css).replaceAll("asset:", "");
  const keep = (text, end) => {
    const name = `prerendered.${hashOf(text)}.${end}`;
    files[name] = text;
    return name;
  };
  for (const [name, css] of Object.entries(styles)) files[name] = sheet(css);
  const prerendered = ({ path, css, html }) => {
    const [plain, search] = path.split("?");
    const query = [...new URLSearchParams(search).keys()];
    const markup = Object.entries(html).map(([language, text]) => [
      language,
      keep(known(text), "html"),
    ]);
    const own = {
      css: keep(sheet(css), "css"),
      html: Object.fromEntries(markup),
      ...(query.length > 0 && { query }),
    };
    return [plain, own];
  };
  return {
    files,
    routes: routes.map(({ prerender: _, ...route }) => {
      const own = pages.filter(({ prefix }) => prefix === route.prefix).map(prerendered);
      return own.length === 0 ? route : { ...route, prerendered: Object.fromEntries(own) };
    }),
  };
}

const hashOf = (text) => createHash("sha256").update(text).digest("hex").slice(0, 12);
