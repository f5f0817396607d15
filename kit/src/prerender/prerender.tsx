import type { Language } from "@quotehaven/contract/schemas";
import { GlobalStyle } from "@quotehaven/shared-ui";
import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import {
  createMemoryRouter,
  matchRoutes,
  RouterProvider,
  type RouteObject,
} from "react-router-dom";
import { ServerStyleSheet } from "styled-components";
import { changeLanguage } from "@quotehaven/platform";
import {
  createPlatformStore,
  languages,
  PageFrame,
  PageRoot,
  sessionEnded,
  setPlaces,
  type RemoteModule,
} from "@quotehaven/platform/shell";

/** The markup of a page in each language, and the rules of all of them. */
export type Prerendered = { css: string; html: Record<Language, string> };

/** The areas and landings of every manifest together. */
type Places = Parameters<typeof setPlaces>[0];

/**
 * Prerenders the page of a path below a prefix of a remote, for a visitor: the tree that the shell
 * hydrates. Runs in Node.
 *
 * @param screen a query in `path` is only filled in to render the page
 */
export async function prerenderScreen(
  remote: RemoteModule,
  { prefix, path }: { prefix: string; path: string },
  places: Places,
): Promise<Prerendered> {
  setPlaces(places);
  const address = `${prefix === "/" ? "" : prefix}${path.replace(/^\/(?=\?|$)/, "")}` || "/";
  const { pathname } = new URL(address, "http://localhost");
  const routes = await withScreens(remote.routes[prefix] ?? [], prefix, pathname);
  const store = createPlatformStore();
  store.dispatch(sessionEnded());
  const sheet = new ServerStyleSheet();
  try {
    const html: [Language, string][] = [];
    for (const language of languages) {
      await changeLanguage(language);
      await remote.prepare();
      const frame = { element: <PageFrame />, children: [{ path: prefix, children: routes }] };
      const router = createMemoryRouter([frame], { initialEntries: [address] });
      const { prelude } = await prerender(
        sheet.collectStyles(
          <PageRoot store={store} hasGlobalStyle={false}>
            <RouterProvider router={router} />
          </PageRoot>,
        ),
        { onError: fail },
      );
      html.push([language, await new Response(prelude).text()]);
    }
    return { css: rulesIn(sheet), html: Object.fromEntries(html) as Record<Language, string> };
  } finally {
    sheet.seal();
  }
}

/** The rules of every page: colours, fonts, the page's ground. */
export function prerenderGlobalStyle(): string {
  const sheet = new ServerStyleSheet();
  try {
    renderToStaticMarkup(sheet.collectStyles(<GlobalStyle />));
    return rulesIn(sheet);
  } finally {
    sheet.seal();
  }
}

/** A page that throws is no page: without this, React would leave the place for the browser to fill. */
function fail(error: unknown): never {
  throw error;
}

function rulesIn(sheet: ServerStyleSheet): string {
  return sheet
    .getStyleElement()
    .map(({ props }) => String(props.dangerouslySetInnerHTML?.__html ?? ""))
    .join("");
}

/** The routes with the screens of a path loaded, as the shell loads them before it hydrates. */
async function withScreens(
  routes: RouteObject[],
  prefix: string,
  pathname: string,
): Promise<RouteObject[]> {
  const matches = matchRoutes(routes, pathname, prefix);
  if (!matches) throw new Error(`No screen is at ${pathname}.`);
  const wanted = new Set(matches.map(({ route }) => route));
  const load = async (route: RouteObject): Promise<RouteObject> => {
    const { lazy, ...rest } = route;
    const isWanted = wanted.has(route) && typeof lazy === "function";
    const own = isWanted ? { ...rest, ...(await lazy()) } : rest;
    if (own.index) return own as RouteObject;
    const children = route.children && (await Promise.all(route.children.map(load)));
    return { ...own, children } as RouteObject;
  };
  return Promise.all(routes.map(load));
}
