import { jest } from "@jest/globals";
import { RemoteError } from "./RemoteError";
import type { RemoteTarget, RemoteTiming } from "./loadTarget";
import { createRemoteLoader, remoteTiming } from "./remoteLoader";

const aTarget = (more: Partial<RemoteTarget> = {}): RemoteTarget => ({
  channel: "stable",
  version: "0.1.0-a",
  entry: "/assets/agent/0.1.0-a/remoteEntry.js",
  container: "quotehaven_agent",
  contract: "^0.1.0",
  ...more,
});

function aLoader(
  load: (target: RemoteTarget) => Promise<unknown>,
  targets: RemoteTarget[] = [aTarget()],
  timing: RemoteTiming = { totalMs: 120, attempts: 3, pauseMs: 1 },
  refresh?: () => Promise<boolean>,
) {
  const onFailed = jest.fn<(name: string, error: RemoteError) => void>();
  const onFallback = jest.fn<(name: string, failed: RemoteTarget, error: RemoteError) => void>();
  const loader = createRemoteLoader<unknown>({
    runtime: { load },
    targetsOf: () => targets,
    refresh,
    accept: (_name, module) => module,
    onFallback,
    onFailed,
    timing,
    random: () => 0.5,
  });
  return { loader, onFallback, onFailed };
}

const lost = () => Promise.reject(new Error("Loading chunk 7 failed."));
const never = () => new Promise<never>(() => undefined);

it("loads a remote once for everybody who asks", async () => {
  const load = jest.fn(async () => "module");
  const { loader } = aLoader(load);
  await Promise.all([loader.load("agent"), loader.load("agent")]);
  await loader.load("agent");
  expect(load).toHaveBeenCalledTimes(1);
  expect(loader.state("agent")).toMatchObject({ status: "ready", module: "module" });
});

it("tries again by itself", async () => {
  const load = jest
    .fn<(target: RemoteTarget) => Promise<unknown>>()
    .mockImplementationOnce(lost)
    .mockResolvedValue("module");
  const { loader } = aLoader(load);
  await expect(loader.load("agent")).resolves.toBe("module");
  expect(load).toHaveBeenCalledTimes(2);
});

