import { jest } from "@jest/globals";
import { parseRegistry } from "./registry";
import { overrideTarget, releasedTargets } from "./targets";

const build = {
  container: "quotehaven_agent",
  contract: "^0.1.0",
  start: ["remoteEntry.js"],
  flags: { loud: { default: true } },
  config: { desk: { default: 3 } },
  events: ["won@1"],
};

/** A server of builds that answers so; gives what it was asked. */
function aBuildServer(body: unknown, status = 200) {
  return jest
    .spyOn(globalThis, "fetch")
    .mockImplementation(async () => new Response(JSON.stringify(body), { status }));
}

afterEach(() => jest.restoreAllMocks());

it.each(["http://localhost:4101", "http://localhost:4101/"])(
  "takes the build at %s from its manifest, which is never an old one",
  async (address) => {
    const asked = aBuildServer(build);
    expect(await overrideTarget("agent", address)).toEqual({
      channel: "override",
      version: "http://localhost:4101/",
      settings: { loud: true, desk: 3 },
      events: ["agent/won@1"],
      entry: "http://localhost:4101/remoteEntry.js",
      container: "quotehaven_agent",
      contract: "^0.1.0",
    });
    const [url, options] = asked.mock.calls[0]!;
    expect(String(url)).toBe("http://localhost:4101/quotehaven-build.json");
    expect(options?.cache).toBe("no-store");
  },
);

it.each([
  ["an error", build, 404],
  ["nothing", null, 200],
  ["a text", "quotehaven", 200],
  ["a manifest without a container", { ...build, container: undefined }, 200],
  ["a manifest without a contract", { ...build, contract: undefined }, 200],
  ["a manifest without a start", { ...build, start: undefined }, 200],
  ["a manifest whose start is no list", { ...build, start: "remoteEntry.js" }, 200],
  ["a manifest whose start is empty", { ...build, start: [] }, 200],
])("finds no build where there is %s", async (_what, body, status) => {
  aBuildServer(body, status);
  await expect(overrideTarget("agent", "http://localhost:4101")).rejects.toMatchObject({
    kind: "unreachable",
    message: "http://localhost:4101/quotehaven-build.json is no manifest of a build.",
  });
});

describe("the hash of a released build's entry", () => {
  const hashOf = (shell: Record<string, string>, integrity: Record<string, string>) => {
    const stable = { version: "1", entry: "/a/remoteEntry.js", container: "c", contract: "^0.1.0" };
    const registry = parseRegistry({
      revision: 1,
      shell: { version: "1", contract: "0.1.0", integrity: shell },
      overrideOrigins: [],
      remotes: [{ name: "agent", team: "a", routes: [], stable: { ...stable, integrity } }],
    });
    return releasedTargets(registry, registry.remotes[0]!, "v")[0]?.hash;
  };
  const listed = { "/shell/main.js": "sha256-shell" };

  it("is the registry's", () => {
    expect(hashOf(listed, { "/a/remoteEntry.js": "sha256-known" })).toBe("sha256-known");
  });

  it("is one that no script has where the registry lists others, and none in development", () => {
    expect(hashOf(listed, { "/a/other.js": "sha256-known" })).toMatch(/^sha256-A{43}=$/);
    expect(hashOf({}, {})).toBeUndefined();
  });
});
