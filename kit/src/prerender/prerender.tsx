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

/** A path below a prefix; a query is only filled in to render the page. */
type Screen = { prefix: string; path: string };

/** The markup of a page in each language, and the rules of all of them. */
export type Prerendered = Screen & { css: string; html: Record<Language, string> };

/**
 * Prerenders the pages that the areas of an app list, for a visitor: the trees that the shell hydrates.
 * Runs in Node.
 *
 * @throws where a page fails to render, or has what the Content-Security-Policy forbids
 */
export async function prerenderScreens(
  app: RemoteModule,
  routes: Parameters<typeof setPlaces>[0] & readonly { prerender: readonly string[] }[],
): Promise<Prerendered[]> {
  setPlaces(routes);
  const pages = [];
  for (const { prefix, prerender } of routes) {
    for (const path of prerender) pages.push(await prerenderScreen(app, { prefix, path }));
  }
  return pages;
}

async function prerenderScreen(remote: RemoteModule, screen: Screen): Promise<Prerendered> {
  const { prefix, path } = screen;
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
      const markup = await new Response(prelude).text();
      assertNoStyle(markup, `${prefix}${path}`);
      html.push([language, markup]);
    }
    const languagesOf = Object.fromEntries(html) as Record<Language, string>;
    return { ...screen, css: rulesIn(sheet), html: languagesOf };
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

function assertNoStyle(markup: string, page: string): void {
  const [found] = / style="[^"]*"/.exec(markup) ?? [];
  if (!found) return;
  throw new Error(
    `${page} is prerendered with${found}, which the Content-Security-Policy forbids. ` +
      "Say it in a styled component.",
  );
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
