import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import platform from "@quotehaven/platform/package.json" with { type: "json" };

const root = resolve(import.meta.dirname, "..", "..", "..");

/** What our shell provides. */
export const platformVersion = platform.version;

const build = (mode: string) => `import webpack from "webpack";
import config from "./webpack.config.mjs";
webpack(await config({}, { mode: "${mode}" }), (error, stats) => {
  if (!error && !stats.hasErrors()) return;
  console.error(error ?? stats.toString({ preset: "errors-only" }));
  process.exitCode = 1;
});`;

async function write(folder: string, written: Record<string, string>) {
  for (const [name, text] of Object.entries(written)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

/** The folder of an app, written and built outside of the clone, that finds what its build needs around it. */
export async function aFolderBesideOurs(name: string, written: Record<string, string>) {
  const place = await mkdtemp(join(tmpdir(), "quotehaven-remote-"));
  const folder = join(place, name);
  await write(folder, written);
  // The folder lies as beside ours: what is installed is found above it.
  await symlink(join(root, "node_modules"), join(place, "node_modules"));
  return {
    place,
    folder,
    /** Writes some of its files anew. */
    rewrite: (changed: Record<string, string>) => write(folder, changed),
    /** Rejects with what the build says. */
    build: (mode: "development" | "production") =>
      promisify(execFile)(process.execPath, ["--input-type=module", "-e", build(mode)], {
        cwd: folder,
        env: { ...process.env, QUOTEHAVEN_SOURCE_MAPS: "0", NODE_OPTIONS: "" },
      }),
    remove: () => rm(place, { recursive: true, force: true }),
  };
}
