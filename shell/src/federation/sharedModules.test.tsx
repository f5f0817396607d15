import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInstance } from "@module-federation/enhanced/runtime";
import { jest } from "@jest/globals";
import { sharedModules as list } from "@quotehaven/kit/build/shared-modules";
import { retrySharesPlugin } from "./retrySharesPlugin";
import { sharedModules } from "./sharedModules";

const root = join(import.meta.dirname, "../../..");
const packages = readdirSync(root).filter((name) => /^(remote-.*|shared-features)$/.test(name));
const sources = packages.flatMap((name) =>
  readdirSync(join(root, name, "src"), { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.d|\.test)\.tsx?$/.test(file))
    .map((file) => join(root, name, "src", file)),
);

/** What a source imports by name from a module, types left out. */
function importsOf(file: string, module: string): string[] {
  const imports = readFileSync(file, "utf8").matchAll(
    /^import (?:\w+, )?\{([^}]*)\} from "([^"]+)"/gm,
  );
  return [...imports]
    .filter(([, , from]) => from === module)
    .flatMap(([, names = ""]) => names.split(","))
    .map((name) => name.trim().replace(/ as .*/, ""))
    .filter((name) => name !== "" && !name.startsWith("type "));
}

const moduleOf = async (share: (typeof sharedModules)[keyof typeof sharedModules]) =>
  "lib" in share ? share.lib() : (await share.get())();

it("are those of the kit's list, each there as early as it says", () => {
  const named = Object.entries(sharedModules);
  const initial = named.filter(([, share]) => "lib" in share).map(([name]) => name);
  const late = named.filter(([, share]) => "get" in share).map(([name]) => name);
  expect(initial.sort()).toEqual([...list.initial].sort());
  expect(late.sort()).toEqual([...list.late].sort());
});

it.each(Object.entries(sharedModules))("have what remotes import of %s", async (name, share) => {
  const given = Object.keys(await moduleOf(share));
  const wanted = new Set(sources.flatMap((file) => importsOf(file, name)));
  expect(given).toEqual(expect.arrayContaining([...wanted]));
});

const part = { word: "the shell's" };
const get = jest.fn(async () => () => part);
const shell = createInstance({
  name: "shell",
  remotes: [],
  shareStrategy: "loaded-first",
  shared: { part: { version: "1.0.0", get } },
});

/** What a remote gets that takes the part from the shell. */
async function partOf(name: string): Promise<unknown> {
  const remote = createInstance({
    name,
    remotes: [],
    shareStrategy: "loaded-first",
    plugins: [retrySharesPlugin(shell)],
  });
  remote.initShareScopeMap("default", shell.shareScopeMap.default ?? {});
  const factory = await remote.loadShare<object>("part", {
    customShareInfo: {
      scope: ["default"],
      shareConfig: { requiredVersion: false, singleton: true },
    },
  });
  return factory && factory();
}

it("asks again for a part that did not come, and once it is there no more", async () => {
  get.mockRejectedValueOnce(new Error("Loading chunk 7 failed."));
  await expect(partOf("agent")).rejects.toThrow("Loading chunk 7 failed.");
  expect(await partOf("agent")).toBe(part);
  expect(await partOf("payment")).toBe(part);
  expect(get).toHaveBeenCalledTimes(2);
});

it("has a part for the next remote that left with the first", async () => {
  await partOf("agent");
  delete shell.shareScopeMap.default?.part?.["1.0.0"];
  expect(await partOf("payment")).toBe(part);
});
