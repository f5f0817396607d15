import {
  homeOf,
  isOwnPath,
  landingOf,
  readerOf,
  type Reader,
  type RouteEntry,
} from "@quotehaven/contract/release";
import type { AccountType } from "@quotehaven/contract/wire";
import type { UserType } from "../events/platformEvents";

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

/** A user's kind as the registry names it. */
export function readerOfType(userType: UserType | null): Reader {
  return userType ?? "consumer";
}

/** The root of a user's own area. */
export function homePath(userType: UserType | null): string {
  return homeOf(routes, readerOfType(userType));
}

/** Whether somebody signs in on a page of their own, not in the dialog of consumers and agents. */
export const opensOnPage = (reader: Reader): reader is Exclude<Reader, AccountType> =>
  reader !== "consumer" && reader !== "agent";

/** The page on which a kind of user signs in. */
export function landingPath(reader: Reader): string {
  return landingOf(routes, reader);
}

/** Whom a path asks to be signed in; null where anyone may enter. */
export function pathReader(path: string): Reader | null {
  return readerOf(routes, path);
}

/** Whether this reader may be led to a path that came from outside. */
export function mayBeLedTo(path: unknown, reader: Reader): path is string {
  return isOwnPath(routes, path, reader);
}
