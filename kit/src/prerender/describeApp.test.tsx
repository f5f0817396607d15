import { Navigate } from "react-router-dom";
import type { Area, RemoteRoute } from "@quotehaven/platform";
import { describeApp } from "./describeApp";

const imported: string[] = [];

/** As a build bundles it: importing a screen only names its file. */
const screen = (name: string) => async () => {
  imported.push(`src/${name}.tsx`);
  return { Component: undefined };
};

const anArea = (prefix: string, routes: RemoteRoute[]): Area => ({
  ...{ prefix, routes, role: "anyone", title: prefix, description: prefix },
});

const described = (...areas: Area[]) =>
  describeApp({ name: "desk", team: "Desk", areas }, imported);

async function theRoutes(...routes: RemoteRoute[]) {
  const { routes: areas } = await described(anArea("/desk", routes));
  return areas[0]!;
}

it("tells of each path the files of its screen and of the routes around it", async () => {
  const { screens } = await theRoutes({
    lazy: screen("Area"),
    children: [{ path: "list", lazy: screen("List") }],
  });
  expect(screens).toEqual({ "/list": ["src/Area.tsx", "src/List.tsx"] });
});

it("counts what follows a parameter for the path before it, unless that has a screen", async () => {
  const { screens } = await theRoutes(
    { path: "list", lazy: screen("List") },
    { path: "list/:id", lazy: screen("Item") },
    { path: "search/:words?", lazy: screen("Search") },
    { path: "old/*", lazy: screen("Item") },
  );
  expect(screens).toEqual({
    "/list": ["src/List.tsx"],
    "/old": ["src/Item.tsx"],
    "/search": ["src/Search.tsx"],
  });
});

it("follows a redirect to what it leads to, with the files of a screen below it where there is one", async () => {
  const { screens } = await theRoutes(
    { index: true, element: <Navigate to="/desk/list/all" replace /> },
    { path: "list", element: <Navigate to="/desk/list/all" replace /> },
    { path: "list/all", lazy: screen("List") },
    { path: "list/:id", lazy: screen("Item") },
    { path: "away", element: <Navigate to="/elsewhere" replace /> },
  );
  expect(screens).toEqual({
    "/": ["src/List.tsx"],
    "/list": ["src/Item.tsx"],
    "/list/all": ["src/List.tsx"],
  });
});

it("knows the files of a screen that two routes show", async () => {
  const lazy = screen("Both");
  const { screens } = await theRoutes({ path: "one", lazy }, { path: "other", lazy });
  expect(screens).toEqual({ "/one": ["src/Both.tsx"], "/other": ["src/Both.tsx"] });
});

it("tells the menu in the order of the routes, and what is prerendered", async () => {
  const label = { en: "List", es: "Lista" };
  const { menu, routes } = await described(
    anArea("/desk", [
      { index: true, lazy: screen("First"), handle: { prerender: ["/?token=1"] } },
      {
        children: [
          { path: "list", lazy: screen("List"), handle: { menu: { icon: "info", label } } },
          { path: "list/:id", lazy: screen("Item"), handle: { prerender: true } },
        ],
      },
    ]),
    anArea("/till", [
      { index: true, lazy: screen("Till"), handle: { menu: { icon: "card", label } } },
    ]),
  );
  expect(menu).toEqual([
    { to: "/desk/list", icon: "info", label },
    { to: "/till", icon: "card", label, end: true },
  ]);
  expect(routes.map(({ prerender }) => prerender)).toEqual([["/?token=1", "/list/:id"], undefined]);
});

it("refuses one prefix twice, and a menu entry that leads to a path with a parameter", async () => {
  await expect(described(anArea("/desk", []), anArea("/desk", []))).rejects.toThrow(
    "desk has two areas with the prefix /desk.",
  );
  const menu = { icon: "info" as const, label: { en: "Item", es: "Cosa" } };
  await expect(theRoutes({ path: ":id", lazy: screen("Item"), handle: { menu } })).rejects.toThrow(
    "A menu entry of desk leads to /desk/:id, which has a parameter.",
  );
});
