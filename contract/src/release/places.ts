import type { Role } from "../rules/roles";
import { isSafePath } from "../rules/rememberedPath";
import type { RouteEntry } from "./registry";

type Routes = readonly RouteEntry[];

/** The path without query, fragment and slash at its end. */
export function plainPath(path: string): string {
  return path.replace(/[?#].*/s, "").replace(/(?<!\/)\/+$/, "") || "/";
}

function isBelow({ prefix, exact }: RouteEntry, path: string): boolean {
  if (path === prefix) return true;
  return !exact && path.startsWith(prefix === "/" ? "/" : `${prefix}/`);
}

/** The route that owns a path: the longest prefix wins; undefined where nobody does. */
export function routeOf(routes: Routes, path: string): RouteEntry | undefined {
  const owners = routes.filter((route) => isBelow(route, plainPath(path)));
  return owners.sort((a, b) => b.prefix.length - a.prefix.length)[0];
}

/** Whom a path asks to be signed in; null where anyone may enter. */
export function roleOf(routes: Routes, path: string): Role | null {
  const role = routeOf(routes, path)?.role ?? "anyone";
  return role === "anyone" ? null : role;
}

/**
 * Whether somebody may be led to a path that came from outside (a link, a storage): an address of
 * this site, in an area that this role alone may enter.
 */
export function isOwnPath(routes: Routes, path: unknown, role: Role): path is string {
  const own = routes.filter((route) => route.role === role).map(({ prefix }) => prefix);
  if (!isSafePath(path, own)) return false;
  const { pathname } = new URL(path, "http://site.invalid");
  // As the router will find it: "/profile/../agent" is not below "/profile".
  if (decodeURIComponent(pathname).split("/").includes("..")) return false;
  return roleOf(routes, pathname) === role;
}

/** Where a role's own area begins, as the manifest says; the front page where none does. */
export function homeOf(routes: Routes, role: Role): string {
  return routes.find((route) => route.home && route.role === role)?.prefix ?? "/";
}

/** The page on which a role signs in, as the manifest says; the front page where none does. */
export function landingOf(routes: Routes, role: Role): string {
  return routes.find((route) => route.landingOf === role)?.prefix ?? "/";
}
