import { jest } from "@jest/globals";
import { aBuildOf, aRelease } from "../testing/aRegistry";
import type { RegisteredRemote } from "./registry";
import { asRemoteError, RemoteError } from "./RemoteError";
import { createRemoteLoader } from "./remoteLoader";
import { overrideTarget, releasedTargets, type RemoteTarget } from "./targets";

const aTarget = (channel: RemoteTarget["channel"], version: string): RemoteTarget => ({
  channel,
  ...aBuildOf("agent", version),
});
const stable = aTarget("stable", "1");
const canary = aTarget("canary", "2");
const next = aTarget("stable", "3");
const before = aTarget("last-good", "0");

/** What webpack throws where a chunk did not come. */
const chunkError = (type: "error" | "missing" | "timeout") =>
  Object.assign(new Error("Loading chunk 7 failed."), { name: "ChunkLoadError", type });

const lost = () => Promise.reject(chunkError("error"));

/** A tab that knows the builds of `own` while those of `live` are live; `load` gives its version by default. */
function aTab({
  own = [stable],
  live = own as RemoteTarget[] | null,
  load = async ({ version }: RemoteTarget): Promise<unknown> => version,
} = {}) {
  let targets = own;
  const loads: string[] = [];
  const startedAt = performance.now();
  const loader = createRemoteLoader<unknown>({
    runtime: {
      load(target) {
        loads.push(`${target.version} at ${Math.round(performance.now() - startedAt)}`);
        return load(target);
      },
    },
    targetsOf: () => targets,
    refresh: async () => {
      if (live) targets = live;
      return live !== null;
    },
    accept: async (_name, module) => module,
  });
  const versionNow = () => {
    const state = loader.state("agent");
    return state.status === "ready" ? state.target.version : state.status;
  };
  return { loader, loads, versionNow };
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, "random").mockReturnValue(0.5);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it("loads a remote once for everybody who asks, and tells its state", async () => {
  const { loader, loads } = aTab();
  const seen: string[] = [];
  const leave = loader.subscribe(() => seen.push(loader.state("agent").status));
  expect(await Promise.all([loader.load("agent"), loader.load("agent")])).toEqual(["1", "1"]);
  await loader.load("agent");
  leave();
  await loader.retry("agent");
  expect(seen).toEqual(["loading", "ready"]);
  expect(loads).toHaveLength(2);
});

it("makes three attempts, says what failed, and recovers when the person asks again", async () => {
  let isBack = false;
  const { loader, loads } = aTab({ load: async () => (isBack ? "module" : lost()) });
  const failed = expect(loader.load("agent")).rejects.toMatchObject({ kind: "unreachable" });
  await jest.advanceTimersByTimeAsync(60_000);
  await failed;
  expect(loads).toEqual(["1 at 0", "1 at 300", "1 at 900"]);
  expect(loader.failures("agent")).toHaveLength(3);
  expect(loader.state("agent")).toMatchObject({ status: "failed", error: { kind: "unreachable" } });
  isBack = true;
  expect(await loader.retry("agent")).toBe("module");
});

it("gives up a remote that hangs after fifteen seconds", async () => {
  const { loader, loads, versionNow } = aTab({ load: () => new Promise(() => undefined) });
  const failed = expect(loader.load("agent")).rejects.toMatchObject({ kind: "timeout" });
  await jest.advanceTimersByTimeAsync(14_999);
  expect(versionNow()).toBe("loading");
  await jest.advanceTimersByTimeAsync(1);
  await failed;
  expect(loads).toHaveLength(1);
});

it("tries a build that was made for another platform only once", async () => {
  const refused = () => Promise.reject(new RemoteError("contract", "agent", "made for ^9"));
  const { loader, loads } = aTab({ load: refused });
  await expect(loader.load("agent")).rejects.toMatchObject({ kind: "contract" });
  expect(loads).toHaveLength(1);
});

it("knows no remote that the registry does not list", async () => {
  const { loader } = aTab({ own: [] });
  await expect(loader.load("agent")).rejects.toMatchObject({ kind: "missing" });
});

it.each([
  ["the stable build for a canary", [canary, stable], [canary, stable], [canary], "1"],
  ["what is live for the build of the page", [stable], [next], [stable], "3"],
  ["the build before for a stable one", [stable], [stable, before], [stable], "0"],
])("takes %s that does not start", async (_what, own, live, bad, taken) => {
  const load = async (target: RemoteTarget) => (bad.includes(target) ? lost() : "module");
  const { loader, versionNow } = aTab({ own, live, load });
  const loading = loader.load("agent");
  await jest.advanceTimersByTimeAsync(2_000);
  await loading;
  expect(versionNow()).toBe(taken);
});

it("goes on from a build that threw later, and never back to a canary", async () => {
  const { loader, loads, versionNow } = aTab({
    own: [canary, stable],
    live: [canary, stable, before],
  });
  const threw = new RemoteError("broken", "agent", "it threw");
  await loader.load("agent");
  const seen: string[] = [];
  loader.subscribe(() => seen.push(loader.state("agent").status));
  for (const version of ["1", "0", "0"]) {
    await loader.leave("agent", threw);
    expect(versionNow()).toBe(version);
  }
  // The running build stays until the next one is ready.
  expect(seen).toEqual(["ready", "ready"]);
  await loader.retry("agent");
  expect(loads.map((each) => each[0])).toEqual(["2", "1", "0", "1"]);
});

