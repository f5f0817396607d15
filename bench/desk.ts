import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import pg from "pg";
import { launchOptions } from "../e2e/browser";
import { contextAs } from "../e2e/contextAs";
import { Interactions } from "../e2e/Interactions";
import { AreaFrame } from "../e2e/pages/AreaFrame";
import { LeadsPage } from "../e2e/pages/LeadsPage";
import { Api } from "../e2e/people/Api";
import { startProduct } from "../e2e/product/startProduct";
import { withPostgres } from "../local/bin/postgres.mjs";
import { fillMarketplace, notificationsOfOne } from "./fillMarketplace";
import { median } from "./pages/report";
import { slowDown } from "./pages/visitPage";
import { openSession } from "./startApi";

const targetMs = 100;
const cpuSlowdown = 4;
const atOnce = { latencyMs: 0, downBytesPerSecond: -1 };
const usual = { ...atOnce, cpuSlowdown: 1 };
const slow = { ...atOnce, cpuSlowdown };
/** The agent of `fill.sql` who has every ZIP code. */
const agentId = 1;

/** Every carrier for the one whose desk is looked at. */
const grown = `
  insert into agent_carriers (agent_id, carrier_id)
    select ${agentId}, id from carriers on conflict do nothing;
  analyze agent_carriers;`;

/**
 * Prints how long an agent with `size` leads, every carrier and 10,000 notifications waits for the picture of what a key or a click
 * does, with a processor four times slower, each `times` times, and the longest task that comes with it.
 */
export async function measureDesk(size: number, times: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "quotehaven-bench-"));
  await withPostgres(async (url: string) => {
    const product = await startProduct({
      dataDir: join(folder, "data"),
      releaseStore: join(folder, "releases"),
      env: { SEED_DEMO: "false", DATABASE_URL: url, LIMIT_LEAD_DETAILS_BY_AGENT: "1000000" },
    });
    const db = new pg.Client({ connectionString: url });
    await db.connect();
    const browser = await chromium.launch(launchOptions);
    try {
      await fillMarketplace(db, size);
      await db.query(grown);
      const api = new Api(product.origin, "203.0.113.7");
      api.sid = await openSession(db, agentId);
      const desk = await Interactions.on(await contextAs(browser, api));
      console.log(
        `${size} leads, ${notificationsOfOne} notifications, ${cpuSlowdown} times slower`,
      );
      for (const measured of interactions) await measure(desk, measured, times);
    } finally {
      await browser.close();
      await db.end();
      await product.stop();
      await rm(folder, { recursive: true, force: true });
    }
  });
}

type Interaction = {
  name: string;
  /** Brings the page to where it can be done. */
  open: (page: Page) => Promise<void>;
  interact: (page: Page) => Promise<void>;
  /** Takes back what it did, so that it can be done again. */
  after?: (page: Page) => Promise<void>;
};

const closeDialog = (page: Page) => page.keyboard.press("Escape");
/** Between the first row and the second, to and fro. */
const step = (name: string, key: "j" | "k"): Interaction => ({
  name,
  open: async (page) => {
    await openList(page);
    if (key === "k") await page.keyboard.press("j");
  },
  interact: (page) => page.keyboard.press(key),
  after: (page) => page.keyboard.press(key === "k" ? "j" : "k"),
});

const interactions: readonly Interaction[] = [
  step("J, the next row", "j"),
  step("K, the row before", "k"),
  {
    name: "a letter in the search",
    open: async (page) => {
      await openList(page);
      await new LeadsPage(page).search.focus();
    },
    interact: (page) => page.keyboard.press("m"),
  },
  {
    name: "dense or comfortable",
    open: openList,
    interact: (page) => page.getByRole("button", { name: "Dense rows" }).click(),
  },
  {
    name: "the next page",
    open: openList,
    interact: (page) => page.getByRole("button", { name: "Next page" }).click(),
  },
  {
    name: "a summary opens",
    open: openNew,
    interact: (page) => new LeadsPage(page).viewSummary().click(),
    after: closeDialog,
  },
  {
    name: "notifications open",
    open: openList,
    interact: (page) => new AreaFrame(page).bell.click(),
    after: closeDialog,
  },
  {
    name: "a digit in the grid",
    open: openGrid,
    interact: (page) => page.keyboard.press("4"),
    after: (page) => page.keyboard.press("Backspace"),
  },
  {
    name: "the first digit in each row",
    open: openGrid,
    interact: (page) => page.keyboard.press("4"),
    // Down to the next carrier.
    after: (page) => page.keyboard.press("Enter"),
  },
];

async function openList(page: Page): Promise<void> {
  const leads = new LeadsPage(page);
  await leads.open();
  await leads.cards.first().waitFor();
  await page.keyboard.press("j");
}

async function openNew(page: Page): Promise<void> {
  await page.goto("/agent/profile/leads/all?filter=new");
  await new LeadsPage(page).viewSummary().waitFor();
}

async function openGrid(page: Page): Promise<void> {
  await openNew(page);
  await page.evaluate(() => localStorage.setItem("kept:quotes.view", "grid"));
  await page.keyboard.press("j");
  await page.keyboard.press("q");
  await page.locator("[data-row] input:not(:disabled)").first().click();
}

async function measure(
  desk: Interactions,
  { name, open, interact, after }: Interaction,
  times: number,
): Promise<void> {
  const { page } = desk;
  await slowDown(page, usual);
  await open(page);
  await page.waitForTimeout(1_000);
  await slowDown(page, slow);
  const pictures: number[] = [];
  const tasks: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const { pictureMs, taskMs } = await desk.measure(() => interact(page));
    pictures.push(pictureMs);
    tasks.push(taskMs);
    await after?.(page);
    await page.waitForTimeout(300);
  }
  const shown = [median(pictures), Math.max(...pictures), median(tasks), Math.max(...tasks)].map(
    (ms) => `${Math.round(ms)}`.padStart(5),
  );
  const verdict = median(pictures) < targetMs ? "met" : "MISSED";
  console.log(
    `${name.padEnd(28)} picture ${shown[0]} worst ${shown[1]}   longest task ${shown[2]} worst ${shown[3]} ms   ${verdict}`,
  );
}
