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
  ["has half of one", aPage("quotehaven-registry", '{"revision":')],
  ["has something else", aPage("quotehaven-registry", "[]")],
])("knows nobody, and that it is damaged, where the page %s", (_what, page) => {
  expect(readRegistry(page)).toMatchObject({ revision: 0, remotes: [], isDamaged: true });
});
