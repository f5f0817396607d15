import { existsSync } from "node:fs";
import { join } from "node:path";
import HtmlWebpackPlugin from "html-webpack-plugin";
import { common } from "./common.mjs";

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Mock shell</title>
  </head>
  <body></body>
</html>`;

/**
 * webpack's configuration of a remote in the mock shell: its `mock/main.tsx`, with everything that
 * the shell would provide, made anew with each change.
 *
 * @param {string} dir the remote's folder
 */
export function mockShellConfig(dir) {
  const entry = join(dir, "mock/main.tsx");
  if (!existsSync(entry)) throw new Error(`${entry} is missing: it starts the mock shell.`);
  const config = common(dir, { mode: "development" });
  return {
    ...config,
    entry,
    output: { ...config.output, path: join(dir, "dist-mock"), publicPath: "/" },
    plugins: [new HtmlWebpackPlugin({ templateContent: page, scriptLoading: "defer" })],
  };
}
