import { createInstance } from "@module-federation/enhanced/runtime";
import { jest } from "@jest/globals";
import { shareWithRemotes } from "./shareWithRemotes";

const initial = { word: "there from the start" };
const late = { word: "fetched" };
const lost = jest.fn(async () => late);
const { shared, plugin } = shareWithRemotes(
  { initial: () => initial, late: async () => late, lost },
  "1.0.0",
);
const shell = createInstance({ name: "shell", remotes: [], shareStrategy: "loaded-first", shared });

/** What a remote gets of a module that it takes from the shell. */
async function takenBy(name: string, module: string): Promise<unknown> {
  const remote = createInstance({
    name,
    remotes: [],
    shareStrategy: "loaded-first",
    plugins: [plugin],
  });
  remote.initShareScopeMap("default", shell.shareScopeMap.default ?? {});
  const factory = await remote.loadShare<object>(module, {
    customShareInfo: {
      scope: ["default"],
      shareConfig: { requiredVersion: false, singleton: true },
    },
  });
  return factory && factory();
}

it("gives a remote what is there from the start, and what is fetched", async () => {
  expect(await takenBy("agent", "initial")).toBe(initial);
  expect(await takenBy("agent", "late")).toBe(late);
});

it("asks again for a part that did not come", async () => {
  const warn = jest.spyOn(console, "warn").mockReturnValue();
  lost.mockRejectedValueOnce(new Error("Loading chunk 7 failed."));
  await expect(takenBy("agent", "lost")).rejects.toThrow("Loading chunk 7 failed.");
  warn.mockRestore();
  expect(await takenBy("agent", "lost")).toBe(late);
  expect(await takenBy("payment", "lost")).toBe(late);
});

// The runtime drops what came from a remote when that remote is loaded anew.
it("keeps a part the shell's own, whichever remote took it first", async () => {
  await takenBy("agent", "late");
  expect(shell.shareScopeMap.default?.late?.["1.0.0"]?.from).toBe("shell");
});
