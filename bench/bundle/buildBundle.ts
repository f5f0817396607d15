import { createRequire } from "node:module";
import { readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import HtmlWebpackPlugin from "html-webpack-plugin";
import { build } from "vite";
import webpack, { type Configuration } from "webpack";

/** What makes one ordinary app of the same sources. */
export type Bundler = "webpack" | "vite";

const here = import.meta.dirname;
const root = join(here, "..", "..");
const require = createRequire(import.meta.url);

// The same production build of the router as the product takes.
const router = join(dirname(require.resolve("react-router")), "..", "production");
const alias = {
  "react-router/dom": join(router, "dom-export.mjs"),
  "react-router": join(router, "index.mjs"),
};

/**
 * Builds shell and remotes as one ordinary app: lazy screens, vendors in a file of their own,
 * hashed names, `index.html` for every address.
 *
 * @param changed a source, from the root, in which something is different from what it is
 * @throws where a source does not build
 */
export async function buildBundle(
  bundler: Bundler,
  folder: string,
  changed?: string,
): Promise<void> {
  const source = changed && join(root, changed);
  await (bundler === "webpack" ? withWebpack(folder, source) : withVite(folder, source));
}

/** What is different in a source that was changed. */
const change = "globalThis.changedByBench = true;";

const webpackConfig = (folder: string, changed?: string): Configuration => ({
  mode: "production",
  target: ["web", `browserslist:${join(root, "kit", "package.json")}`],
  context: root,
  entry: join(here, "main.tsx"),
  output: {
    path: folder,
    publicPath: "/",
    filename: "assets/[name].[contenthash:12].js",
    chunkFilename: "assets/[name].[contenthash:12].js",
    assetModuleFilename: "assets/[name].[contenthash:12][ext]",
  },
  resolve: {
    extensions: [".tsx", ".ts", ".mjs", ".js"],
    alias: Object.fromEntries(Object.entries(alias).map(([name, file]) => [`${name}$`, file])),
  },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        exclude: /node_modules/,
        loader: "ts-loader",
        options: {
          transpileOnly: true,
          onlyCompileBundledFiles: true,
          configFile: join(root, "tsconfig.json"),
          compilerOptions: { noEmit: false, types: [] },
        },
      },
      { test: /\.(woff2|svg|png|webp|jpe?g|pdf)$/, type: "asset/resource" },
      ...(changed
        ? [{ test: changed, loader: join(here, "appendText.cjs"), options: { text: change } }]
        : []),
    ],
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
  plugins: [new HtmlWebpackPlugin({ template: join(here, "page.html"), scriptLoading: "defer" })],
  performance: { hints: false },
});

async function withWebpack(folder: string, changed?: string): Promise<void> {
  const compiler = webpack(webpackConfig(folder, changed));
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString("errors-only"));
}

async function withVite(folder: string, changed?: string): Promise<void> {
  const page = join(here, "page.html");
  const source = await readFile(page, "utf8");
  await build({
    root,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    resolve: {
      alias: Object.entries(alias).map(([name, replacement]) => ({
        find: new RegExp(`^${name}$`),
        replacement,
      })),
    },
    plugins: [
      {
        name: "changed-source",
        transform: (code, id) => (id === changed ? `${code}\n${change}` : undefined),
      },
      {
        name: "entry-in-page",
        transformIndexHtml: {
          order: "pre",
          handler: () => [
            {
              tag: "script",
              attrs: { type: "module", src: `/${relative(root, join(here, "main.tsx"))}` },
              injectTo: "body",
            },
          ],
        },
      },
    ],
    build: {
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      rollupOptions: { input: page },
    },
  });
  const built = await readFile(join(folder, relative(root, page)), "utf8");
  if (built === source) throw new Error("Vite put no script into the page.");
  await writeFile(join(folder, "index.html"), built);
}