it("says what failed after three attempts, once", async () => {
  const { loader, onFailed } = aLoader(lost);
  await expect(loader.load("agent")).rejects.toMatchObject({ kind: "unreachable" });
  expect(loader.state("agent")).toMatchObject({ status: "failed", error: { kind: "unreachable" } });
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

it("tries a build that was made for another platform only once", async () => {
  const load = jest.fn(() => Promise.reject(new RemoteError("contract", "agent", "made for ^9")));
  const { loader } = aLoader(load);
  await expect(loader.load("agent")).rejects.toMatchObject({ kind: "contract" });
  expect(load).toHaveBeenCalledTimes(1);
  expect(loader.failures("agent")).toHaveLength(1);
});

it("takes the stable build where a canary fails, after one attempt at it", async () => {
  const load = jest.fn(async ({ channel }: RemoteTarget) =>
    channel === "canary" ? lost() : "stable",
  );
  const canary = aTarget({ channel: "canary", entry: "/canary.js" });
  const { loader, onFallback, onFailed } = aLoader(load, [canary, aTarget()]);
  await expect(loader.load("agent")).resolves.toBe("stable");
  expect(load.mock.calls.map(([{ channel }]) => channel)).toEqual(["canary", "stable"]);
  expect(onFallback).toHaveBeenCalledWith("agent", canary, expect.anything());
  expect(loader.failures("agent")).toMatchObject([{ channel: "canary" }]);
  expect(onFailed).not.toHaveBeenCalled();
});

describe("what is live now", () => {
  const canary = aTarget({ channel: "canary", version: "c", entry: "/c.js" });
  const stable = aTarget();
  const next = aTarget({ version: "b", entry: "/b.js" });
  const before = aTarget({ channel: "last-good", version: "0", entry: "/0.js" });
  const failure = new RemoteError("broken", "agent", "it threw");

  /** A loader whose builds `bad` fail, with what it knows at first and what is live. */
  function aTab(is: {
    own?: RemoteTarget[];
    live?: RemoteTarget[];
    bad?: RemoteTarget[];
    isThere?: boolean;
  }) {
    const { own = [stable], live = own, bad = [], isThere = true } = is;
    const load = jest.fn(async (target: RemoteTarget) => {
      if (bad.includes(target)) throw failure;
      return target.version;
    });
    const refresh = jest.fn(async () => {
      if (isThere) targets.splice(0, 9, ...live);
      return isThere;
    });
    const targets = [...own];
    const made = aLoader(load, targets, undefined, refresh);
    const versionsLoaded = () => load.mock.calls.map(([{ version }]) => version);
    return { ...made, live, refresh, versionsLoaded };
  }

  it("is asked for where the build of the page fails, and taken", async () => {
    const { loader, refresh } = aTab({ bad: [stable], live: [next] });
    await expect(loader.load("agent")).resolves.toBe("b");
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it("is not asked for where the build of the page works", async () => {
    const { loader, refresh } = aTab({});
    await loader.load("agent");
    expect(refresh).not.toHaveBeenCalled();
  });

  it("leads from a broken stable to the build before it", async () => {
    const { loader, onFallback } = aTab({ bad: [stable], live: [stable, before] });
    await expect(loader.load("agent")).resolves.toBe("0");
    expect(loader.state("agent")).toMatchObject({ target: { channel: "last-good" } });
    expect(onFallback).toHaveBeenCalledTimes(1);
  });

  it("is not asked for a second time where everything fails", async () => {
    const { loader, refresh, onFailed } = aTab({ bad: [stable, before], live: [stable, before] });
    await expect(loader.load("agent")).rejects.toBe(failure);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(onFailed).toHaveBeenCalledTimes(1);
  });

  it("is taken by Try again after a rollback", async () => {
    const { loader, live, versionsLoaded } = aTab({ bad: [stable], live: [stable] });
    await expect(loader.load("agent")).rejects.toBe(failure);
    live.splice(0, 1, next);
    await expect(loader.retry("agent")).resolves.toBe("b");
    expect(versionsLoaded().slice(0, 3)).toEqual(Array(3).fill(stable.version));
    expect(versionsLoaded().slice(3)).toEqual(["b"]);
  });

  it("is stable in the place of a canary that threw later, and the canary is left for good", async () => {
    const { loader, refresh, versionsLoaded } = aTab({ own: [canary, stable] });
    await loader.load("agent");
    const seen: string[] = [];
    loader.subscribe(() => seen.push(loader.state("agent").status));
    await loader.leave("agent", failure);
    expect(loader.state("agent")).toMatchObject({ status: "ready", target: stable });
    // What is shown stays until then.
    expect(seen).toEqual(["ready"]);
    expect(refresh).not.toHaveBeenCalled();
    await loader.retry("agent");
    expect(versionsLoaded()).toEqual(["c", stable.version, stable.version]);
    expect(loader.failures("agent")).toMatchObject([{ channel: "canary", error: failure }]);
  });

  it("is the build before in the place of a stable that threw later", async () => {
    const { loader } = aTab({ live: [stable, before] });
    await loader.load("agent");
    await loader.leave("agent", failure);
    expect(loader.state("agent")).toMatchObject({ target: before });
    await loader.leave("agent", failure);
    // Nothing better is left.
    expect(loader.state("agent")).toMatchObject({ target: before });
    await loader.retry("agent");
    expect(loader.state("agent")).toMatchObject({ target: stable });
  });

  it("stays what is shown where a stable threw and nobody can be asked", async () => {
    const { loader, onFallback } = aTab({ live: [next], isThere: false });
    await loader.load("agent");
    await loader.leave("agent", failure);
    expect(loader.state("agent")).toMatchObject({ status: "ready", target: stable });
    expect(onFallback).not.toHaveBeenCalled();
  });

  it("is put in the place of a running build that is no longer live", async () => {
    const { loader } = aTab({ live: [next] });
    await loader.load("agent");
    await expect(loader.renew("agent")).resolves.toBe(true);
    expect(loader.state("agent")).toMatchObject({ target: next });
    await expect(loader.renew("agent")).resolves.toBe(false);
  });
});

it("falls back from no build that is the last", async () => {
  const { loader, onFallback } = aLoader(lost);
  await expect(loader.load("agent")).rejects.toThrow();
  expect(onFallback).not.toHaveBeenCalled();
});

it("knows no remote that the registry does not list", async () => {
  const { loader } = aLoader(async () => "module", []);
  await expect(loader.load("nobody")).rejects.toMatchObject({
    kind: "missing",
    message: "The registry knows no remote named nobody.",
  });
});

it("tells a remote's state to those who listen, until they leave", async () => {
  const { loader } = aLoader(async () => "module");
  const seen: string[] = [];
  const leave = loader.subscribe(() => seen.push(loader.state("agent").status));
  expect(loader.state("agent").status).toBe("idle");
  await loader.load("agent");
  leave();
  await loader.retry("agent");
  expect(seen).toEqual(["loading", "ready"]);
});

it("remembers the last ten failures", async () => {
  const { loader } = aLoader(lost);
  for (let visit = 1; visit <= 4; visit += 1) await loader.load("agent").catch(() => undefined);
  expect(loader.failures("agent")).toHaveLength(10);
});

describe("with the deadlines that people meet", () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  /** Loads with a runtime that answers so; gives when each attempt began, and when it all ended. */
  async function attemptsAt(answer: () => Promise<unknown>) {
    const startedAt = performance.now();
    const passed = () => Math.round(performance.now() - startedAt);
    const attempts: number[] = [];
    const load = () => {
      attempts.push(passed());
      return answer();
    };
    const { loader } = aLoader(load, [aTarget()], remoteTiming);
    let endedAt: number | undefined;
    loader.load("agent").catch(() => (endedAt = passed()));
    await jest.advanceTimersByTimeAsync(60_000);
    return { attempts, endedAt };
  }

  it("makes three attempts at what cannot be reached, the third after a longer pause", async () => {
    expect(await attemptsAt(lost)).toEqual({ attempts: [0, 300, 900], endedAt: 900 });
  });

  it("gives what hangs up after fifteen seconds", async () => {
    expect(await attemptsAt(never)).toEqual({ attempts: [0], endedAt: 15_000 });
  });
});