it("keeps a stable build that threw where nobody can be asked", async () => {
  const { loader, versionNow } = aTab({ live: null });
  await loader.load("agent");
  await loader.leave("agent", new RemoteError("broken", "agent", "it threw"));
  expect(versionNow()).toBe("1");
});

it("puts what is live in the place of a running build", async () => {
  const { loader, versionNow } = aTab({ live: [next] });
  await loader.load("agent");
  expect(await loader.renew("agent")).toBe(true);
  expect(versionNow()).toBe("3");
  expect(await loader.renew("agent")).toBe(false);
});

describe("the builds that a tab may run", () => {
  const build = { container: "agent", contract: "^0.1.0", start: ["remoteEntry.js"] };
  const release = aRelease("agent");
  const remote: RegisteredRemote = {
    name: "agent",
    team: "agent",
    routes: [],
    stable: release,
    canary: { ...release, version: "2", percent: 20 },
  };
  const aShell = (integrity: Record<string, string> = {}) => ({
    shell: { version: "1", contract: "0.1.0", integrity },
  });

  it("gives a canary to about its share of visitors, and always to the same", () => {
    const visitors = Array.from({ length: 2_000 }, (_, index) => `visitor-${index}`);
    const chosenOf = () =>
      visitors.filter((id) => releasedTargets(aShell(), remote, id)[0]?.channel === "canary");
    expect(chosenOf().length / visitors.length).toBeGreaterThan(0.15);
    expect(chosenOf().length / visitors.length).toBeLessThan(0.25);
    expect(chosenOf()).toEqual(chosenOf());
  });

  it("lets only an entry run whose hash the registry lists, except in development", () => {
    const hashOf = (shell: Record<string, string>, integrity: Record<string, string>) => {
      const stable = { ...release, integrity };
      return releasedTargets(aShell(shell), { ...remote, stable, canary: null }, "v")[0]?.hash;
    };
    const listed = { "/shell/main.js": "sha256-shell" };
    expect(hashOf(listed, { [release.entry]: "sha256-known" })).toBe("sha256-known");
    expect(hashOf(listed, { "/a/other.js": "sha256-known" })).toMatch(/^sha256-A{43}=$/);
    expect(hashOf({}, {})).toBeUndefined();
  });

  it("takes a build that is tried out from its manifest, which is never an old one", async () => {
    const asked = jest
      .spyOn(globalThis, "fetch")
      .mockImplementation(async () => new Response(JSON.stringify(build)));
    for (const address of ["http://localhost:4101", "http://localhost:4101/"]) {
      expect(await overrideTarget("agent", address)).toEqual({
        channel: "override",
        version: "http://localhost:4101/",
        entry: "http://localhost:4101/remoteEntry.js",
        container: "agent",
        contract: "^0.1.0",
      });
    }
    const [url, options] = asked.mock.calls[0]!;
    expect(String(url)).toBe("http://localhost:4101/quotehaven-build.json");
    expect(options?.cache).toBe("no-store");
  });

  it.each([
    ["an error", build, 404],
    ["nothing", null, 200],
    ["a manifest without a container", { ...build, container: undefined }, 200],
    ["a manifest whose start is empty", { ...build, start: [] }, 200],
  ])("finds no build where there is %s", async (_what, body, status) => {
    jest
      .spyOn(globalThis, "fetch")
      .mockImplementation(async () => new Response(JSON.stringify(body), { status }));
    await expect(overrideTarget("agent", "http://localhost:4101")).rejects.toMatchObject({
      kind: "unreachable",
      message: "http://localhost:4101/quotehaven-build.json is no manifest of a build.",
    });
  });
});

describe("what went wrong with a remote", () => {
  it.each([
    [chunkError("error"), "unreachable"],
    [chunkError("missing"), "unreachable"],
    [chunkError("timeout"), "timeout"],
    [new ReferenceError("leads is not defined"), "broken"],
    [new Error("Loading chunk 7 failed."), "broken"],
  ])("takes %s for a remote that is %s", (cause, kind) => {
    const { message } = cause;
    expect(asRemoteError("agent", cause)).toMatchObject({ kind, message, remote: "agent", cause });
  });

  it("leaves what is a failed remote already as it is", () => {
    const known = new RemoteError("contract", "agent", "the build timed out on nothing");
    expect(asRemoteError("consumer", known)).toBe(known);
  });

  it("looks at what caused an error", () => {
    const textsFailed = (cause: Error) => new Error("The texts did not load.", { cause });
    const late = Object.assign(new Error("No texts."), { name: "TimeoutError" });
    expect(asRemoteError("agent", textsFailed(chunkError("missing")))).toMatchObject({
      kind: "unreachable",
    });
    expect(asRemoteError("agent", textsFailed(late))).toMatchObject({ kind: "timeout" });
  });
});
