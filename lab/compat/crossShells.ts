import { chromium, type Page } from "@playwright/test";
import { launchOptions } from "@quotehaven/e2e/browser";
import { contextAs } from "@quotehaven/e2e/contextAs";
import { AreaFrame } from "@quotehaven/e2e/pages/AreaFrame";
import { LandingPage } from "@quotehaven/e2e/pages/LandingPage";
import { makePeople } from "@quotehaven/e2e/people/makePeople";
import type { Product } from "@quotehaven/e2e/product/startProduct";
import type { TeamWorld } from "../teams/world/TeamWorld";

/**
 * Somebody signed in goes from a page of the site's own shell into an area of the shell beside it, on
 * within that, and back.
 */
export async function crossShells(world: TeamWorld, { origin, sandboxOrigin }: Product) {
  const { agent } = await makePeople({ origin, sandboxOrigin }).lead();
  const browser = await chromium.launch(launchOptions);
  world.atEnd(() => browser.close());
  const page = await (await contextAs(browser, agent.api)).newPage();
  const landing = new LandingPage(page);
  const area = new AreaFrame(page);

  await landing.open();
  await landing.profile.waitFor();
  world.check("the landing is of the site's own shell", (await shellOf(page)) === "shell");
  await mark(page);
  await landing.profile.click();
  await area.entry("Leads").waitFor();
  const arrived = await shellOf(page);
  world.check(
    "a link leads into the area of the shell beside it",
    arrived === "shell-next",
    arrived,
  );
  world.check("with a page load, and still signed in", !(await isMarked(page)), page.url());
  await mark(page);
  await area.entry("Leads").click();
  await page.getByRole("heading", { level: 1, name: "Leads" }).waitFor();
  world.check("within that area nothing is loaded anew", await isMarked(page), page.url());
  await landing.open();
  await landing.profile.hover();
  await landing.profile.click();
  await area.bell.waitFor();
  await page.goBack();
  await landing.heading.waitFor();
  const back = await shellOf(page);
  world.check("Back leads to the site's own shell", back === "shell", back);
}

/** The shell whose scripts the page runs. */
function shellOf(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      /\/assets\/([\w-]+)\//.exec(document.querySelector("script[src]")?.outerHTML ?? "")?.[1] ??
      "none",
  );
}

/** Gone as soon as the page is loaded anew. */
function mark(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.dataset.marked = "";
  });
}

function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => "marked" in document.documentElement.dataset);
}
