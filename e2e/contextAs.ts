import type { Browser, BrowserContext } from "@playwright/test";
import type { Api } from "./people/Api";
import { translatePages } from "./translate";

/** How somebody's browser is set. */
export type BrowserSettings = {
  language?: string;
  mobile?: boolean;
  /** Whether the page may move smoothly, as it does unless a person prefers reduced motion. */
  motion?: boolean;
  /** The browser translates each page. */
  translated?: boolean;
};

/** A small one: what there is room for here, there is on every other. */
const phone = { viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true };

/** A browser of somebody's own, signed in where they are, at their own address of the internet. */
export async function contextAs(
  browser: Browser,
  api: Api,
  { language = "en-US", mobile = false, motion = false, translated = false }: BrowserSettings = {},
): Promise<BrowserContext> {
  const { origin, address } = api;
  const context = await browser.newContext({
    baseURL: origin,
    locale: language,
    timezoneId: "America/Chicago",
    // What moves would make a screen differ from one look to the next.
    reducedMotion: motion ? "no-preference" : "reduce",
    ...(mobile ? phone : { viewport: { width: 1366, height: 900 } }),
    storageState: {
      cookies: [],
      origins: [{ origin, localStorage: keptOf(api) }],
    },
  });
  await sendFrom(context, address);
  if (translated) await translatePages(context);
  return context;
}

/** What a browser keeps of who logged in. */
export function keptOf({ sid, role }: Pick<Api, "sid" | "role">) {
  return Object.entries({ sid, role }).flatMap(([name, value]) => (value ? [{ name, value }] : []));
}

/**
 * Lets a browser call the API as from an address of the internet. The pages say it themselves, as a
 * proxy would for them: where requests are held up on their way out, a browser keeps no files.
 */
async function sendFrom(context: BrowserContext, address: string): Promise<void> {
  await context.addInitScript((from) => {
    const name = "x-forwarded-for";
    // Only to the API of the page: another origin would have to allow the header. No function here has a
    // name, because tsx marks those with a helper of its own, which no page has.
    const own = `${location.origin}/api/`;
    const { open } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.open = function (method: string, url: string | URL) {
      open.call(this, method, url, true);
      if (new URL(url, location.href).href.startsWith(own)) this.setRequestHeader(name, from);
    };
    const { fetch } = window;
    window.fetch = (...asked) => {
      const request = new Request(...asked);
      if (request.url.startsWith(own)) request.headers.set(name, from);
      return fetch(request);
    };
  }, address);
}
