import { REGISTRY_ELEMENT } from "@quotehaven/contract/release";
import { ownerOf, parentPath, parseRegistry, readRegistry } from "./registry";

const release = { version: "1", entry: "/e.js", container: "c", contract: "^0.1.0", integrity: {} };
const aRemote = (name: string, prefixes: string[], exact = false) => ({
  name,
  team: name,
  routes: prefixes.map((prefix) => ({ prefix, role: "anyone", exact })),
  stable: release,
  canary: null,
});
const page = {
  revision: 3,
  shell: { version: "1", contract: "0.1.0", integrity: {} },
  overrideOrigins: ["loopback"],
  remotes: [aRemote("home", ["/"], true), aRemote("agent", ["/agent", "/agent/profile"])],
};

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
