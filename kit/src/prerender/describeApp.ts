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
type FirstScreen = { chunks: string[]; leadsTo?: string };

/** A route with what comes before its screen shows: the chunks of the routes around it, and its own. */
type Place = FirstScreen & { path: string; route: RemoteRoute };

/** What the `src/routes.tsx` of an app exports. */
export type App = AppDefinition & Partial<Omit<RemoteDefinition, keyof AppDefinition>>;

/**
 * What a build says of an app, as data: what it declares, its menu, and of each area the chunks that
 * every path needs first, and what is prerendered.
 *
 * @param requested to which each `import()` adds the id of its chunk, at once
 * @throws where two areas have one prefix, a menu entry leads to a path with a parameter, or an area
 *   that is not for anyone has a prerendered page
 */
export function describeApp(app: App, requested: string[]) {
  const { name, team, contract, unlisted, areas, policy } = app;
  const twice = areas.find(
    ({ prefix }, index) => areas.findIndex((one) => one.prefix === prefix) < index,
  );
  if (twice) throw new Error(`${name} has two areas with the prefix ${twice.prefix}.`);
  const menu = menuOf(areas);
  const open = menu.find(({ to }) => /[:*]/.test(to));
  if (open) throw new Error(`A menu entry of ${name} leads to ${open.to}, which has a parameter.`);
  const routes = areas.map((area) => describeArea(area, requested));
  return { name, team, contract, unlisted, menu, policy, routes };
}

function describeArea({ routes, ...area }: Area, requested: string[]) {
  const around = { path: "/", chunks: [] };
  const places = placesIn(routes, around, area.prefix, requested);
  const prerender = places.flatMap(({ path, route: { handle } }) =>
    handle?.prerender === true ? [path] : (handle?.prerender ?? []),
  );
  if (prerender.length > 0 && area.role !== "anyone") {
    throw new Error(
      `${area.prefix} is for ${area.role}: only pages for anyone can be prerendered.`,
    );
  }
  const first = firstScreensOf(places.filter(({ route }) => !route.children));
  return {
    ...area,
    exact: area.exact === true,
    prerender,
    screens: Object.fromEntries(Object.entries(first).map(([path, { chunks }]) => [path, chunks])),
  };
}

function placesIn(
  routes: readonly RemoteRoute[],
  around: Omit<Place, "route">,
  prefix: string,
  requested: string[],
): Place[] {
  const places: Place[] = [];
  for (const route of routes) {
    const own = {
      path: joinPaths(around.path, route.path ?? ""),
      chunks: [...around.chunks, ...chunksOf(route, requested)],
    };
    places.push({ ...own, route, leadsTo: redirectOf(route, prefix) });
    places.push(...placesIn(route.children ?? [], own, prefix, requested));
  }
  return places;
}

/** The chunks that a route's `lazy` asks for. */
function chunksOf({ lazy }: RemoteRoute, requested: string[]): string[] {
  if (typeof lazy !== "function") return [];
  requested.length = 0;
  void lazy();
  return [...new Set(requested)];
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
  for (const { path, chunks, route } of places) {
    const isScreen = chunks.length > 0 && !isRedirect(route);
    if (isScreen && !screens.has(fixedPart(path))) screens.set(fixedPart(path), { chunks });
  }
  for (const { path, leadsTo } of places) {
    const target = leadsTo === undefined ? undefined : screens.get(leadsTo);
    // Of `/list`, whose page is that of `/list/:id`, too, the chunks are those of `/list/:id`.
    if (target) screens.set(path, { ...(screens.get(path) ?? target), leadsTo });
  }
  return Object.fromEntries([...screens].sort(([a], [b]) => (a < b ? -1 : 1)));
}

const isRedirect = ({ element }: RemoteRoute) =>
  isValidElement(element) && element.type === Navigate;
