import type { Role } from "@quotehaven/contract/rules";
import type { PlatformStore } from "@quotehaven/platform/shell";
import {
  createBrowserRouter,
  matchRoutes,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from "react-router-dom";
import { ownerOf, type Federation } from "./federation";
import { remoteRoute, ROOT, shellRoutes } from "./shellRoutes";

/** The router of the page. */
export type ShellRouter = ReturnType<typeof createBrowserRouter>;

/** What the router asks about remotes and about who may enter. */
type RouterPage = {
  federation: Pick<Federation, "registry" | "load">;
  store: PlatformStore;
};

/**
 * The routes that a page begins with at `path`: with those of the remote that owns it, and with the
 * screens that it shows already loaded, so that the first render shows them. Never rejects: what
 * failed is shown in its place.
 */
export async function firstRoutes(
  path: string,
  { federation }: Pick<RouterPage, "federation">,
): Promise<RouteObject[]> {
  const owner = ownerOf(federation.registry(), path);
  const remote = owner && (await federation.load(owner.remote.name).catch(() => null));
  const routes = shellRoutes(owner && remote ? [remoteRoute(owner, remote)] : []);
  const matches = matchRoutes(routes, path) ?? [];
  await Promise.all(matches.map(({ route }) => loadScreen(route)));
  return routes;
}

async function loadScreen(route: RouteObject): Promise<void> {
  const { lazy } = route;
  if (typeof lazy !== "function") return;
  try {
    Object.assign(route, await lazy(), { lazy: undefined });
  } catch (error) {
    // The router hears of it at once, and does not wait for the same again.
    Object.assign(route, { lazy: () => Promise.reject(error) });
  }
}

/** The page's router, at the address of the page. */
export function shellRouter(routes: RouteObject[], page: RouterPage): ShellRouter {
  return createBrowserRouter(routes, routerOptions(page));
}

/** How the page's router is set, whichever history it has. */
export function routerOptions(page: RouterPage) {
  return {
    // What there is of the first screen is there: nothing is discovered, scrolled or loaded before it shows.
    hydrationData: {},
    patchRoutesOnNavigation: lateRoutes(page),
  };
}

/** The routes of a remote come when somebody who may enter goes to one of its paths. */
function lateRoutes({ federation, store }: RouterPage): PatchRoutesOnNavigationFunction {
  const mayEnter = (role: Role | "anyone") => {
    const { status, userType } = store.getState().session;
    return role === "anyone" || (status === "signedIn" && userType === role);
  };
  return async ({ path, patch }) => {
    const owner = ownerOf(federation.registry(), path);
    // Where the session is not known yet, the guard waits for it, and then the routes are asked for again.
    if (!owner || !mayEnter(owner.route.role)) return;
    try {
      patch(ROOT, [remoteRoute(owner, await federation.load(owner.remote.name))]);
    } catch {
      // The loader's state keeps the failure, which is shown inside of the frame.
    }
  };
}
