import type { Page } from "@playwright/test";
import { openStore } from "@quotehaven/release";
import { expect, test as base } from "../fixtures";
import { AgentLandingPage } from "../pages/AgentLandingPage";
import { DashboardPage } from "../pages/DashboardPage";

type Row = {
  /** What a person saw. */
  seen: string;
  /** By what it was refused, and in which words. */
  refused?: string;
  /** What the page filed of it, and against which remote. */
  filed?: string;
};

/** A test that is a row of the table at the end. */
export const test = base.extend<{ row: (row: Row) => void }>({
  row: async ({ baseURL: _ }, provide, info) => {
    await provide((row) => {
      for (const [type, description] of Object.entries(row)) {
        info.annotations.push({ type, description });
      }
    });
  },
});

export { expect };

/** The release store of the product that all attacks share. */
export const store = () => openStore(process.env.E2E_RELEASE_STORE ?? "");

/** Goes somewhere without a page load, as a link does. */
export async function goInPage(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const state = { idx: history.length };
    history.pushState(state, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state }));
  }, path);
}

/** Asserts that other teams' areas open in this page. */
export async function expectOthersWork(page: Page): Promise<void> {
  await goInPage(page, "/agent");
  await expect(new AgentLandingPage(page).heading).toBeVisible();
  await expect(page).toHaveURL(/\/agent$/);
}

/** Asserts that a consumer's dashboard opens in this page, with what the server says of them. */
export async function expectDashboard(page: Page): Promise<void> {
  await goInPage(page, "/profile/dashboard");
  await expect(new DashboardPage(page).heading).toContainText("Hello");
  await expect(new DashboardPage(page).details).toBeVisible();
}

type Told = { builds: { remote: string; failures: Record<string, number> }[] };

/** What a page files of remotes that failed. To be made before the page is opened. */
export async function filedBy(page: Page) {
  const told: string[] = [];
  await page.exposeFunction("told", (body: string) => {
    const { builds } = JSON.parse(body) as Told;
    for (const { remote, failures } of builds) {
      told.push(...Object.keys(failures).map((kind) => `${remote}: ${kind}`));
    }
  });
  await page.addInitScript(() => {
    navigator.sendBeacon = (_address, body) => {
      void (body as Blob).text().then((text) => Object(window).told(text));
      return true;
    };
  });
  return async () => {
    // What there is to tell is told when a page is left.
    await page.evaluate(() => dispatchEvent(new Event("pagehide")));
    return [...new Set(told)].sort();
  };
}
