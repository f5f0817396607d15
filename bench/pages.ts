import { chromium } from "@playwright/test";
import { launchOptions } from "../e2e/browser";
import { servePages, type PageSite } from "./pageStores";
import { visitPage, type Conditions, type Visit } from "./visitPage";

const paths = ["/", "/agent"];

const conditions: Conditions[] = [
  {
    name: "slow 4G (150 ms, 1.6 Mbit/s), processor 4 times slower",
    latencyMs: 150,
    downBytesPerSecond: 200_000,
    cpuSlowdown: 4,
  },
  { name: "no slowing down", latencyMs: 0, downBytesPerSecond: -1, cpuSlowdown: 1 },
];

const rows: { label: string; of: keyof Visit; digits: number }[] = [
  { label: "first paint, ms", of: "firstPaint", digits: 0 },
  { label: "largest paint, ms", of: "largestPaint", digits: 0 },
  { label: "usable, ms", of: "usable", digits: 0 },
  { label: "layout shift", of: "shift", digits: 3 },
  { label: "page, bytes", of: "pageBytes", digits: 0 },
  { label: "scripts, bytes", of: "scriptBytes", digits: 0 },
];

type Pair = { with: Visit; without: Visit };

/**
 * First visits of the public pages with what is prerendered and without it: the same builds, served
 * alike, visits in turn. Prints medians and the median of the paired ratios.
 *
 * @param visits of each page, each way
 */
export async function measurePages(visits: number): Promise<void> {
  const [painted, plain] = await Promise.all([servePages(true), servePages(false)]);
  const browser = await chromium.launch(launchOptions);
  try {
    for (const each of conditions) {
      console.log(`\n${each.name}; ${visits} first visits each, 390 px wide`);
      for (const path of paths) {
        const pairs: Pair[] = [];
        for (let visit = 0; visit < visits; visit += 1) {
          pairs.push(await visitBoth(visit, { painted, plain }, path, each));
        }
        print(path, pairs);
      }
    }
  } finally {
    await browser.close();
    await Promise.all([painted.close(), plain.close()]);
  }

  /** Whoever comes second finds the machine warmer: they take turns at that. */
  async function visitBoth(
    visit: number,
    sites: { painted: PageSite; plain: PageSite },
    path: string,
    each: Conditions,
  ): Promise<Pair> {
    const open = (site: PageSite) => visitPage(browser, site.origin + path, each);
    if (visit % 2 === 0) {
      const first = await open(sites.painted);
      return { with: first, without: await open(sites.plain) };
    }
    const first = await open(sites.plain);
    return { with: await open(sites.painted), without: first };
  }
}

function print(path: string, pairs: readonly Pair[]): void {
  console.log(`\n| ${path} | prerendered | without | ratio |\n| --- | ---: | ---: | ---: |`);
  for (const { label, of, digits } of rows) {
    const own = median(pairs.map((pair) => pair.with[of]));
    const other = median(pairs.map((pair) => pair.without[of]));
    const ratio = median(pairs.map((pair) => pair.with[of] / pair.without[of]));
    const shown = Number.isFinite(ratio) ? ratio.toFixed(2) : "–";
    console.log(`| ${label} | ${own.toFixed(digits)} | ${other.toFixed(digits)} | ${shown} |`);
  }
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
  return (low + high) / 2;
}
