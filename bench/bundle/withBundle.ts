import { request } from "node:http";
import { basename, join, posix } from "node:path";
import { promisify } from "node:util";
import compress from "@fastify/compress";
import fastifyStatic from "@fastify/static";
import fastify from "fastify";
import webpack, { type StatsCompilation } from "webpack";
import { common } from "../../kit/build/common.mjs";
import { nodeBuild } from "../../kit/build/nodeBuild.mjs";
import { compressFiles } from "../../release/src/compress";
import { filesBelow } from "../../release/src/files";
import shellPackage from "../../shell/package.json" with { type: "json" };

const root = join(import.meta.dirname, "..", "..");

/** Where the bundle is served, client-rendered and prerendered. */
export type Bundle = {
  bundle: string;
  prerendered: string;
  /** The scripts that a path was seen to need: its prerendered page preloads them. */
  needs: Map<string, readonly string[]>;
};

/** The shell and the remotes as one ordinary app, whose API is the product's, until `work` ends. */
export async function withBundle<Result>(
  folder: string,
  product: string,
  work: (bundle: Bundle) => Promise<Result>,
): Promise<Result> {
  const { entrypoints, assets = [] } = await compile(folder);
  await compressFiles(folder, await filesBelow(folder));
  const scripts = entrypoints?.main?.assets?.map(({ name }) => `/${name}`) ?? [];
  const addressOf = (source: string) => {
    const asset = assets.find(({ info }) => basename(info.sourceFilename ?? "") === source);
    if (!asset) throw new Error(`The bundle has no ${source}.`);
    return `/${asset.name}`;
  };
  const fonts = shellPackage.quotehaven.preloadFonts.map((name) =>
    preload(addressOf(name), `as="font" type="font/woff2" crossorigin`),
  );
  const pages = await prerender((text) =>
    text.replace(/asset:([\w.-]+)/g, (_, source: string) => addressOf(source)),
  );
  const needs: Bundle["needs"] = new Map();
  const plain = serve(folder, product, () => pageOf(scripts));
  const tuned = serve(folder, product, (path) => {
    const { css = "", html = "" } = pages.get(path) ?? {};
    const later = needs.get(path)?.filter((script) => !scripts.includes(script)) ?? [];
    const screens = later.map((file) => preload(file, `as="script"`));
    return pageOf(scripts, [`<style>${css}</style>`, ...fonts, ...screens].join(""), html);
  });
  try {
    const [bundle, page] = [await plain.listen({ port: 0 }), await tuned.listen({ port: 0 })];
    return await work({ bundle, prerendered: page, needs });
  } finally {
    await Promise.all([plain.close(), tuned.close()]);
  }
}

async function compile(path: string): Promise<StatsCompilation> {
  const config = common(root, { mode: "production" });
  const filename = "assets/[name].[contenthash:12].js";
  const compiler = webpack({
    ...config,
    devtool: false,
    entry: join(import.meta.dirname, "main.tsx"),
    output: {
      ...config.output,
      ...{ path, publicPath: "/", crossOriginLoading: false, filename, chunkFilename: filename },
      assetModuleFilename: "assets/[name].[contenthash:12][ext]",
    },
    optimization: { splitChunks: { chunks: "all" } },
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString("errors-only"));
  await promisify(compiler.close.bind(compiler))();
  return stats.toJson({ all: false, assets: true, entrypoints: true });
}

/** The rules and the markup of the screens that the product prerenders, by their paths. */
async function prerender(withAssets: (text: string) => string) {
  const pages = new Map<string, { css: string; html: string }>();
  for (const remote of ["remote-consumer", "remote-agent"]) {
    const { pages: own, globalStyle } = await nodeBuild(join(root, remote))();
    for (const { prefix, path, css, html } of own) {
      const page = { css: withAssets(globalStyle + css), html: withAssets(html.en) };
      pages.set(posix.resolve(prefix, `.${path}`), page);
    }
  }
  return pages;
}

/** Files are served as those of releases: immutable, and compressed beforehand. */
function serve(folder: string, product: string, pageAt: (path: string) => string) {
  const app = fastify({ forceCloseConnections: true });
  const files = { root: join(folder, "assets"), prefix: "/assets/", preCompressed: true };
  void app.register(compress);
  void app.register(fastifyStatic, { ...files, immutable: true, maxAge: "365d" });
  app.get("/api/*", ({ url, headers }, reply) => {
    reply.hijack();
    request(product + url, { headers }, (answer) => {
      reply.raw.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply.raw);
    }).end();
  });
  app.get("/*", ({ url }, reply) => reply.type("text/html").send(pageAt(url.split("?")[0] ?? "")));
  return app;
}

const pageOf = (
  scripts: readonly string[],
  head = "",
  html = "",
) => `<!doctype html><html lang="en">
  <head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Quotehaven</title>${head}
    ${scripts.map((file) => `<script defer fetchpriority="high" src="${file}"></script>`).join("")}
  </head><body><div id="root">${html}</div></body></html>`;

const preload = (file: string, kind: string) =>
  `<link rel="preload" ${kind} fetchpriority="high" href="${file}">`;
