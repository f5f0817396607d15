import { jest } from "@jest/globals";
import type { RemoteModule } from "@quotehaven/platform/shell";
import { parseRegistry } from "./registry";
import { RemoteError } from "./RemoteError";
import type { RemoteRuntime } from "./remoteLoader";

const load = jest.fn<RemoteRuntime["load"]>();
jest.unstable_mockModule("./federationRuntime", () => ({
  createFederationRuntime: () => ({ load }),
}));
const { startFederation } = await import("./startFederation");

const release = (container: string, version = "1") => ({
  version,
  entry: `/assets/${container}/${version}/remoteEntry.js`,
  container,
  contract: "^0.1.0",
  integrity: {},
});
const aRemote = (name: string) => ({
  name,
  team: name,
  routes: [{ prefix: `/${name}`, role: "anyone" }],
  stable: release(name),
  canary: { ...release(name, "2"), percent: 0 },
});
const registry = parseRegistry({
  revision: 7,
  shell: { version: "1", contract: "0.1.0", integrity: {} },
  overrideOrigins: ["loopback"],
  remotes: [aRemote("agent"), aRemote("payment")],
});

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
const started = (isSafeToSwitch = true) =>
  startFederation(registry, { visitorId: "v", isSafeToSwitch: () => isSafeToSwitch });
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

const fetchMock = jest.fn<typeof fetch>();
const problems = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  fetched = [];
  load.mockReset().mockImplementation(async ({ container }) => ({ default: aModule(container) }));
  fetchMock.mockReset().mockResolvedValue(new Response('{"revision":7}'));
  globalThis.fetch = fetchMock;
  problems.mockReset();
  jest.spyOn(console, "error").mockImplementation(problems);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe("preparing a path", () => {
  it("loads the remote that owns it and the screens that it shows", async () => {
    await started().prepare("/agent/leads/7");
    expect(containersLoaded()).toEqual([["agent", "1"]]);
    expect(fetched).toEqual(["agent texts", "leads", "lead"]);
  });

  it("leaves a remote that failed alone", async () => {
    load.mockRejectedValue(new Error("down"));
    const { prepare, loader } = started();
    void prepare("/agent/help");
    await pass(60_000);
    expect(loader.state("agent").status).toBe("failed");
    load.mockClear();
    await prepare("/agent/leads");
    expect(load).not.toHaveBeenCalled();
    expect(loader.state("agent").status).toBe("failed");
  });

  it("changes nothing of a remote that runs", async () => {
    const { prepare, loader } = started();
    await loader.load("agent");
    const running = loader.state("agent");
    await prepare("/agent/help");
    expect(load).toHaveBeenCalledTimes(1);
    expect(loader.state("agent")).toBe(running);
  });

  it("does nothing for a path of nobody, and tells nobody where it fails", async () => {
    const { prepare, loader } = started();
    await prepare("/nowhere");
    expect(load).not.toHaveBeenCalled();
    load.mockResolvedValue({ default: aModule("somebody-else") });
    const prepared = prepare("/agent");
    await pass(20_000);
    await prepared;
    expect(loader.state("agent").status).toBe("failed");
    expect(problems.mock.calls.flat().join(" ")).toContain("remote agent");
  });
});

describe("a remote that is made for another live shell", () => {
  const loadPage = jest.fn();
  const help = { ...aRemote("help"), stable: { ...release("help"), contract: "^1.0.0" } };
  const page = { ...registry, shells: ["0.1.0", "1.0.0"], remotes: [aRemote("agent"), help] };
  const openedAt = (path: string, live: object = page) => {
    window.history.replaceState(null, "", path);
    const options = { visitorId: "v", isSafeToSwitch: () => true, loadPage };
    return startFederation(parseRegistry(live), options);
  };
  beforeEach(() => void loadPage.mockReset());
  afterEach(() => window.history.replaceState(null, "", "/"));

  it("is not fetched: its page is loaded, which brings the shell that it is made for", async () => {
    const { prepare, load: loadRemote, enterArea } = openedAt("/agent");
    await prepare("/help");
    await loadRemote("agent");
    enterArea("agent");
    expect(loadPage).not.toHaveBeenCalled();
    await expect(loadRemote("help")).rejects.toThrow("another shell");
    enterArea("help");
    expect(loadPage).toHaveBeenCalledTimes(1);
    await pass(0);
    expect(containersLoaded()).toEqual([["agent", "1"]]);
  });

  it("does not fit where its own page came with this shell; Try again loads that anew", async () => {
    const { load: loadRemote, enterArea, loader, retry } = openedAt("/help");
    fetchMock.mockImplementation(async () => new Response(JSON.stringify(page)));
    load.mockRejectedValue(new RemoteError("contract", "help", "made for another platform"));
    void loadRemote("help").catch(() => undefined);
    enterArea("help");
    await pass(20_000);
    expect(loader.state("help")).toMatchObject({ status: "failed", error: { kind: "contract" } });
    expect(loadPage).not.toHaveBeenCalled();
    const pressed = retry("help");
    await pass(20_000);
    await pressed;
    expect(loadPage).toHaveBeenCalledTimes(1);
  });

  it("runs where the shell that is there suffices for it as well", async () => {
    const { load: loadRemote, enterArea } = openedAt("/agent", {
      ...page,
      remotes: [aRemote("help")],
    });
    await loadRemote("help");
    enterArea("help");
    expect(loadPage).not.toHaveBeenCalled();
    expect(containersLoaded()).toEqual([["help", "1"]]);
  });
});

