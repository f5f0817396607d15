import { createInstance } from "@module-federation/enhanced/runtime";
import { jest } from "@jest/globals";
import { retrySharesPlugin } from "./retrySharesPlugin";

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
