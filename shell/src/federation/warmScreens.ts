import { matchRoutes, type RouteObject } from "react-router-dom";
import { savesData } from "../prefetchWhenIdle";

/** Fetches the code of the screens that a path shows. Never rejects: the router asks again. */
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

/**
 * Calls `prepare` with the path of a link as soon as a person points at it, focuses it or touches
 * it; never where they save data. Returns its own undo.
 */
export function prepareOnIntent(page: Document, prepare: (path: string) => void): () => void {
  const prepared = new Set<string>();
  const onIntent = ({ target }: Event) => {
    if (savesData()) return;
    const link = target instanceof Element ? target.closest("a[href]") : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== page.location.origin) return;
    if (prepared.has(link.pathname)) return;
    prepared.add(link.pathname);
    prepare(link.pathname);
  };
  const kinds = ["pointerover", "focusin", "touchstart"];
  for (const kind of kinds) page.addEventListener(kind, onIntent, { passive: true });
  return () => {
    for (const kind of kinds) page.removeEventListener(kind, onIntent);
  };
}
