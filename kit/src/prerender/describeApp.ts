import { isValidElement } from "react";
import { Navigate } from "react-router-dom";
import type { Area, RemoteRoute } from "@quotehaven/platform";
import {
  joinPaths,
  menuOf,
  type AppDefinition,
  type RemoteDefinition,
} from "@quotehaven/platform/shell";

/** What a page of an area shows first. */
type FirstScreen = { files: string[]; leadsTo?: string };

/** A route with what comes before its screen shows: the files of the routes around it, and its own. */
type Place = FirstScreen & { path: string; route: RemoteRoute };

/** A `lazy` that was run before imports nothing again. */
type Imports = { imported: string[]; known: Map<unknown, string[]> };

/**
 * What a build says of an app, as data: what it declares, its menu, and of each area the source files
 * that every path needs first, and what is prerendered.
 *
 * @param app what its `src/routes.tsx` exports, bundled so that an `import()` only adds the name of
 *   its file to `imported`
 * @throws where two areas have one prefix, or a menu entry leads to a path with a parameter
 */
export async function describeApp(
  app: AppDefinition & Partial<Omit<RemoteDefinition, keyof AppDefinition>>,
  imported: string[],
) {
  const { name, team, contract, unlisted, areas, policy } = app;
  const twice = areas.find(
    ({ prefix }, index) => areas.findIndex((one) => one.prefix === prefix) < index,
  );
  if (twice) throw new Error(`${name} has two areas with the prefix ${twice.prefix}.`);
  const menu = menuOf(areas);
  const open = menu.find(({ to }) => /[:*]/.test(to));
  if (open) throw new Error(`A menu entry of ${name} leads to ${open.to}, which has a parameter.`);
  const imports = { imported, known: new Map() };
  const routes = [];
  for (const area of areas) routes.push(await describeArea(area, imports));
  return { name, team, contract, unlisted, menu, policy, routes };
}

async function describeArea({ routes, ...area }: Area, imports: Imports) {
  const around = { path: "/", files: [] };
  const places = await placesIn(routes, around, area.prefix, imports);
  const prerender = places.flatMap(({ path, route: { handle } }) =>
    handle?.prerender === true ? [path] : (handle?.prerender ?? []),
  );
  const first = firstScreensOf(places.filter(({ route }) => !route.children));
  return {
    ...area,
    prerender: prerender.length > 0 ? prerender : undefined,
    screens: Object.fromEntries(Object.entries(first).map(([path, { files }]) => [path, files])),
  };
}

async function placesIn(
  routes: readonly RemoteRoute[],
  around: Omit<Place, "route">,
  prefix: string,
  imports: Imports,
): Promise<Place[]> {
  const places: Place[] = [];
  for (const route of routes) {
    const own = {
      path: joinPaths(around.path, route.path ?? ""),
      files: [...around.files, ...(await filesOf(route, imports))],
    };
    places.push({ ...own, route, leadsTo: redirectOf(route, prefix) });
    places.push(...(await placesIn(route.children ?? [], own, prefix, imports)));
  }
  return places;
}

/** The source files that a route's `lazy` imports. */
async function filesOf({ lazy }: RemoteRoute, { imported, known }: Imports): Promise<string[]> {
  if (typeof lazy !== "function") return [];
  const before = known.get(lazy);
  if (before) return before;
  imported.length = 0;
  await lazy();
  const files = [...new Set(imported)];
  known.set(lazy, files);
  return files;
}

/** The path below the prefix that a route only leads on to by a `<Navigate>`. */
function redirectOf({ element }: RemoteRoute, prefix: string): string | undefined {
  if (!isValidElement<{ to?: unknown }>(element) || element.type !== Navigate) return undefined;
  const { to } = element.props;
  return typeof to === "string" && to.startsWith(prefix)
    ? joinPaths("/", to.slice(prefix.length))
    : undefined;
}

/** The path before the first parameter or wildcard: of the page that shows it. */
const fixedPart = (path: string) => path.replace(/\/[:*].*$/, "") || "/";

function firstScreensOf(places: readonly Place[]): Record<string, FirstScreen> {
  const screens = new Map<string, FirstScreen>();
  for (const { path, files, route } of places) {
    const isScreen = files.length > 0 && !isRedirect(route);
    if (isScreen && !screens.has(fixedPart(path))) screens.set(fixedPart(path), { files });
  }
  for (const { path, leadsTo } of places) {
    const target = leadsTo === undefined ? undefined : screens.get(leadsTo);
    // Of `/list`, whose page is that of `/list/:id`, too, the files are those of `/list/:id`.
    if (target) screens.set(path, { ...(screens.get(path) ?? target), leadsTo });
  }
  return Object.fromEntries([...screens].sort(([a], [b]) => (a < b ? -1 : 1)));
}

const isRedirect = ({ element }: RemoteRoute) =>
  isValidElement(element) && element.type === Navigate;
