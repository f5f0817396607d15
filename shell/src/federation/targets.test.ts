import { jest } from "@jest/globals";
import type { RegisteredRemote } from "./registry";
import { overrideTarget, releasedTargets } from "./targets";

const build = { container: "agent", contract: "^0.1.0", start: ["remoteEntry.js"] };
const entry = "/agent/1/remoteEntry.js";
const release = { version: "1", entry, container: "agent", contract: "^0.1.0", integrity: {} };
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

afterEach(() => jest.restoreAllMocks());

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
  expect(hashOf(listed, { [entry]: "sha256-known" })).toBe("sha256-known");
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
