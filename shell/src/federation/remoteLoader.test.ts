import { jest } from "@jest/globals";
import type { RemoteError } from "./RemoteError";
import type { Registry } from "./registry";
import type { RemoteTarget } from "./loadTarget";
import { createRemoteLoader } from "./remoteLoader";

const registry: Registry = {
  revision: 1,
  shell: { version: "0.1.0-a", contract: "0.1.3", integrity: {} },
  overrideOrigins: [],
  remotes: [],
};

const aTarget = (more: Partial<RemoteTarget> = {}): RemoteTarget => ({
  channel: "stable",
  version: "0.1.0-a",
  entry: "/assets/agent/0.1.0-a/remoteEntry.js",
  container: "quotehaven_agent",
  contract: "^0.1.0",
  ...more,
});

function aLoader(
  load: (target: RemoteTarget, options: { again: boolean }) => Promise<unknown>,
  targets: RemoteTarget[] = [aTarget()],
) {
  const onFailed = jest.fn<(name: string, error: RemoteError) => void>();
  const loader = createRemoteLoader<unknown>({
    registry,
    runtime: { load },
    targetsOf: () => targets,
    accept: (_name, module) => module,
    onFailed,
    timing: { attemptMs: 40, totalMs: 120, attempts: 3, pauseMs: 1 },
  });
  return { loader, onFailed };
}

const lost = () => Promise.reject(new Error("ScriptNetworkError: Failed to load script"));
const never = () => new Promise<never>(() => undefined);

it("loads a remote once for everybody who asks", async () => {
  const load = jest.fn(async () => "module");
  const { loader } = aLoader(load);
  await Promise.all([loader.load("agent"), loader.load("agent")]);
  await loader.load("agent");
  expect(load).toHaveBeenCalledTimes(1);
  expect(loader.state("agent")).toMatchObject({ status: "ready", module: "module" });
});

it("tries again by itself, from the beginning", async () => {
  const load = jest
    .fn<(target: RemoteTarget, options: { again: boolean }) => Promise<unknown>>()
    .mockImplementationOnce(lost)
    .mockResolvedValue("module");
  const { loader } = aLoader(load);
  await expect(loader.load("agent")).resolves.toBe("module");
  expect(load.mock.calls.map(([, options]) => options.again)).toEqual([false, true]);
});

it("says what failed after three attempts, once", async () => {
  const { loader, onFailed } = aLoader(lost);
  await expect(loader.load("agent")).rejects.toMatchObject({ kind: "unreachable" });
  expect(loader.failures("agent")).toHaveLength(3);
  expect(onFailed).toHaveBeenCalledTimes(1);
});

it("gives up a remote that hangs", async () => {
  const { loader } = aLoader(never);
  await expect(loader.load("agent")).rejects.toMatchObject({ kind: "timeout" });
});

it("recovers when the person asks again", async () => {
  let isBack = false;
  const { loader } = aLoader(async () => (isBack ? "module" : lost()));
  await expect(loader.load("agent")).rejects.toThrow();
  isBack = true;
  await expect(loader.retry("agent")).resolves.toBe("module");
});

it("runs no code of a build that was made for another platform", async () => {
  const load = jest.fn(async () => "module");
  const { loader } = aLoader(load, [aTarget({ contract: "^0.2.0" })]);
  await expect(loader.load("agent")).rejects.toMatchObject({ kind: "contract" });
  expect(load).not.toHaveBeenCalled();
});

it("takes the stable build where a canary fails", async () => {
  const load = async ({ channel }: RemoteTarget) => (channel === "canary" ? lost() : "stable");
  const { loader } = aLoader(load, [aTarget({ channel: "canary" }), aTarget()]);
  await expect(loader.load("agent")).resolves.toBe("stable");
});

it("knows no remote that the registry does not list", async () => {
  const { loader } = aLoader(async () => "module", []);
  await expect(loader.load("nobody")).rejects.toMatchObject({ kind: "missing" });
});
