#!/usr/bin/env node
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

const require = createRequire(import.meta.url);
const dir = process.cwd();
const [name = "", ...args] = process.argv.slice(2);

/** `quotehaven-remote COMMAND` in the folder of a remote. */
const commands = {
  start: serve,
  build,
  test: () => run("jest", "bin/jest.js", args, ["--experimental-vm-modules"]),
  lint: () => run("eslint", "bin/eslint.js", [".", "--max-warnings", "0", ...args]),
  types: () => run("typescript", "bin/tsc", ["--noEmit", ...args]),
};

if (!Object.hasOwn(commands, name)) {
  const isAsked = ["--help", "-h"].includes(name);
  const print = isAsked ? console.log : console.error;
  print(`quotehaven-remote ${Object.keys(commands).join("|")}, in the folder of a remote`);
  process.exit(isAsked ? 0 : 2);
}
await commands[name]();

/** The remote in the mock shell, made anew with each change. */
async function serve() {
  const { default: webpack } = await import("webpack");
  const { default: DevServer } = await import("webpack-dev-server");
  const { mockShellConfig } = await import("../build/mockShell.mjs");
  const port = Number(process.env.PORT ?? 4200);
  const options = { host: "127.0.0.1", port, historyApiFallback: true, hot: true };
  await new DevServer(options, webpack(mockShellConfig(dir))).start();
  console.log(`The mock shell is on http://127.0.0.1:${port}.`);
}

/** The build that is published, in `dist`. */
async function build() {
  const { default: webpack } = await import("webpack");
  const config = await import(pathToFileURL(join(dir, "webpack.config.mjs")).href);
  const options = await config.default({}, { mode: "production" });
  webpack(options, (error, stats) => {
    const told = error?.message ?? stats.toString({ preset: "errors-warnings" });
    if (error || stats.hasErrors()) {
      console.error(told);
      process.exitCode = 1;
      return;
    }
    if (stats.hasWarnings()) console.log(told);
    console.log(`Built into ${join(dir, "dist")}.`);
  });
}

/** A tool that comes with us, in this folder. */
function run(tool, file, own, flags = []) {
  const path = join(dirname(require.resolve(`${tool}/package.json`)), file);
  const child = spawn(process.execPath, [...flags, path, ...own], { cwd: dir, stdio: "inherit" });
  child.on("exit", (code) => (process.exitCode = code ?? 1));
}
