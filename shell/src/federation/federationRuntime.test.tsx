import { jest } from "@jest/globals";

const registerRemotes = jest.fn();
const loadRemote = jest.fn(async () => "module");
jest.unstable_mockModule("@module-federation/enhanced/runtime", () => ({
  registerRemotes,
  loadRemote,
}));
const { federationRuntime } = await import("./federationRuntime");
const { default: runtimePlugin } = await import("./runtimePlugin");

const target = {
  channel: "stable" as const,
  version: "1",
  container: "quotehaven_agent",
  entry: "/assets/agent/1/remoteEntry.js",
  contract: "^0.1.0",
};
const sources = () => [...document.scripts].map(({ src }) => new URL(src).pathname);

beforeEach(() => {
  jest.clearAllMocks();
  document.head.innerHTML = `
    <script src="/assets/agent/1/remoteEntry.js"></script>
    <script src="/assets/agent/1/remote.js"></script>
    <script src="/assets/agent/10/remote.js"></script>
    <script src="/assets/shell/1/main.js"></script>`;
});

it("loads a remote's module from its entry", async () => {
  expect(await federationRuntime.load(target, { again: false })).toBe("module");
  expect(registerRemotes).toHaveBeenCalledWith(
    [{ name: "quotehaven_agent", entry: "http://localhost/assets/agent/1/remoteEntry.js" }],
    { force: false },
  );
  expect(loadRemote).toHaveBeenCalledWith("quotehaven_agent/remote");
  expect(sources()).toHaveLength(4);
});

it("begins anew with a build that failed half-way, and leaves others alone", async () => {
  await federationRuntime.load(target, { again: true });
  expect(registerRemotes).toHaveBeenCalledWith(expect.anything(), { force: true });
  expect(sources()).toEqual(["/assets/agent/10/remote.js", "/assets/shell/1/main.js"]);
});

it("gives the script of an entry to the guard before it runs, and up after eight seconds", () => {
  const guard = jest.fn<(script: HTMLScriptElement) => void>();
  window.quotehavenScript = guard;
  const { script, timeout } = runtimePlugin().createScript({ url: "http://localhost/e.js" });
  expect([script.src, script.isConnected, timeout]).toEqual([
    "http://localhost/e.js",
    false,
    8_000,
  ]);
  expect(guard).toHaveBeenCalledWith(script);
  delete window.quotehavenScript;
  expect(runtimePlugin().createScript({ url: "/e.js" }).script).toBeInstanceOf(HTMLScriptElement);
});
