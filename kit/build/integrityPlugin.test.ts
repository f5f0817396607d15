import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import webpack from "webpack";
import { IntegrityPlugin } from "./integrityPlugin.mjs";

const entryUrl = "https://quotehaven.example/assets/remote/1/entry.js?again=7";
const laterUrl = "https://quotehaven.example/assets/remote/1/later.js";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "quotehaven-integrity-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Builds an entry with one chunk; answers where its scripts lie. */
async function aBuild(listsHashes: boolean): Promise<string> {
  await writeFile(join(folder, "later.js"), "export const said = 'it came later';");
  await writeFile(
    join(folder, "entry.js"),
    "export const later = () => import(/* webpackChunkName: 'later' */ './later.js');",
  );
  const path = join(folder, "dist");
  const compiler = webpack({
    mode: "production",
    target: "web",
    devtool: "hidden-source-map",
    context: folder,
    entry: { entry: "./entry.js" },
    output: {
      path,
      publicPath: "auto",
      chunkFilename: "[name].js",
      library: { type: "window", name: "build" },
    },
    plugins: [new IntegrityPlugin({ listsHashes })],
  });
  await new Promise<void>((resolve, reject) =>
    compiler?.run((error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
    ),
  );
  return path;
}

type Script = {
  src: string;
  integrity?: string;
  crossOrigin?: string;
  onload(event: object): void;
  onerror(event: object): void;
  arrived(): void;
};

/** A page that has loaded the entry of a build; every attempt at the chunk is a script element. */
async function aPage(dist: string) {
  const scripts: Script[] = [];
  const createElement = () => {
    const arrivals: (() => void)[] = [];
    return {
      setAttribute() {},
      addEventListener: (_kind: "load", listener: () => void) => arrivals.push(listener),
      arrived: () => arrivals.forEach((listener) => listener()),
    };
  };
  const page: Record<string, unknown> = {
    URL,
    setTimeout,
    clearTimeout,
    location: { origin: "https://quotehaven.example" },
    document: {
      currentScript: { src: entryUrl, tagName: "SCRIPT" },
      getElementsByTagName: () => [],
      createElement,
      head: { appendChild: (script: Script) => scripts.push(script) },
    },
  };
  page.self = page.window = page;
  runInNewContext(await readFile(join(dist, "entry.js"), "utf8"), page);
  const { later } = page.build as { later(): Promise<unknown> };
  /** Asks for the chunk once more; it does not come. */
  async function fail(): Promise<Script> {
    const loading = later();
    const script = scripts.at(-1)!;
    script.onerror({ type: "error", target: script });
    await expect(loading).rejects.toThrow("Loading chunk");
    return script;
  }
  return { fail };
}

it("has the browser check each chunk as it is in the end, also under another address where it did not come", async () => {
  const dist = await aBuild(true);
  const bytes = await readFile(join(dist, "later.js"));
  const page = await aPage(dist);
  const { src, integrity, crossOrigin } = await page.fail();
  expect(src).toBe(laterUrl);
  expect(integrity).toBe(`sha256-${createHash("sha256").update(bytes).digest("base64")}`);
  expect(crossOrigin).toBe("anonymous");
  const again = await page.fail();
  expect(again.src).toMatch(new RegExp(`^${laterUrl}\\?again=\\d+$`));
  expect(again.integrity).toBe(integrity);
});

it("checks no scripts that change while they are developed", async () => {
  const { integrity } = await (await aPage(await aBuild(false))).fail();
  expect(integrity).toBeUndefined();
});
