import { matchRoutes, type RouteObject } from "react-router-dom";

/** Fetches the code of the screens that a path shows, and only those. Never rejects: the router asks again. */
export async function warmScreensAt(routes: RouteObject[], prefix: string, path: string) {
  const matches = matchRoutes(routes, path, prefix) ?? [];
  await Promise.all(matches.map(({ route }) => warm(route)));
}

/** Fetches every screen of some routes, one after the other so that nothing urgent waits. */
export async function warmAllScreens(routes: RouteObject[]): Promise<void> {
  for (const route of routes) {
    await warm(route);
    await warmAllScreens(route.children ?? []);
  }
}

async function warm({ lazy }: RouteObject): Promise<void> {
  if (typeof lazy === "function") await Promise.resolve(lazy()).catch(() => undefined);
}
