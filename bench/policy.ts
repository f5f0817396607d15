import { chromium, type Browser } from "@playwright/test";
import { launchOptions } from "../e2e/browser";
import { TodayCard } from "../e2e/pages/TodayCard";
import { atMost, median, printed, type Line } from "./targets";

/** Twelve pages, of which one has what is read. */
const file = "13-home-twelve-pages-page-4";
/** What stands in the field of the dwelling once it was read. */
const dwelling = "371,900";

/** How long a policy's file takes from its choice to its values in their fields, `times` of each. */
export async function measurePolicy(origin: string, times: number): Promise<Line[]> {
  const browser = await chromium.launch(launchOptions);
  try {
    const slow: number[] = [];
    const plain: number[] = [];
    for (let turn = 0; turn < times; turn += 1) {
      slow.push(await readOnce(browser, origin, 4));
      plain.push(await readOnce(browser, origin, 1));
    }
    return [
      atMost("A policy of 12 pages, its page four times slower", 4_000, "ms", median(slow)),
      // Browsers slow a page down, not the workers in which a policy is read.
      printed("The same, four times what an ordinary processor takes", "ms", 4 * median(plain)),
    ];
  } finally {
    await browser.close();
  }
}

async function readOnce(browser: Browser, origin: string, rate: number): Promise<number> {
  const page = await browser.newPage({ baseURL: origin, reducedMotion: "reduce" });
  await page.goto("/auth/register/1", { waitUntil: "networkidle" });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate });
  const card = new TodayCard(page);
  await card.fromPdf.click();
  const chosenAt = performance.now();
  await card.choose(file);
  await page.waitForFunction(
    (value) => [...document.querySelectorAll("input")].some((field) => field.value === value),
    dwelling,
  );
  const tookMs = performance.now() - chosenAt;
  await page.close();
  return tookMs;
}
