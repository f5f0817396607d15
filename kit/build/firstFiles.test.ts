import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { firstScreensOf, withFirstFiles } from "./firstFiles.mjs";

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "quotehaven-routes-"));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

async function theRoutes(routes: string) {
  const sources = ["Area", "List", "Item", "Search"].map((name) => [`src/${name}.tsx`, ""]);
  for (const [name = "", text = ""] of [...sources, ["src/routes.tsx", routes]]) {
    await mkdir(dirname(join(dir, name)), { recursive: true });
    await writeFile(join(dir, name), text);
  }
}

/** Prefix → path → files. */
function firstFilesOf(folder: string) {
  const prefixes = Object.keys(firstScreensOf(folder)).map((prefix) => ({ prefix }));
  const routes = withFirstFiles(prefixes, folder);
  return Object.fromEntries(routes.map(({ prefix, screens }) => [prefix, screens]));
}

const lazy = (name: string) => `lazy: async () => ({ Component: (await import("./${name}")).X })`;

it("finds the files of a screen and of the routes around it", async () => {
  await theRoutes(
    `export const routes = { "/desk": [{ ${lazy("Area")}, children: [{ path: "list", ${lazy("List")} }] }] };`,
  );
  expect(firstFilesOf(dir)).toEqual({ "/desk": { "/list": ["src/Area.tsx", "src/List.tsx"] } });
});

it("counts what follows a parameter for the path before it, unless that has a screen", async () => {
  await theRoutes(`export const routes = { "/desk": [
    { path: "list", ${lazy("List")} },
    { path: "list/:id", ${lazy("Item")} },
    { path: "search/:words", ${lazy("Search")} },
    { path: "old/*", ${lazy("Item")} },
  ] };`);
  expect(firstFilesOf(dir)["/desk"]).toEqual({
    "/list": ["src/List.tsx"],
    "/old": ["src/Item.tsx"],
    "/search": ["src/Search.tsx"],
  });
});

it("follows a redirect to what it leads to, with the files of a screen below it where there is one", async () => {
  await theRoutes(`export const routes = { "/desk": [
    { index: true, element: <Navigate to="/desk/list/all" replace /> },
    { path: "list", element: <Navigate to="/desk/list/all" replace /> },
    { path: "list/all", ${lazy("List")} },
    { path: "list/:id", ${lazy("Item")} },
    { path: "away", element: <Navigate to="/elsewhere" replace /> },
  ] };`);
  expect(firstFilesOf(dir)["/desk"]).toEqual({
    "/": ["src/List.tsx"],
    "/list": ["src/Item.tsx"],
    "/list/all": ["src/List.tsx"],
  });
  const [route] = withFirstFiles([{ prefix: "/desk" }], dir);
  expect(route?.leadsOn).toEqual({ "/": "/list/all", "/list": "/list/all" });
});

it("refuses a screen that is not there", async () => {
  await theRoutes(`export const routes = { "/desk": [{ index: true, ${lazy("Nowhere")} }] };`);
  expect(() => firstFilesOf(dir)).toThrow("imports ./Nowhere, which is not there");
});

it.each([
  ["claims a prefix without routes", ["/desk", "/till"], "/till"],
  ["does not claim one that has routes", [], "/desk"],
])("refuses a manifest that %s", async (_what, prefixes, named) => {
  await theRoutes(`export const routes = { "/desk": [{ index: true, ${lazy("List")} }] };`);
  const claimed = prefixes.map((prefix) => ({ prefix }));
  expect(() => withFirstFiles(claimed, dir)).toThrow(`name different prefixes: ${named}.`);
});

it("gives each route of a manifest its files", async () => {
  await theRoutes(`export const routes = { "/desk": [{ index: true, ${lazy("List")} }] };`);
  expect(withFirstFiles([{ prefix: "/desk", title: "Desk" }], dir)).toEqual([
    { prefix: "/desk", title: "Desk", screens: { "/": ["src/List.tsx"] } },
  ]);
});

it("gives each route of a manifest the calls of its screens, those of the routes around them first", async () => {
  const asks = (...calls: string[]) => `handle: { firstCalls: ${JSON.stringify(calls)} }`;
  await theRoutes(`export const routes = { "/desk": [{ ${lazy("Area")}, ${asks("/desk")}, children: [
    { index: true, element: <Navigate to="/desk/list" replace /> },
    { path: "list", ${lazy("List")}, ${asks("/desk", "/desk/list?limit=3")} },
    { path: "search", ${lazy("Search")} },
  ] }], "/till": [{ index: true, ${lazy("Item")} }] };`);
  const routes = withFirstFiles([{ prefix: "/desk" }, { prefix: "/till" }], dir);
  expect(routes.map(({ firstCalls }) => firstCalls)).toEqual([
    {
      "/": ["/desk", "/desk/list?limit=3"],
      "/list": ["/desk", "/desk/list?limit=3"],
      "/search": ["/desk"],
    },
    undefined,
  ]);
  expect(routes.map(({ leadsOn }) => leadsOn)).toEqual([{ "/": "/list" }, undefined]);
});

it("refuses calls that it cannot read", async () => {
  await theRoutes(
    `export const routes = { "/desk": [{ index: true, ${lazy("List")}, handle: { firstCalls: [of()] } }] };`,
  );
  expect(() => firstScreensOf(dir)).toThrow("no list of texts");
});
