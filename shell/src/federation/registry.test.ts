import { satisfiesContract } from "@quotehaven/contract/release";
import { mayOverride } from "./overrides";
import { ownerOf, parentPath, parseRegistry } from "./registry";
import { canaryPlace, releasedTargets } from "./targets";

const release = { version: "1", entry: "/e.js", container: "c", contract: "^0.1.0", integrity: {} };
const aRemote = (name: string, prefixes: string[], exact = false) => ({
  name,
  team: name,
  routes: prefixes.map((prefix) => ({ prefix, role: "anyone", exact })),
  stable: release,
});
const registry = parseRegistry({
  revision: 3,
  shell: { version: "1", contract: "0.1.0", integrity: {} },
  overrideOrigins: [],
  remotes: [aRemote("home", ["/"], true), aRemote("agent", ["/agent", "/agent/profile"])],
});

describe("the owner of a path", () => {
  it.each([
    ["/", "home", "/"],
    ["/agent", "agent", "/agent"],
    ["/agent/", "agent", "/agent"],
    ["/agent/profile/leads/1", "agent", "/agent/profile"],
    ["/agents", undefined, undefined],
    ["/nowhere", undefined, undefined],
  ])("%s is owned by %s at %s", (path, name, prefix) => {
    const owner = ownerOf(registry, path);
    expect(owner?.remote.name).toBe(name);
    expect(owner?.route.prefix).toBe(prefix);
  });
});

it.each([
  ["/a/b", "/a"],
  ["/a/b/", "/a"],
  ["/a", "/"],
  ["/", "/"],
])("the parent of %s is %s", (path, parent) => {
  expect(parentPath(path)).toBe(parent);
});

it("refuses a page whose registry is something else", () => {
  expect(() => parseRegistry({ revision: 1 })).toThrow("cannot be read");
});

it("keeps the other remotes where the release of one cannot be read, and runs none of it", () => {
  const broken = { ...aRemote("agent", ["/agent"]), stable: { version: 7 }, canary: "none" };
  const { shell, remotes } = parseRegistry({
    ...registry,
    remotes: [aRemote("home", ["/"]), broken],
  });
  expect(remotes.map(({ name }) => name)).toEqual(["home", "agent"]);
  expect(remotes[0]?.stable).toEqual(release);
  expect(remotes[1]?.canary).toBeNull();
  expect(satisfiesContract(shell.contract, remotes[1]!.stable.contract)).toBe(false);
});

it.each([
  ["http://localhost:4101/", ["loopback"], true],
  ["http://localhost:4101/", [], false],
  ["http://localhost.evil.example/", ["loopback"], false],
  ["https://builds.example.com/agent/", ["https://builds.example.com"], true],
  ["https://evil.example/", ["https://builds.example.com", "loopback"], false],
  ["javascript:alert(1)", ["loopback"], false],
])("a build from %s may be tried out where %p is allowed: %s", (address, overrideOrigins, may) => {
  expect(mayOverride({ overrideOrigins }, address)).toBe(may);
});

it("gives a canary to about its share of visitors, and always to the same", () => {
  const remote = { ...registry.remotes[1]!, canary: { ...release, version: "2", percent: 20 } };
  const visitors = Array.from({ length: 2_000 }, (_, index) => `visitor-${index}`);
  const chosen = visitors.filter((id) => releasedTargets(remote, id)[0]?.channel === "canary");
  expect(chosen.length / visitors.length).toBeGreaterThan(0.15);
  expect(chosen.length / visitors.length).toBeLessThan(0.25);
  expect(canaryPlace("visitor-1", "agent", "2")).toBe(canaryPlace("visitor-1", "agent", "2"));
});

it.each([
  [0, "stable"],
  [57, "stable"],
  [58, "canary"],
  [100, "canary"],
])("at %d percent, the visitor in place 57 gets the %s build", (percent, channel) => {
  const visitor = "visitor-200";
  expect(canaryPlace(visitor, "agent", "2")).toBe(57);
  const remote = { ...registry.remotes[1]!, canary: { ...release, version: "2", percent } };
  expect(releasedTargets(remote, visitor)[0]?.channel).toBe(channel);
});
