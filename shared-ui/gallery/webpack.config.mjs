import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import HtmlWebpackPlugin from "html-webpack-plugin";

const here = dirname(fileURLToPath(import.meta.url));

/** The page of live examples: `npm run ui`. Never part of what is released. */
export default {
  mode: "development",
  context: here,
  entry: "./main.tsx",
  // Source maps beside the code: the policy below has no room for eval.
  devtool: "source-map",
  output: {
    path: join(here, "../dist/gallery"),
    publicPath: "/",
    assetModuleFilename: "assets/[name][ext]",
  },
  resolve: { extensions: [".tsx", ".ts", ".mjs", ".js"] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: "ts-loader",
        options: {
          transpileOnly: true,
          compilerOptions: { noEmit: false, sourceMap: true },
        },
      },
      { test: /\.woff2$/, type: "asset/resource" },
    ],
  },
  plugins: [new HtmlWebpackPlugin({ template: "./index.html", scriptLoading: "defer" })],
  devServer: {
    host: "127.0.0.1",
    port: 4100,
    hot: true,
    client: { overlay: false },
    headers: {
      // As strict as the product's own, so that a part that breaks it breaks here first. The style
      // element of styled-components is empty until its rules are inserted, except in development.
      "Content-Security-Policy":
        "default-src 'self'; script-src 'self'; connect-src 'self' ws:; style-src 'self' 'unsafe-inline'; img-src 'self' data:",
    },
  },
  performance: { hints: false },
  stats: "errors-warnings",
};
