import { jest } from "@jest/globals";
import { federationRuntime } from "./federationRuntime";

const target = {
  channel: "stable" as const,
  version: "1",
  container: "quotehaven_agent",
  entry: "/assets/agent/1/remoteEntry.js",
  contract: "^0.1.0",
};
const entries = () => document.querySelectorAll(`script[src$="${target.entry}"]`);
const sources = () => [...document.scripts].map(({ src }) => new URL(src).pathname);
const shares = { react: {} };
const init = jest.fn();

/** What the entry's script does when it runs. */
function leavesContainer(): void {
  const get = async (exposed: string) => () => `module ${exposed}`;
  Reflect.set(window, target.container, { init, get });
}

/** Loads the remote; the script that this asks for ends with `event`. */
function loaded(again: boolean, event: "load" | "error" = "load", run = leavesContainer) {
  const loading = federationRuntime.load(target, { again });
  run();
  [...entries()].at(-1)?.dispatchEvent(new Event(event));
  return loading;
}

beforeEach(() => {
  init.mockReset();
  Reflect.deleteProperty(window, target.container);
  Object.assign(globalThis, {
    __webpack_init_sharing__: async () => undefined,
    __webpack_share_scopes__: { default: shares },
  });
  document.head.innerHTML = `
    <script src="/assets/agent/1/remote.js"></script>
    <script src="/assets/agent/10/remote.js"></script>
    <script src="/assets/shell/1/main.js"></script>`;
});
afterEach(() => {
  jest.useRealTimers();
  delete window.quotehavenScript;
});

it("runs a remote's entry, shares with it what the shell has, and gives its module", async () => {
  expect(await loaded(false)).toBe("module ./remote");
  expect(init).toHaveBeenCalledWith(shares);
  expect(sources()).toHaveLength(4);
});

it("begins anew with a build that failed half-way, and leaves others alone", async () => {
  await loaded(false);
  await loaded(true);
  expect(sources()).toEqual([
    "/assets/agent/10/remote.js",
    "/assets/shell/1/main.js",
    target.entry,
  ]);
});

it("gives the script of an entry to the guard before it is asked for", async () => {
  const seen: unknown[] = [];
  window.quotehavenScript = ({ src, isConnected }) => seen.push([src, isConnected]);
  await loaded(false);
  expect(seen).toEqual([[`http://localhost${target.entry}`, false]]);
});

it.each([
  ["unreachable", "the script does not come", "error" as const],
  ["broken", "the script fails while it runs", "load" as const],
])("is %s where %s, also after it worked before", async (kind, _where, event) => {
  await loaded(false);
  await expect(loaded(true, event, () => undefined)).rejects.toMatchObject({ kind });
});

it("gives a server up that hangs for eight seconds", async () => {
  jest.useFakeTimers();
  const loading = federationRuntime.load(target, { again: false });
  const outcome = expect(loading).rejects.toMatchObject({ kind: "timeout" });
  await jest.advanceTimersByTimeAsync(8_000);
  await outcome;
});

it("waits for no preload tag of an attempt that failed", async () => {
  document.head.innerHTML = `<link rel="preload" as="script" href="/assets/agent/1/7.js">`;
  await loaded(true);
  expect(document.querySelector("link")).toBeNull();
});
