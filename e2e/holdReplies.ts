import type { BrowserContext, Page, Route } from "@playwright/test";

/** Holds back what is asked of these addresses, until the function that it gives is called. */
export async function holdReplies(
  page: Page | BrowserContext,
  addresses: string,
  answer = (route: Route) => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await released;
    await answer(route);
  });
  return release;
}
