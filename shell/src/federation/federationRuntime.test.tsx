import { jest } from "@jest/globals";
import { aBuildOf } from "../testing/aRegistry";
import type { RemoteTarget } from "./targets";
import { createFederationRuntime } from "./federationRuntime";

const container = "quotehaven_agent";
const target: RemoteTarget = {
  channel: "stable",
  ...aBuildOf("agent"),
  container,
  hash: "sha256-known",
};
const { entry } = target;
const init = jest.fn();
const runtime = createFederationRuntime(() => "0.1.3");

/** What the entry's script does when it runs. */
function leavesContainer(): void {
  const get = async (exposed: string) => () => ({ exposed });
  Reflect.set(window, container, { init, get });
}

const entries = () => [...document.scripts].filter(({ src }) => new URL(src).pathname === entry);

/** Loads the remote; the script that this asks for ends with `event`. */
async function loaded({ event = "load", run = leavesContainer, own = target } = {}) {
  const loading = runtime.load(own, "agent");
  loading.catch(() => undefined);
  await jest.advanceTimersByTimeAsync(10);
  const [script] = entries();
  if (event === "load") run();
  script?.dispatchEvent(new Event(event));
  return { script, module: await loading };
}

beforeEach(() => {
  jest.useFakeTimers();
  init.mockReset();
  jest.spyOn(console, "warn").mockReturnValue();
  document.head.innerHTML = "";
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it("runs a remote's entry of the hash that the registry lists, shares with it what the shell has, and gives its module", async () => {
  const { script, module } = await loaded();
  expect(script).toMatchObject({ integrity: "sha256-known", crossOrigin: "anonymous" });
  expect(module).toMatchObject({ exposed: "./remote" });
  const [[shares]] = init.mock.calls as [[Record<string, object>]];
  expect(Object.keys(shares)).toEqual(
    expect.arrayContaining(["react", "@quotehaven/platform/forms"]),
  );
});

it("begins anew with a build that was loaded before, and leaves others alone", async () => {
  document.head.innerHTML = `
    <link rel="preload" as="script" href="/assets/agent/1/7.js">
    <script src="/assets/agent/1/remote.js"></script>
    <script src="/assets/agent/10/remote.js"></script>`;
  const { script } = await loaded();
  expect(script?.src).toMatch(/\?again=\d+$/);
  expect(init).toHaveBeenCalledTimes(1);
  expect([...document.scripts].map(({ src }) => new URL(src).pathname)).toEqual([
    "/assets/agent/10/remote.js",
  ]);
  expect(document.querySelector("link")).toBeNull();
});

it("runs no code of a build that was made for another platform", async () => {
  const later = { ...target, contract: "^0.2.0" };
  await expect(runtime.load(later, "agent")).rejects.toMatchObject({
    kind: "contract",
    message: expect.stringContaining("agent 1 was made for platform ^0.2.0, this is 0.1.3"),
  });
  expect(entries()).toEqual([]);
});

it.each([
  ["the script does not come", "error", { kind: "unreachable" }],
  ["the script leaves nothing", "load", { message: expect.stringContaining("#RUNTIME-001") }],
])("says so where %s, also after it worked before", async (_what, event, error) => {
  await loaded();
  await expect(loaded({ event, run: () => undefined })).rejects.toMatchObject(error);
  expect((await loaded()).module).toMatchObject({ exposed: "./remote" });
});

it("gives a server up that hangs for eight seconds", async () => {
  const loading = runtime.load(target, "agent");
  const outcome = expect(loading).rejects.toMatchObject({ kind: "timeout" });
  await jest.advanceTimersByTimeAsync(8_010);
  await outcome;
});
