import type { RouteRole } from "@quotehaven/contract/release";
import type { Language } from "@quotehaven/contract/schemas";
import { GlobalStyle } from "@quotehaven/shared-ui";
import { renderToString } from "react-dom/server";
import { Provider } from "react-redux";
import {
  createMemoryRouter,
  matchRoutes,
  RouterProvider,
  type RouteObject,
} from "react-router-dom";
import { ServerStyleSheet } from "styled-components";
import type { ReactNode } from "react";
import { languages } from "../i18n/language";
import { TranslatedUi } from "../i18n/TranslatedUi";
import { changeLanguage } from "../i18n/i18n";
import { createPlatformStore } from "../store/createPlatformStore";
import { setPlaces } from "../places/places";
import type { RemoteModule } from "../remote/defineRemote";
import { sessionConfirmed, sessionEnded } from "../store/session";
import { loadLaterParts } from "../takeOver/laterPart";
import { plainMarkup } from "./plainMarkup";

/**
 * A path that is shown before any code is there. Parameters in it (`/leads/:id`) and a query are only
 * filled in to render it: what is shown is the same for all of them.
 */
export type FirstScreen = { prefix: string; path: string; role: RouteRole };

/** What a path shows first: markup in each language, and the rules that these need. */
export type FirstPaint = { css: string; html: Record<Language, string> };

/** Where areas and landings lie, as all remotes together say. */
type Places = Parameters<typeof setPlaces>[0];

/**
 * What the screen of a remote shows at a path before any of its data is there: to nobody in
 * particular where anyone may enter, otherwise to somebody signed in. Runs where there is no window.
 */
export async function prerenderScreen(
  remote: RemoteModule,
  { prefix, path, role }: FirstScreen,
  places: Places,
): Promise<FirstPaint> {
  setPlaces(places);
  const below = path.replace(/:\w+/g, "1").replace(/^\/(?=\?|$)/, "");
  const address = `${prefix === "/" ? "" : prefix}${below}` || "/";
  const routes = await loaded(remote.routes[prefix] ?? [], prefix, address.replace(/\?.*/, ""));
  await loadLaterParts();
  const store = createPlatformStore();
  store.dispatch(role === "anyone" ? sessionEnded() : sessionConfirmed({ userType: role }));
  return inEveryLanguage(remote, () => {
    const router = createMemoryRouter([{ path: prefix, children: routes }], {
      initialEntries: [address],
    });
    return (
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    );
  });
}

/** The rules that hold on every page, whatever it shows. */
export function prerenderGlobalStyle(): string {
  return plainMarkup([rendered(<GlobalStyle />)]).css;
}

async function inEveryLanguage(
  remote: Pick<RemoteModule, "prepare">,
  page: () => ReactNode,
): Promise<FirstPaint> {
  const versions: Rendered[] = [];
  for (const language of languages) {
    await changeLanguage(language);
    await remote.prepare();
    versions.push(rendered(<TranslatedUi>{page()}</TranslatedUi>));
  }
  const { css, html } = plainMarkup(versions);
  const byLanguage = languages.map((language, index) => [language, html[index] ?? ""] as const);
  return { css, html: Object.fromEntries(byLanguage) as Record<Language, string> };
}

type Rendered = { html: string; css: string };

function rendered(page: ReactNode): Rendered {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(sheet.collectStyles(page));
    return { html, css: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

/** The routes that match an address, with their screens loaded. */
async function loaded(
  routes: RouteObject[],
  prefix: string,
  address: string,
): Promise<RouteObject[]> {
  const matches = matchRoutes(routes, address, prefix);
  if (!matches) throw new Error(`No screen is at ${address}.`);
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
