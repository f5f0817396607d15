import { readRegistry } from "./registry";

const registry = {
  revision: 3,
  shell: { version: "1", contract: "0.1.0", integrity: { "/shell.js": "sha384-known" } },
  overrideOrigins: ["loopback"],
  remotes: [],
};

/** A page with an element of that id, holding a text. */
function aPage(id: string, text: string): Document {
  const page = document.implementation.createHTMLDocument();
  const element = page.createElement("script");
  element.id = id;
  element.type = "application/json";
  element.textContent = text;
  page.head.append(element);
  return page;
}

it("reads the registry that came with the page", () => {
  const page = aPage("quotehaven-registry", JSON.stringify(registry));
  expect(readRegistry(page)).toEqual(registry);
});

it.each([
  ["has none", aPage("something-else", "{}")],
  ["has an empty one", aPage("quotehaven-registry", "")],
])("says so where the page %s", (_what, page) => {
  expect(() => readRegistry(page)).toThrow("This page came without its registry of remotes.");
});

it("refuses one that is cut off, and one of another shape", () => {
  expect(() => readRegistry(aPage("quotehaven-registry", '{"revision":'))).toThrow(SyntaxError);
  expect(() => readRegistry(aPage("quotehaven-registry", "[]"))).toThrow("cannot be read");
});
