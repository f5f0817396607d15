import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { sourceHash, sourcesOf } from "@quotehaven/platform/build/sources";
import { appFolders } from "./appFolders.mjs";
import { root, since } from "./install.mjs";

const stamps = join(root, ".cache", "builds.json");

const readStamps = () => (existsSync(stamps) ? JSON.parse(readFileSync(stamps, "utf8")) : {});

/** The apps whose last build is missing or older than their sources. */
export function staleApps() {
  const built = readStamps();
  return appFolders().filter((app) => {
    const hasBuild = existsSync(join(root, app, "dist", "quotehaven-build.json"));
    return !hasBuild || built[app] !== sourceHash(root, sourcesOf(app));
  });
}

/** Builds apps one after the other in this process; each line says how long one took. */
export async function buildApps(names) {
  // What is built to be tried out here needs no source maps; they cost a third of the time.
  process.env.QUOTEHAVEN_SOURCE_MAPS ??= "0";
  const { default: webpack } = await import("webpack");
  for (const app of names) {
    const startedAt = performance.now();
    const hash = sourceHash(root, sourcesOf(app));
    const config = await import(pathToFileURL(join(root, app, "webpack.config.mjs")).href);
    await run(webpack, app, config.default({}, { mode: "production" }));
    mkdirSync(dirname(stamps), { recursive: true });
    writeFileSync(stamps, JSON.stringify({ ...readStamps(), [app]: hash }, null, 1));
    console.log(`  ${app} built in ${since(startedAt)}`);
  }
}

function run(webpack, app, config) {
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) return reject(error);
      if (!stats.hasErrors()) return resolve();
      rmSync(join(root, app, "dist", "quotehaven-build.json"), { force: true });
      const words = stats.toString({ preset: "errors-only", colors: process.stdout.isTTY });
      return reject(new Error(`${app} could not be built.\n${words}`));
    });
  });
}
