import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { sourceHash, sourcesOf } from "@quotehaven/kit/build/sources";
import { appFolders } from "./appFolders.mjs";
import { root, since } from "./install.mjs";

/** The server of the whole product, which is built like the apps. */
const server = "local";
export const serverFile = join(root, server, "dist", "start.mjs");
const serverSources = ["api", "contract", "local", "release", "sandbox", "package-lock.json"];

const stamps = join(root, ".cache", "builds.json");

const readStamps = () => (existsSync(stamps) ? JSON.parse(readFileSync(stamps, "utf8")) : {});

const hashOf = (part) => sourceHash(root, part === server ? serverSources : sourcesOf(part));

/** The apps, and the server, whose last build is missing or older than their sources. */
export function staleParts() {
  const built = readStamps();
  return [...appFolders(), server].filter((part) => {
    const result = part === server ? serverFile : join(root, part, "dist", "quotehaven-build.json");
    return !existsSync(result) || built[part] !== hashOf(part);
  });
}

/** Builds one after the other in this process; each line says how long one took. */
export async function buildParts(names) {
  for (const part of names) {
    const startedAt = performance.now();
    const hash = hashOf(part);
    await (part === server ? bundleServer() : buildApp(part));
    mkdirSync(dirname(stamps), { recursive: true });
    writeFileSync(stamps, JSON.stringify({ ...readStamps(), [part]: hash }, null, 1));
    console.log(`  ${part} built in ${since(startedAt)}`);
  }
}

async function bundleServer() {
  const { bundle } = await import("@quotehaven/api/build");
  await bundle(join(root, server, "src", "start.ts"), serverFile);
}

async function buildApp(app) {
  // What is built to be tried out here needs no source maps; they cost a third of the time.
  process.env.QUOTEHAVEN_SOURCE_MAPS ??= "0";
  const { default: webpack } = await import("webpack");
  const config = await import(pathToFileURL(join(root, app, "webpack.config.mjs")).href);
  await run(webpack, app, await config.default({}, { mode: "production" }));
}

function run(webpack, app, config) {
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) return reject(error);
      if (!stats.hasErrors()) return resolve();
      const words = stats.toString({ preset: "errors-only", colors: process.stdout.isTTY });
      return reject(new Error(`${app} could not be built.\n${words}`));
    });
  });
}
