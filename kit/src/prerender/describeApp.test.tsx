import { Navigate } from "react-router-dom";
import type { Area, RemoteRoute } from "@quotehaven/platform";
import { describeApp } from "./describeApp";

const requested: string[] = [];

/** As in a build: importing a screen asks for its chunk. */
const screen = (name: string) => async () => {
  requested.push(name);
  return { Component: undefined };
};

const anArea = (prefix: string, routes: RemoteRoute[]): Area => ({
  ...{ prefix, routes, role: "anyone", title: prefix, description: prefix },
});

const described = (...areas: Area[]) =>
  describeApp({ name: "desk", team: "Desk", areas }, requested);

function theRoutes(...routes: RemoteRoute[]) {
  const { routes: areas } = described(anArea("/desk", routes));
  return areas[0]!;
}

it("tells of each path the chunks of its screen and of the routes around it", () => {
  const { screens } = theRoutes({
    lazy: screen("Area"),
    children: [{ path: "list", lazy: screen("List") }],
  });
  expect(screens).toEqual({ "/list": ["Area", "List"] });
});

it("counts what follows a parameter for the path before it, unless that has a screen", () => {
  const { screens } = theRoutes(
    { path: "list", lazy: screen("List") },
    { path: "list/:id", lazy: screen("Item") },
    { path: "search/:words?", lazy: screen("Search") },
    { path: "old/*", lazy: screen("Item") },
  );
  expect(screens).toEqual({
    "/list": ["List"],
    "/old": ["Item"],
    "/search": ["Search"],
  });
});

it("follows a redirect to what it leads to, with the chunks of a screen below it where there is one", () => {
  const { screens } = theRoutes(
    { index: true, element: <Navigate to="/desk/list/all" replace /> },
    { path: "list", element: <Navigate to="/desk/list/all" replace /> },
    { path: "list/all", lazy: screen("List") },
    { path: "list/:id", lazy: screen("Item") },
    { path: "away", element: <Navigate to="/elsewhere" replace /> },
  );
  expect(screens).toEqual({
    "/": ["List"],
    "/list": ["Item"],
    "/list/all": ["List"],
  });
});

it("knows the chunk of a screen that two routes show", () => {
  const lazy = screen("Both");
  const { screens } = theRoutes({ path: "one", lazy }, { path: "other", lazy });
  expect(screens).toEqual({ "/one": ["Both"], "/other": ["Both"] });
});

it("tells the menu in the order of the routes, and what is prerendered", () => {
  const label = { en: "List", es: "Lista" };
  const { menu, routes } = described(
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
  expect(routes.map(({ prerender }) => prerender)).toEqual([["/?token=1", "/list/:id"], []]);
});

it("refuses one prefix twice, a prerendered page of an area that has a role, and a menu entry that leads to a path with a parameter", () => {
  expect(() => described(anArea("/desk", []), anArea("/desk", []))).toThrow(
    "desk has two areas with the prefix /desk.",
  );
  const forAgents: Area = {
    ...anArea("/desk", [{ index: true, lazy: screen("First"), handle: { prerender: true } }]),
    role: "agent",
  };
  expect(() => described(forAgents)).toThrow(
    "/desk is for agent: only pages for anyone can be prerendered.",
  );
  const menu = { icon: "info" as const, label: { en: "Item", es: "Cosa" } };
  expect(() => theRoutes({ path: ":id", lazy: screen("Item"), handle: { menu } })).toThrow(
    "A menu entry of desk leads to /desk/:id, which has a parameter.",
  );
});
