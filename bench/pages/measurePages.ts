import { chromium, type Browser } from "@playwright/test";
import { DEMO_PASSWORD } from "@quotehaven/api";
import { launchOptions } from "../../e2e/browser";
import { Api } from "../../e2e/people/Api";
import { leadToPay } from "../../e2e/people/leadToPay";
import { printJudged } from "../targets";
import { measureInteractions } from "./interactions";
import { judged, type Found } from "./judged";
import { measureReleases } from "./releases";
import { median, orSay, printTable, ratioOf } from "./report";
import { payingAgent, screensOf, type Screen } from "./screens";
import { startSites, ways, type Origins, type Way } from "./sites";
import { nobody, visitTwice, type Conditions, type Figure, type Reader } from "./visitPage";
import type { Visits } from "./Visits";

/** `name` is what `--network` begins with. */
const conditions: (Conditions & { about: string })[] = [
  {
    name: "slow 4G",
    about: "slow 4G (150 ms, 1.6 Mbit/s), processor 4 times slower",
    latencyMs: 150,
    downBytesPerSecond: 200_000,
    cpuSlowdown: 4,
  },
  {
    name: "cable",
    about: "cable (28 ms, 5 Mbit/s), processor 4 times slower",
    latencyMs: 28,
    downBytesPerSecond: 625_000,
    cpuSlowdown: 4,
  },
  {
    name: "none",
    about: "no slowing down",
    latencyMs: 0,
    downBytesPerSecond: -1,
    cpuSlowdown: 1,
  },
];

const rows: { label: string; of: Figure; digits: number }[] = [
  { label: "first paint, ms", of: "firstPaint", digits: 0 },
  { label: "largest paint, ms", of: "largestPaint", digits: 0 },
  { label: "usable, ms", of: "usable", digits: 0 },
  { label: "layout shift", of: "shift", digits: 3 },
  { label: "longest task, ms", of: "longestTask", digits: 0 },
  { label: "requests", of: "requests", digits: 0 },
  { label: "in a row, at most", of: "depth", digits: 0 },
  { label: "page, bytes", of: "pageBytes", digits: 0 },
  { label: "scripts, bytes", of: "scriptBytes", digits: 0 },
];

/**
 * First and repeated visits of every screen: as released remotes, and as one ordinary app of the
 * same sources by webpack and by Vite. All are served alike before the same data; visits take
 * turns. Prints medians and the medians of the paired ratios; then what is fetched again after a
 * release, what pressing and typing takes, and which targets are met.
 *
 * @param times visits of each screen, each way
 * @param wanted how the names of screens and networks begin; all, and presses and typing, where both
 *   are empty
 */
export async function measurePages(
  times: number,
  wanted: { screen: string; network: string },
): Promise<void> {
  const startedAt = performance.now();
  const sites = await startSites();
  const { origins, close } = sites;
  const browser = await chromium.launch(launchOptions);
  try {
    const { people, screens } = await signedIn(origins.remotes);
    const chosen = screens.filter(({ name }) => name.startsWith(wanted.screen));
    const found: Found = { visits: [], releases: [], interactions: [] };
    for (const each of conditions.filter(({ name }) => name.startsWith(wanted.network))) {
      console.log(`\n## ${each.about}; ${times} visits each, 390 px wide`);
      for (const screen of chosen) {
        const reader = people.get(screen.as?.email ?? "") ?? nobody;
        await orSay(screen.name, async () => {
          const visits: Visits[] = [];
          for (let turn = 0; turn < times; turn += 1) {
            visits.push(await visitAll(browser, { origins, screen, reader, turn }, each));
          }
          print(screen, visits);
          found.visits.push({ network: each.name, screen: screen.name, visits });
        });
      }
    }
    const [slow] = conditions;
    if (slow?.name.startsWith(wanted.network)) {
      found.releases = await measureReleases(
        browser,
        { sites, screens: chosen, people },
        slow,
        times,
      );
    }
    if (!wanted.network) {
      found.interactions = await measureInteractions(
        browser,
        { origins, screens, chosen, people },
        times,
      );
    }
    console.log(`\n## Targets, against webpack's app on ${slow?.name}`);
    printJudged(judged(found));
    const minutes = (performance.now() - startedAt) / 60_000;
    console.log(`\nMeasured in ${minutes.toFixed(0)} minutes.`);
  } finally {
    await browser.close();
    await close();
  }
}

/** Every screen, and a session of each demo person who looks at one, by address. */
async function signedIn(origin: string) {
  const people = new Map<string, Api>();
  for (const { as } of screensOf(0)) {
    if (!as || people.has(as.email)) continue;
    const api = new Api(origin, "127.0.0.1");
    await api.logIn(as.type, { email: as.email, password: DEMO_PASSWORD });
    people.set(as.email, api);
  }
  const agent = people.get(payingAgent);
  if (!agent) throw new Error(`Nobody signed in as ${payingAgent}.`);
  return { people, screens: screensOf(await leadToPay(agent)) };
}

/** Whoever comes later finds the machine warmer: they take turns at that. */
async function visitAll(
  browser: Browser,
  at: { origins: Origins; screen: Screen; reader: Reader; turn: number },
  each: Conditions,
): Promise<Visits> {
  const { path, usable } = at.screen;
  const order = ways.map((_, place) => ways[(place + at.turn) % ways.length] ?? ways[0]);
  const visits: Partial<Visits> = {};
  for (const way of order) {
    const destination = { origin: at.origins[way], path, usable, reader: at.reader };
    visits[way] = await visitTwice(browser, destination, each);
  }
  const { remotes, webpack, vite } = visits;
  if (!remotes || !webpack || !vite) throw new Error("A way was left out.");
  return { remotes, webpack, vite };
}

function print({ name, path }: Screen, visits: readonly Visits[]): void {
  for (const kind of ["first", "repeated"] as const) {
    const of = (way: Way, row: Figure) => visits.map((each) => each[way][kind][row]);
    printTable(
      [`${name} \`${path}\`, ${kind}`, "remotes", "webpack", "ratio", "Vite", "ratio"],
      rows.map(({ label, of: row, digits }) => [
        label,
        median(of("remotes", row)).toFixed(digits),
        median(of("webpack", row)).toFixed(digits),
        ratioOf(of("remotes", row), of("webpack", row)),
        median(of("vite", row)).toFixed(digits),
        ratioOf(of("remotes", row), of("vite", row)),
      ]),
    );
  }
}
