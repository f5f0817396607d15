import type { RemoteModule } from "@quotehaven/platform/shell";
import { aRegistry, aRelease } from "../testing/aRegistry";
import { failedOverride } from "./overrides";
import { parseRegistry } from "./registry";
import type { RemoteRuntime } from "./remoteLoader";
import { startFederation } from "./startFederation";

const load: jest.MockedFunction<RemoteRuntime["load"]> = jest.fn();
jest.mock("./federationRuntime", () => ({ createFederationRuntime: () => ({ load }) }));

const aRemote = (name: string) => ({
  name,
  team: name,
  routes: [{ prefix: `/${name}`, role: "anyone" }],
  stable: aRelease(name),
  canary: { ...aRelease(name, "2"), percent: 0 },
});
const aPage = (revision: number) => ({
  ...aRegistry(revision, [aRemote("agent"), aRemote("payment")]),
  overrideOrigins: ["loopback"],
});
const registry = parseRegistry(aPage(7));

/** Screens that were fetched, in order. */
let fetched: string[];

function aModule(name: string): RemoteModule {
  const lazy = (screen: string) => async () => {
    fetched.push(screen);
    return { Component: () => null };
  };
  return {
    name,
    prepare: async () => void fetched.push(`${name} texts`),
    routes: {
      [`/${name}`]: [
        { path: "leads", lazy: lazy("leads"), children: [{ path: ":id", lazy: lazy("lead") }] },
        { path: "help", lazy: lazy("help") },
      ],
    },
  };
}

const containersLoaded = () =>
  load.mock.calls.map(([{ container, version }]) => [container, version]);
const started = () => startFederation(registry, { visitorId: "v", isSafeToSwitch: () => true });
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

const fetchMock: jest.MockedFunction<typeof fetch> = jest.fn();
const problems = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  fetched = [];
  load.mockReset().mockImplementation(async ({ container }) => ({ default: aModule(container) }));
  fetchMock.mockReset().mockImplementation(async () => new Response(JSON.stringify(aPage(7))));
  globalThis.fetch = fetchMock;
  problems.mockReset();
  jest.spyOn(console, "error").mockImplementation(problems);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it("prepares a path: the remote that owns it and the screens that it shows", async () => {
  const { prepare, loader } = started();
  await prepare("/nowhere");
  expect(load).not.toHaveBeenCalled();
  await prepare("/agent/leads/7");
  expect(fetched).toEqual(["agent texts", "leads", "lead"]);
  const running = loader.state("agent");
  await prepare("/agent/help");
  expect(containersLoaded()).toEqual([["agent", "1"]]);
  expect(loader.state("agent")).toBe(running);
});

it("prepares nothing of a remote that failed, and tells nobody", async () => {
  load.mockResolvedValue({ default: aModule("somebody-else") });
  const { prepare, loader } = started();
  void prepare("/agent/help");
  await pass(60_000);
  expect(loader.state("agent").status).toBe("failed");
  expect(problems.mock.calls.flat().join(" ")).toContain("the stable build of agent");
  load.mockClear();
  await prepare("/agent/leads");
  expect(load).not.toHaveBeenCalled();
  expect(loader.state("agent").status).toBe("failed");
});

it.each([
  ["a path that leads out of its prefix", { path: "/payment/x" }],
  ["an index with children", { index: true, children: [{}] } as object],
])("runs no build whose routes have %s", async (_what, route) => {
  const broken = { ...aModule("agent"), routes: { "/agent": [route] } };
  load.mockResolvedValue({ default: broken });
  const { loader } = started();
  const loaded = loader.load("agent").catch((error: unknown) => error);
  await pass(20_000);
  expect(await loaded).toMatchObject({
    kind: "broken",
    message: expect.stringContaining("The routes of agent cannot be used"),
  });
});

