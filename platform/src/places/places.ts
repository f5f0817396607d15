import type { CustomerRole, Role } from "@quotehaven/contract/rules";
import {
  homeOf,
  isOwnPath,
  landingOf,
  roleOf,
  type RouteEntry,
} from "@quotehaven/contract/release";

let routes: readonly RouteEntry[] = [];

/** Tells the page which routes there are; the shell does, from the registry, before anything renders. */
export function setPlaces(registered: readonly RouteEntry[]): void {
  routes = registered;
}

/** What remotes say of notifications of a kind, with the area that it is said for. */
export function notificationTargets(kind: string) {
  return routes.flatMap(({ prefix, role, notifications }) => {
    const target = notifications?.[kind];
    return target ? [{ ...target, prefix, role }] : [];
  });
}

/** The root of a user's own area. */
export function homePath(role: Role | null): string {
  return homeOf(routes, role ?? "consumer");
}

/** Whether somebody signs in on a page of their own, not in the dialog of consumers and agents. */
export const opensOnPage = (role: Role): role is Exclude<Role, CustomerRole> =>
  role !== "consumer" && role !== "agent";

/** The page on which a kind of user signs in. */
export function landingPath(role: Role): string {
  return landingOf(routes, role);
}

/** Whom a path asks to be signed in; null where anyone may enter. */
export function roleOfPath(path: string): Role | null {
  return roleOf(routes, path);
}

/** Whether somebody of this role may be led to a path that came from outside. */
export function isRedirectAllowed(path: unknown, role: Role): path is string {
  return isOwnPath(routes, path, role);
}