describe("a build that this tab tries out", () => {
  it("is left for the released one where it cannot be had, and not asked for again", async () => {
    sessionStorage.setItem("overrides", '{"agent":"http://localhost:4101/"}');
    fetchMock.mockRejectedValue(new TypeError("refused"));
    const { loader, overrides } = started();
    expect(overrides).toEqual({ agent: "http://localhost:4101/" });
    const loaded = loader.load("agent");
    await pass(20_000);
    await loaded;
    expect(containersLoaded()).toEqual([["agent", "1"]]);
    expect([overrides, sessionStorage.getItem("overrides")]).toEqual([{}, null]);
    expect(problems.mock.calls.flat().join(" ")).toContain("the build of agent that was tried out");
  });

  it("is left for the released one where it fails", async () => {
    sessionStorage.setItem("overrides", '{"agent":"http://localhost:4101/"}');
    const manifest = { name: "agent", version: "9", container: "tried", contract: "^0.1.0" };
    const text = JSON.stringify({ ...manifest, start: ["remoteEntry.js"] });
    fetchMock.mockImplementation(async () => new Response(text));
    load.mockImplementation(async ({ container }) => {
      if (container === "tried") throw new Error("broken");
      return { default: aModule(container) };
    });
    const { loader, overrides } = started();
    const loaded = loader.load("agent");
    await pass(20_000);
    await loaded;
    expect(containersLoaded().at(-1)).toEqual(["agent", "1"]);
    expect(load.mock.calls[0]?.[0].container).toBe("tried");
    expect(overrides).toEqual({});
  });
});

it("tells of a canary that fails, and takes the stable build", async () => {
  const { remotes } = registry;
  const everybody = remotes.map((remote) => ({
    ...remote,
    canary: remote.canary && { ...remote.canary, percent: 100 },
  }));
  load.mockImplementation(async ({ container, version }) => {
    if (version === "2") throw new Error("broken");
    return { default: aModule(container) };
  });
  const options = { visitorId: "v", isSafeToSwitch: () => true };
  const { loader } = startFederation({ ...registry, remotes: everybody }, options);
  const loaded = loader.load("agent");
  await pass(20_000);
  await loaded;
  expect(containersLoaded()).toEqual([
    ["agent", "2"],
    ["agent", "1"],
  ]);
  expect(problems.mock.calls.flat().join(" ")).toContain("the canary build of agent");
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

describe("entering an area", () => {
  it("fetches its other screens when there is time", async () => {
    const federation = started();
    await federation.load("agent");
    federation.enterArea("agent");
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
    await expect(loadRemote("agent")).rejects.toThrow("broken");
    enterArea("agent");
    await expect(loadRemote("agent")).rejects.toThrow("broken");
    expect(load).not.toHaveBeenCalled();
    enterArea("payment");
    loadRemote("agent").catch(() => undefined);
    await pass(1_000);
    expect(load).toHaveBeenCalled();
  });

  describe("while newer builds are live", () => {
    async function inAgentsArea(isSafe: boolean) {
      fetchMock.mockResolvedValue(new Response('{"revision":8}'));
      const federation = started(isSafe);
      federation.enterArea("agent");
      await pass(60_000);
      federation.enterArea("agent");
      await pass(1_000);
      return federation;
    }

    it("loads the whole page anew where nothing would be lost", async () => {
      const { enterArea } = await inAgentsArea(true);
      enterArea("agent");
      expect(problems).not.toHaveBeenCalled();
      enterArea("payment");
      // What jsdom says of a page that is loaded anew.
      expect(problems.mock.calls.flat().join(" ")).toContain("Not implemented: navigation");
    });

    it("goes on with this tab's builds where something would", async () => {
      const { enterArea } = await inAgentsArea(false);
      enterArea("payment");
      expect(problems).not.toHaveBeenCalled();
    });
  });
});