describe("a build that this tab tries out", () => {
  beforeEach(() => sessionStorage.setItem("overrides", '{"agent":"http://localhost:4101/"}'));

  async function afterLoading() {
    const { loader, overrides } = started();
    expect(overrides).toEqual({ agent: "http://localhost:4101/" });
    const loaded = loader.load("agent");
    await pass(20_000);
    await loaded;
    expect(containersLoaded().at(-1)).toEqual(["agent", "1"]);
    expect([overrides, sessionStorage.getItem("overrides")]).toEqual([{}, null]);
    expect(problems.mock.calls.flat().join(" ")).toContain("the override build of agent");
    return failedOverride("agent");
  }

  it("is left for the released one where it cannot be had", async () => {
    fetchMock.mockRejectedValue(new TypeError("refused"));
    expect(await afterLoading()).toBe("http://localhost:4101/ (refused)");
  });

  it("is left for the released one where it fails", async () => {
    const manifest = { container: "tried", contract: "^0.1.0", start: ["remoteEntry.js"] };
    fetchMock.mockImplementation(async () => new Response(JSON.stringify(manifest)));
    load.mockImplementation(async ({ container }) => {
      if (container === "tried") throw new Error("broken");
      return { default: aModule(container) };
    });
    expect(await afterLoading()).toBe("http://localhost:4101/ (broken)");
    expect(load.mock.calls[0]?.[0].container).toBe("tried");
  });
});

it("begins anew at a press on Try again, before it is known what is live", async () => {
  load.mockRejectedValue(new Error("down"));
  const federation = started();
  void federation.prepare("/agent/leads");
  await pass(60_000);
  expect(federation.loader.state("agent").status).toBe("failed");
  fetchMock.mockReset().mockReturnValue(new Promise(() => undefined));
  void federation.retry("agent");
  expect(federation.loader.state("agent").status).toBe("loading");
});

it("loads the page at a press on Try again where the live build needs the live shell", async () => {
  const loadPage = jest.fn();
  let isSafe = false;
  const { loader, retry } = startFederation(registry, {
    visitorId: "v",
    isSafeToSwitch: () => isSafe,
    loadPage,
  });
  const agent = aRemote("agent");
  const live = {
    ...aPage(8),
    shell: { version: "2", contract: "1.0.0", integrity: {} },
    remotes: [{ ...agent, stable: { ...agent.stable, contract: "^1.0.0" } }],
  };
  fetchMock.mockImplementation(async () => new Response(JSON.stringify(live)));
  load.mockRejectedValue(new Error("broken"));
  for (const loads of [0, 1]) {
    const pressed = retry("agent");
    await pass(20_000);
    await pressed;
    expect(loader.state("agent").status).toBe("failed");
    expect(loadPage).toHaveBeenCalledTimes(loads);
    isSafe = true;
  }
});

it("fetches the other screens of an area that is entered, when there is time", async () => {
  const federation = started();
  await federation.load("agent");
  federation.enterArea("agent");
  await pass(20_000);
  expect(fetched).toEqual(["agent texts", "leads", "lead", "help"]);
});

it("fetches nothing ahead after the code of a screen did not come, until somebody tries again", async () => {
  const federation = started();
  await federation.load("agent");
  federation.failed("agent", "chunk", new Error("The code of a screen did not come."));
  federation.enterArea("agent");
  await pass(20_000);
  expect(fetched).toEqual(["agent texts"]);
  void federation.retryScreen("agent", async () => federation.enterArea("agent"));
  await pass(20_000);
  expect(fetched).toEqual(["agent texts", "leads", "lead", "help"]);
});

it("asks for a remote that failed again only from another area", async () => {
  load.mockRejectedValue(new Error("broken"));
  const { load: loadRemote, enterArea } = started();
  const failing = loadRemote("agent").catch(() => undefined);
  await pass(20_000);
  await failing;
  load.mockClear();
  enterArea("agent");
  await expect(loadRemote("agent")).rejects.toThrow("broken");
  expect(load).not.toHaveBeenCalled();
  enterArea("payment");
  loadRemote("agent").catch(() => undefined);
  await pass(1_000);
  expect(load).toHaveBeenCalled();
});

it.each([
  ["loads the page on the way to another area", true, 1],
  ["goes on with the builds of this tab where something would be lost", false, 0],
])("while newer builds are live, %s", async (_what, isSafe, loads) => {
  const loadPage = jest.fn();
  fetchMock.mockImplementation(async () => new Response(JSON.stringify(aPage(8))));
  const { enterArea } = startFederation(registry, {
    visitorId: "v",
    isSafeToSwitch: () => isSafe,
    loadPage,
  });
  enterArea("agent");
  await pass(59_000);
  enterArea("agent");
  expect(fetchMock).not.toHaveBeenCalled();
  await pass(1_000);
  enterArea("agent");
  await pass(1_000);
  enterArea("agent");
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(loadPage).not.toHaveBeenCalled();
  enterArea("payment");
  expect(loadPage).toHaveBeenCalledTimes(loads);
});
