import { mayOverride } from "./overrides";
import { ownerOf, parentPath, parseRegistry, plainPath } from "./registry";
import { canaryPlace } from "./canaryPlace";
import { releasedTargets } from "./targets";

/** A shell of a registry without hashes. */
const unchecked = { shell: { version: "1", contract: "0.1.0", integrity: {} } };
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

it("gives an exact route its own path alone, and the root everything that is nobody's", () => {
  const rest = parseRegistry({ ...registry, remotes: [aRemote("rest", ["/"])] });
  expect(ownerOf(registry, "/nowhere")).toBeNull();
  expect(ownerOf(rest, "/nowhere")?.remote.name).toBe("rest");
});

it.each([
  ["/a/b", "/a/b"],
  ["/a/b///", "/a/b"],
  ["/a?next=/b/#top", "/a"],
  ["/a/#top", "/a"],
  ["//", "/"],
  ["?x", "/"],
  ["", "/"],
])("the path of %j is %j", (address, path) => {
  expect(plainPath(address)).toBe(path);
});

it.each([
  ["/a/b", "/a"],
  ["/a/b?next=/c/d", "/a"],
  ["/a/b/", "/a"],
  ["/a", "/"],
  ["/", "/"],
])("the parent of %s is %s", (path, parent) => {
  expect(parentPath(path)).toBe(parent);
});

it("refuses a page whose registry is something else", () => {
  expect(() => parseRegistry({ revision: 1 })).toThrow("cannot be read");
});

const page = {
  revision: 3,
  shell: { version: "1", contract: "0.1.0", integrity: { "/shell.js": "sha384-known" } },
  overrideOrigins: ["loopback"],
  remotes: [aRemote("home", ["/"])],
};
const withRemote = (change: object) => ({
  ...page,
  remotes: [{ ...aRemote("home", ["/"]), ...change }],
});

it.each([
  ["registry", null],
  ["registry", [page]],
  ["revision", { ...page, revision: "3" }],
  ["shell", { ...page, shell: "1" }],
  ["shell.version", { ...page, shell: { ...page.shell, version: 1 } }],
  ["shell.contract", { ...page, shell: { ...page.shell, contract: null } }],
  ["shell.integrity", { ...page, shell: { ...page.shell, integrity: { "/shell.js": 1 } } }],
  ["remotes", { ...page, remotes: {} }],
])("refuses a page whose %s is something else: %#", (what, value) => {
  expect(() => parseRegistry(value)).toThrow(
    `The registry of remotes cannot be read: ${what} is not as expected.`,
  );
});

const agents = aRemote("agent", ["/agent", "/agent/profile"]);
it.each([
  ["is nothing", null, []],
  ["has no name", { ...agents, name: 7 }, []],
  ["has routes that are no list", { ...agents, routes: "/agent" }, [[]]],
  ["has no routes", { ...agents, routes: undefined }, [[]]],
  ["has a route that is none", { ...agents, routes: ["/x", ...agents.routes] }, [agents.routes]],
  ["has a prefix that is none", { ...agents, routes: [{ prefix: 7 }] }, [[]]],
])("keeps all others where one remote %s, and knows that it is damaged", (_what, broken, left) => {
  const read = parseRegistry({ ...page, remotes: [...page.remotes, broken] });
  expect(read.isDamaged).toBe(true);
  expect(read.remotes[0]).toMatchObject(page.remotes[0]!);
  expect(read.remotes.slice(1).map(({ routes }) => routes)).toMatchObject(left);
});

it("lets builds be tried out from nowhere where the list of origins cannot be read", () => {
  for (const overrideOrigins of ["loopback", [7], undefined]) {
    expect(parseRegistry({ ...page, overrideOrigins }).overrideOrigins).toEqual([]);
  }
});

it("reads a page as it was written", () => {
  const canary = { ...release, version: "2", percent: 20 };
  const route = { prefix: "/", exact: true, role: "agent", home: true, landingOf: "consumer" };
  const lastGood = { ...release, version: "0" };
  const remote = { ...aRemote("home", ["/"]), routes: [route], canary, lastGood };
  const shells = ["0.1.0", "1.0.0"];
  expect(parseRegistry({ ...page, shells, remotes: [remote] })).toEqual({
    ...page,
    shells,
    remotes: [remote],
  });
});

it("reads the words of a remote's notifications, and goes without those that are damaged", () => {
  const words = { kind: "home/answered", text: { en: "Answered.", es: "Listo." }, to: "/mine" };
  const read = (...notifications: unknown[]) =>
    parseRegistry(withRemote({ notifications })).remotes[0];
  expect(read(words)?.notifications).toEqual([words]);
  const damaged = read({ ...words, text: { en: "Answered." } });
  expect(damaged?.notifications).toBeUndefined();
  expect(damaged?.routes).toEqual(read(words)?.routes);
});

it("lets anyone enter a route that names no reader it knows", () => {
  const { remotes } = parseRegistry(withRemote({ routes: [{ prefix: "/", role: "admin" }] }));
  expect(remotes[0]?.routes).toEqual([
    { prefix: "/", exact: false, role: "anyone", home: false, landingOf: undefined },
  ]);
});

it.each(["version", "entry", "container", "contract", "integrity"])(
  "runs no release whose %s cannot be read",
  (part) => {
    const broken = { ...release, percent: 20, [part]: 7 };
    const { remotes } = parseRegistry(withRemote({ stable: broken, canary: broken }));
    expect(releasedTargets(unchecked, { ...remotes[0]!, lastGood: null }, "v")).toEqual([]);
  },
);

it("keeps the other remotes where the release of one cannot be read, and runs none of it", () => {
  const broken = { ...aRemote("agent", ["/agent"]), stable: { version: 7 }, canary: "none" };
  const { remotes } = parseRegistry({
    ...registry,
    remotes: [aRemote("home", ["/"]), broken],
  });
  expect(remotes.map(({ name }) => name)).toEqual(["home", "agent"]);
  expect(remotes[0]?.stable).toEqual(release);
  expect(releasedTargets(unchecked, remotes[1]!, "v")).toEqual([]);
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
  const chosen = visitors.filter(
    (id) => releasedTargets(unchecked, remote, id)[0]?.channel === "canary",
  );
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
  expect(releasedTargets(unchecked, remote, visitor)[0]?.channel).toBe(channel);
});
