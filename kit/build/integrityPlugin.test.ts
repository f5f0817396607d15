import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import webpack from "webpack";
import { IntegrityPlugin } from "./integrityPlugin.mjs";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "quotehaven-integrity-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Builds a remote of two files as a team does; answers where its scripts lie. */
async function aRemote(listsHashes: boolean): Promise<string> {
  await writeFile(join(folder, "later.js"), "export const said = 'it came later';");
  await writeFile(join(folder, "remote.js"), "export const later = () => import('./later.js');");
  const path = join(folder, "dist");
  const compiler = webpack({
    mode: "production",
    target: "web",
    devtool: "hidden-source-map",
    context: folder,
    entry: {},
    output: { path, publicPath: "auto" },
    plugins: [
      new webpack.container.ContainerPlugin({
        name: "remote",
        library: { type: "window", name: "remote" },
        filename: "remoteEntry.js",
        exposes: { "./remote": "./remote.js" },
      }),
      new IntegrityPlugin({ listsHashes }),
    ],
  });
  await new Promise<void>((resolve, reject) =>
    compiler?.run((error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
    ),
  );
  return path;
}

/** What the shell gets from an entry that a browser loaded from `src`. */
async function heardOf(dist: string, src: string) {
  const page: Record<string, unknown> = {
    document: { currentScript: { src, tagName: "SCRIPT" }, getElementsByTagName: () => [] },
  };
  page.self = page.window = page;
  runInNewContext(await readFile(join(dist, "remoteEntry.js"), "utf8"), page);
  return { hashes: page.quotehavenHashes, container: page.remote };
}

it("has the start script bring the hash of every other script, as it is in the end", async () => {
  const dist = await aRemote(true);
  const others = (await readdir(dist)).filter(
    (file) => file.endsWith(".js") && file !== "remoteEntry.js",
  );
  expect(others.length).toBeGreaterThan(1);
  const hashes = await Promise.all(
    others.map(async (file) => [
      file,
      `sha256-${createHash("sha256")
        .update(await readFile(join(dist, file)))
        .digest("base64")}`,
    ]),
  );
  const src = "https://quotehaven.example/assets/remote/1/remoteEntry.js";
  const heard = await heardOf(dist, src);
  expect(heard.hashes).toEqual([[src, Object.fromEntries(hashes)]]);
  expect(heard.container).toHaveProperty("init");
});

it("shows the shell each script before it is fetched", async () => {
  const entry = await readFile(join(await aRemote(true), "remoteEntry.js"), "utf8");
  expect(entry).toMatch(/self\.quotehavenScript&&self\.quotehavenScript\(\w+\)/);
});

it("brings no hashes of scripts that change while they are developed", async () => {
  const { hashes } = await heardOf(await aRemote(false), "https://localhost/remoteEntry.js");
  expect(hashes).toBeUndefined();
});
