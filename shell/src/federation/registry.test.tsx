import { jest } from "@jest/globals";
import { REGISTRY_ELEMENT } from "@quotehaven/contract/release";
import { aRegistry, aRelease } from "../testing/aRegistry";
import {
  clearOverride,
  failedOverride,
  failOverride,
  mayOverride,
  readOverrides,
  setOverride,
} from "./overrides";
import { ownerOf, parentPath, parseRegistry, readRegistry } from "./registry";

const aRemote = (name: string, prefixes: string[], exact = false) => ({
  name,
  team: name,
  routes: prefixes.map((prefix) => ({ prefix, role: "anyone", exact })),
  stable: aRelease(name),
  canary: null,
});
const page = aRegistry(3, [
  aRemote("home", ["/"], true),
  aRemote("agent", ["/agent", "/agent/profile"]),
]);

it.each([
  ["/", "home", "/"],
  ["/agent/", "agent", "/agent"],
  ["/agent/profile/leads/1?page=2", "agent", "/agent/profile"],
  ["/agents", undefined, undefined],
])("%s is owned by %s at %s", (path, name, prefix) => {
  const owner = ownerOf(parseRegistry(page), path);
  expect(owner?.remote.name).toBe(name);
  expect(owner?.route.prefix).toBe(prefix);
});

it.each([
  ["/a/b?next=/c/d", "/a"],
  ["/a/b/", "/a"],
  ["/a", "/"],
  ["/", "/"],
])("the parent of %s is %s", (path, parent) => {
  expect(parentPath(path)).toBe(parent);
});

it("is read from the page; without one that can be read, it is empty and damaged", () => {
  const pageWith = (text: string) => {
    document.head.innerHTML = `<script type="application/json" id="${REGISTRY_ELEMENT}"></script>`;
    document.head.querySelector("script")!.textContent = text;
    return document;
  };
  expect(readRegistry(pageWith(JSON.stringify(page)))).toEqual(page);
  for (const text of ["", '{"revision":', "[]", '{"revision":1}']) {
    expect(readRegistry(pageWith(text))).toMatchObject({ remotes: [], isDamaged: true });
  }
});

const broken = aRemote("broken", ["/broken"]);

it.each([
  ["is nothing", null],
  ["has no name", { ...broken, name: 7 }],
  ["has routes that are no list", { ...broken, routes: "/broken" }],
  ["has a prefix that is none", { ...broken, routes: [{ prefix: 7, role: "anyone" }] }],
  ["has an unreadable release", { ...broken, stable: { version: 7 } }],
  ["has an unreadable canary", { ...broken, canary: "none" }],
])("keeps all others where one remote %s, and is damaged", (_what, remote) => {
  expect(parseRegistry({ ...page, remotes: [...page.remotes, remote] })).toEqual({
    ...page,
    isDamaged: true,
  });
});

describe("builds that a tab tries out", () => {
  const registry = { overrideOrigins: ["loopback", "https://builds.example.com"] };
  const agent = "http://localhost:4101/";
  const consumer = "https://builds.example.com/consumer/";

  beforeEach(() => sessionStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it("allows the visitor's own machine, and listed origins", () => {
    for (const address of [agent, "http://127.0.0.1:4101/", "http://[::1]:4101/", consumer]) {
      expect(mayOverride(registry, address)).toBe(true);
      expect(mayOverride({ overrideOrigins: [] }, address)).toBe(false);
    }
  });

  it.each([
    "builds.example.com/agent",
    "http://builds.example.com/",
    "https://builds.example.com:8443/",
    "https://builds.example.com.evil.example/",
    "https://builds.example.com@evil.example/",
    "http://localhost.evil.example/",
    "ftp://localhost/",
    "blob:http://localhost/",
    "javascript:alert(1)",
  ])("tries nothing out from %s", (address) => {
    expect(mayOverride(registry, address)).toBe(false);
  });

  it("tries out several builds at a time, and goes back to the released ones", () => {
    setOverride("agent", "http://localhost:9999/");
    setOverride("consumer", consumer);
    setOverride("agent", agent);
    expect(readOverrides(registry)).toEqual({ agent, consumer });
    expect(readOverrides({ overrideOrigins: ["loopback"] })).toEqual({ agent });
    clearOverride("agent");
    expect(readOverrides(registry)).toEqual({ consumer });
    clearOverride("consumer");
    expect(sessionStorage).toHaveLength(0);
  });

  it("says where a build that failed should have come from, and why it did not, until the next try", () => {
    setOverride("agent", agent);
    setOverride("consumer", consumer);
    failOverride("agent", "Failed to fetch");
    expect(readOverrides(registry)).toEqual({ consumer });
    expect(failedOverride("agent")).toBe("http://localhost:4101/ (Failed to fetch)");
    expect(failedOverride("consumer")).toBeUndefined();
    setOverride("agent", agent);
    expect(failedOverride("agent")).toBeUndefined();
  });

  it.each(["{", "null", "7", '{"agent":["http://localhost:4101/"]}'])(
    "tries nothing out where the tab's storage holds %s, and can be told anew",
    (text) => {
      sessionStorage.setItem("overrides", text);
      expect(readOverrides(registry)).toEqual({});
      setOverride("agent", agent);
      expect(readOverrides(registry)).toEqual({ agent });
    },
  );

  it("tries nothing out where the browser shuts its storage", () => {
    setOverride("agent", agent);
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    expect(readOverrides(registry)).toEqual({});
  });
});
