import { join } from "node:path";
import { test as base, expect, type Browser, type Page } from "@playwright/test";
import { violationsOn } from "./accessibility";
import { contextAs, type BrowserSettings } from "./contextAs";
import { Api } from "./people/Api";
import { makePeople, type People } from "./people/makePeople";
import { site } from "./product/site";
import { watch, type Complaints } from "./watch";

/** Opens a browser of its own for a person. */
type OpenAs = (person: { api: Api } | Api, settings?: BrowserSettings) => Promise<Page>;

type Fixtures = {
  people: People;
  openAs: OpenAs;
  /** What the pages of this test complained about; anything unexpected fails the test. */
  complaints: { expect(pattern: RegExp): void };
  /** Asserts that what is shown can be used by everybody, and keeps a picture where wanted. */
  look: (page: Page, name: string) => Promise<void>;
};

/** A test whose people and data are its own. */
export const test = base.extend<Fixtures & { watched: Complaints[] }>({
  people: async ({ baseURL: _ }, provide) => {
    await provide(makePeople(site));
  },

  watched: async ({ baseURL: _ }, provide) => {
    const watched: Complaints[] = [];
    await provide(watched);
    expect(
      watched.flatMap(({ all }) => all),
      "what the pages complained about",
    ).toEqual([]);
  },

  complaints: async ({ watched }, provide) => {
    await provide({
      expect: (pattern) => {
        if (watched.length === 0) throw new Error("Open a page first.");
        watched.forEach((each) => each.expect(pattern));
      },
    });
  },

  openAs: async ({ browser, watched }, provide) => {
    const pages: Page[] = [];
    await provide(async (person, settings) => {
      const api = person instanceof Api ? person : person.api;
      const page = await openPage(browser, api, watched, settings);
      pages.push(page);
      return page;
    });
    await Promise.all(pages.map((page) => page.context().close()));
  },

  look: async ({ baseURL: _ }, provide) => {
    await provide(async (page, name) => {
      const folder = process.env.E2E_PICTURES;
      if (folder) await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
      // Soft, so that one run tells of every screen.
      expect.soft(await violationsOn(page), `accessibility of ${name}`).toEqual([]);
    });
  },
});

async function openPage(
  browser: Browser,
  api: Api,
  watched: Complaints[],
  settings?: BrowserSettings,
): Promise<Page> {
  const context = await contextAs(browser, api, settings);
  watched.push(watch(context));
  return context.newPage();
}

export { expect };
