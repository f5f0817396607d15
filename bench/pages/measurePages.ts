import { chromium, type Browser } from "@playwright/test";
import { DEMO_PASSWORD } from "@quotehaven/api";
import { launchOptions } from "../../e2e/browser";
import { Api } from "../../e2e/people/Api";
import { measureInteractions } from "./interactions";
import { median, orSay, printTable, ratioOf } from "./report";
import { screens, type Screen } from "./screens";
import { startSites, ways, type Origins, type Way } from "./sites";
import { nobody, visitTwice, type Conditions, type Reader, type Visit } from "./visitPage";

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

const rows: { label: string; of: keyof Visit; digits: number }[] = [
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

type Visits = Record<Way, { first: Visit; repeated: Visit }>;

/**
 * First and repeated visits of every screen: as released remotes, and as one ordinary app of the
 * same sources by webpack and by Vite. All are served alike before the same data; visits take
 * turns. Prints medians and the medians of the paired ratios, then what pressing and typing takes.
 *
 * @param times visits of each screen, each way
 * @param wanted how the names of screens and networks begin; all, and presses and typing, where both
 *   are empty
 */
export async function measurePages(
  times: number,
  wanted: { screen: string; network: string },
): Promise<void> {
  const { origins, close } = await startSites();
  const browser = await chromium.launch(launchOptions);
  try {
    const people = await signedIn(origins.remotes);
    const chosen = screens.filter(({ name }) => name.startsWith(wanted.screen));
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
        });
      }
    }
    if (!wanted.screen && !wanted.network) {
      await measureInteractions(browser, origins, people, times);
    }
  } finally {
    await browser.close();
    await close();
  }
}

/** A session of each demo person who looks at a screen, by address. */
async function signedIn(origin: string): Promise<Map<string, Reader>> {
  const sessions = new Map<string, Reader>();
  for (const { as } of screens) {
    if (!as || sessions.has(as.email)) continue;
    const api = new Api(origin, "127.0.0.1");
    await api.logIn(as.type, { email: as.email, password: DEMO_PASSWORD });
    sessions.set(as.email, api);
  }
  return sessions;
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
    const of = (way: Way, row: keyof Visit) => visits.map((each) => each[way][kind][row]);
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
