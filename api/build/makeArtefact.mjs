import { cpSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundle, isBundled } from "./bundle.mjs";

const sources = fileURLToPath(new URL("../src", import.meta.url));
const manifestAt = (place) => JSON.parse(readFileSync(new URL(place, import.meta.url), "utf8"));
const manifest = manifestAt("../package.json");
const lockfile = fileURLToPath(new URL("../../package-lock.json", import.meta.url));
/** Those of the whole project; what starts with `$` would name a package that only the root has. */
const overrides = Object.fromEntries(
  Object.entries(manifestAt("../../package.json").overrides).filter(
    ([, versions]) => !JSON.stringify(versions).includes('"$'),
  ),
);

const entries = { main: "main.ts", operator: "operations/command/operator.ts" };

/**
 * Makes a folder with all that the server needs to run anywhere: its files, the data it reads,
 * and a package.json that lists the packages to install beside it. npm takes their versions from the
 * project's lockfile, and leaves out the rest of it.
 *
 * @throws where the server loads a package that api/package.json does not list
 */
export async function makeArtefact(folder) {
  const dependencies = Object.fromEntries(
    Object.entries(manifest.dependencies).filter(([name]) => !isBundled(name)),
  );
  const loaded = [];
  for (const [name, source] of Object.entries(entries)) {
    const entry = join(sources, source);
    loaded.push(...(await bundle(entry, join(folder, `${name}.mjs`), { root: sources })));
  }
  const unlisted = loaded.filter((name) => !isBuiltin(name) && !(name in dependencies));
  if (unlisted.length > 0)
    throw new Error(`api/package.json does not list ${unlisted.join(", ")}.`);
  for (const data of ["database", "reference"]) {
    rmSync(join(folder, data), { recursive: true, force: true });
    cpSync(join(sources, data), join(folder, data), { recursive: true, filter: isData });
  }
  const own = {
    name: "quotehaven-server",
    version: manifest.version,
    private: true,
    type: "module",
    engines: { node: ">=20.19" },
    scripts: {
      start: "node --enable-source-maps main.mjs",
      operator: "node --enable-source-maps operator.mjs",
    },
    dependencies,
    overrides,
  };
  cpSync(lockfile, join(folder, "package-lock.json"));
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(own, null, 2)}\n`);
}

const isData = (path) => statSync(path).isDirectory() || !path.endsWith(".ts");
