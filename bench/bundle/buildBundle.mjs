import { mkdir, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import webpack from "webpack";
import { common } from "../../kit/build/common.mjs";
import { prerenderGlobalStyle, prerenderScreens } from "../../kit/build/prerender.mjs";
import { readApp } from "../../kit/build/readApp.mjs";
import shellPackage from "../../shell/package.json" with { type: "json" };

const root = join(import.meta.dirname, "..", "..");
const remotes = ["consumer", "agent", "payment"];

/**
 * Builds the shell and the remotes as one ordinary app, with lazy screens and a vendor chunk.
 * `index.html` is the empty page of a client-rendered app. Below `pages/`, each path of a screen has a page
 * of its own: with preload tags, and prerendered where the product prerenders it.
 *
 * @param {string} folder
 * @throws where a source does not build
 */
export async function buildBundle(folder) {
  const compilation = await compile(folder);
  const start = compilation.entrypoints.get("main").getFiles();
  await writeFile(join(folder, "index.html"), pageOf({ scripts: start }));
  const addresses = assetAddresses(compilation);
  const withAssets = (text) => text.replace(/asset:([\w.-]+)/g, (_, name) => need(addresses, name));
  const globalStyle = await prerenderGlobalStyle(join(root, "shell"));
  const chunks = chunksByModule(compilation);
  for (const name of remotes) {
    const dir = join(root, `remote-${name}`);
    const { routes } = await readApp(dir);
    const prerendered = await prerenderScreens(dir, routes);
    for (const { prefix, role, screens, prerender = [] } of routes) {
      for (const path of new Set([...Object.keys(screens), ...prerender])) {
        const sources = [...(screens[path] ?? screens["/"] ?? []), "src/messages/en.json"];
        const modules = sources.map((source) => join(dir, source));
        if (role !== "anyone") modules.push(join(root, "platform/src/http/client.ts"));
        const own = prerendered.find((each) => each.prefix === prefix && each.path === path);
        const preloads = modules.flatMap((module) => need(chunks, module));
        const page = pageOf({
          scripts: start,
          preloads: [...new Set(preloads)].filter((file) => !start.includes(file)),
          fonts: shellPackage.quotehaven.preloadFonts.map((font) => need(addresses, font)),
          css: own && withAssets(globalStyle + own.css),
          html: own && withAssets(own.html.en),
        });
        const file = join(folder, "pages", prefix, path, "index.html");
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, page);
      }
    }
  }
}

async function compile(folder) {
  const config = common(root, { mode: "production" });
  const compiler = webpack({
    ...config,
    devtool: false,
    entry: join(import.meta.dirname, "main.tsx"),
    output: {
      ...config.output,
      path: folder,
      publicPath: "/",
      crossOriginLoading: false,
      filename: "assets/[name].[contenthash:12].js",
      chunkFilename: "assets/[name].[contenthash:12].js",
      assetModuleFilename: "assets/[name].[contenthash:12][ext]",
    },
    optimization: {
      splitChunks: {
        chunks: "all",
        cacheGroups: {
          vendor: {
            test: /[\\/]node_modules[\\/](?!@quotehaven)/,
            name: "vendor",
            chunks: "initial",
          },
        },
      },
    },
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  if (stats.hasErrors()) throw new Error(stats.toString("errors-only"));
  await promisify(compiler.close.bind(compiler))();
  return stats.compilation;
}

function need(map, name) {
  if (!map.has(name)) throw new Error(`The bundle has no ${name}.`);
  return map.get(name);
}

/** The address of each emitted asset, by the name of its source. */
function assetAddresses(compilation) {
  return new Map(
    compilation
      .getAssets()
      .filter(({ info }) => info.sourceFilename)
      .map(({ name, info }) => [basename(info.sourceFilename), `/${name}`]),
  );
}

/** The files that an `import()` of a module fetches, by the path of the module. */
function chunksByModule({ chunkGroups, moduleGraph }) {
  const lazy = chunkGroups.flatMap((group) =>
    [...group.blocksIterable].flatMap(({ dependencies }) =>
      dependencies.map((dependency) => [
        moduleGraph.getModule(dependency)?.nameForCondition(),
        group.getFiles(),
      ]),
    ),
  );
  return new Map(lazy);
}

const pageOf = ({ scripts, preloads = [], fonts = [], css = "", html = "" }) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Quotehaven</title>
    ${css && `<style>${css}</style>`}
    ${fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`).join("\n    ")}
    ${scripts.map((file) => `<script defer fetchpriority="high" src="/${file}"></script>`).join("\n    ")}
    ${preloads.map((file) => `<link rel="preload" as="script" fetchpriority="high" href="/${file}">`).join("\n    ")}
  </head>
  <body>
    <div id="root">${html}</div>
  </body>
</html>
`;
