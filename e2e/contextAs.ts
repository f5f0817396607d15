import type { Browser, BrowserContext } from "@playwright/test";
import type { Api } from "./people/Api";

/** How somebody's browser is set. */
export type BrowserSettings = { language?: string; mobile?: boolean };

/** A small one: what there is room for here, there is on every other. */
const phone = { viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true };

/** A browser of somebody's own, signed in where they are, at their own address of the internet. */
export async function contextAs(
  browser: Browser,
  { origin, sid, address }: Api,
  { language = "en-US", mobile = false }: BrowserSettings = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: language,
    timezoneId: "America/Chicago",
    // What moves would make a screen differ from one look to the next.
    reducedMotion: "reduce",
    ...(mobile ? phone : { viewport: { width: 1366, height: 900 } }),
    storageState: {
      cookies: [],
      origins: sid ? [{ origin, localStorage: [{ name: "sid", value: sid }] }] : [],
    },
  });
  await sendFrom(context, origin, address);
  return context;
}

/** Lets a browser call the API at an origin from an address of the internet. */
export async function sendFrom(
  context: BrowserContext,
  origin: string,
  address: string,
): Promise<void> {
  // Only to our own API: another origin would have to allow the header.
  await context.route(`${origin}/api/**`, (route) =>
    route.continue({ headers: { ...route.request().headers(), "x-forwarded-for": address } }),
  );
}
