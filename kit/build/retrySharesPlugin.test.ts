import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import webpack from "webpack";
import { RetrySharesPlugin } from "./retrySharesPlugin.mjs";

type Container = {
  init(scope: object): unknown;
  get(name: string): Promise<() => { said: string }>;
};

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "quotehaven-shares-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A remote whose one module takes a part of the shell, built and run. */
async function aRemote(): Promise<Container> {
  const part = join(folder, "part.js");
  await writeFile(part, "export const word = 'its own copy';");
  await writeFile(
    join(folder, "remote.js"),
    "import { word } from './part.js'; export const said = word;",
  );
  const compiler = webpack({
    mode: "production",
    target: "async-node",
    context: folder,
    entry: {},
    output: { path: join(folder, "dist"), strictModuleExceptionHandling: true },
    plugins: [
      new webpack.container.ContainerPlugin({
        name: "remote",
        library: { type: "commonjs-module" },
        filename: "entry.cjs",
        exposes: { "./remote": join(folder, "remote.js") },
      }),
      new webpack.sharing.ConsumeSharedPlugin({
        consumes: { [part]: { shareKey: "part", singleton: true, import: false } },
      }),
      new RetrySharesPlugin(),
    ],
  });
  await new Promise<void>((resolve, reject) =>
    compiler?.run((error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
    ),
  );
  return createRequire(import.meta.url)(join(folder, "dist", "entry.cjs"));
}

it("asks again for a part of the shell that did not come, and takes no copy of its own", async () => {
  const remote = await aRemote();
  let isThere = false;
  const get = async () => {
    if (!isThere) throw new Error("the part did not come");
    return () => ({ word: "the shell's" });
  };
  await remote.init({ part: { "1.0.0": { get, from: "shell" } } });
  const first = await remote.get("./remote");
  expect(first).toThrow("the part did not come");
  isThere = true;
  const second = await remote.get("./remote");
  expect(second().said).toBe("the shell's");
});
